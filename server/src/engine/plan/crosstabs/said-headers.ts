import { conceptsOf } from '../../match/names/words.ts'
import { wordsIn } from '../../knowledge/grounded/words.ts'
import type { SaidText } from '../../knowledge/texts.ts'
import type { TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { LEAST_COLUMNS, type Run } from './crosstab-headers.ts'

// “Courses by their names: FS = "Fire safety", every 12 months. FA = "First aid", every 24 months.”: where a template column may hold any text, a note
// that speaks of it says what the codes above the columns of a table stand for.

const LONGEST = 60
const SAID =
  /(?<![\p{L}\p{N}])([\p{L}\p{N}][\p{L}\p{N}./-]{0,11})\s*(?:=|:|→|->|=>|\s(?:is|means|stands for|ist|bedeutet|steht für|hei(?:ß|ss)t|est|signifie|es|significa|è|betekent|is)\s)\s*["“„«]\s?([^"”“»„«]{2,60}?)\s?["”“»]/gu
/** Words of names that any text has. */
const OF_ANY = new Set(['name', 'number', 'id', 'code', 'type', 'date', 'description', 'note', 'status', 'value'])

/** The longest run of columns beside one another whose headers are, or end with, codes that a text about the template column explains. */
export function runOfSaid({ columns }: TableProfile, column: TemplateColumn, texts: readonly SaidText[]): Run | null {
  const own = wordsIn(column.name.replaceAll('_', ' ')).filter(
    ({ raw, text }) => text.length > 3 && !conceptsOf(raw).some((concept) => OF_ANY.has(concept)),
  )
  if (own.length === 0) return null
  const about = texts.filter(({ text }) => {
    const said = new Set(wordsIn(text).map(({ stem }) => stem))
    return own.every(({ stem }) => said.has(stem))
  })
  const names = namesIn(about)
  const labels = columns.map(({ name }) => codeIn(name, names))
  let best: Run | null = null
  for (let from = 0; from < labels.length; from++) {
    let to = from
    while (to < labels.length && labels[to] !== null) to++
    const raws = labels.slice(from, to).flatMap((label) => label ?? [])
    const values = raws.map((raw) => names.get(raw)!)
    const isRun = raws.length >= LEAST_COLUMNS && new Set(values).size === raws.length
    if (isRun && raws.length > (best?.raws.length ?? 0)) best = { from, raws, values }
    from = Math.max(from, to)
  }
  return best
}

/** What codes stand for; one of which two things are said stands for neither. */
function namesIn(texts: readonly SaidText[]): Map<string, string> {
  const found = texts.flatMap(({ text }) =>
    [...text.matchAll(SAID)].map(([, code, name]) => ({ code: code!, name: name! })),
  )
  const byCode = Map.groupBy(found, ({ code }) => code)
  return new Map(
    [...byCode].flatMap(([code, all]) =>
      all.every(({ name }) => name === all[0]!.name) ? [[code, all[0]!.name]] : [],
    ),
  )
}

/** The code that a header is, or ends with below what several columns are: “Dogs C3”. */
function codeIn(header: string, names: ReadonlyMap<string, string>): string | null {
  const words = header.trim().slice(0, LONGEST).split(/\s+/u)
  const ends = words.map((_, at) => words.slice(at).join(' '))
  return ends.find((end) => names.has(end)) ?? null
}
