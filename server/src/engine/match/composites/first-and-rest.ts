import type { Transform } from '../../model.ts'
import { wordsOf } from '../names/words.ts'
import { isSameWord } from '../vocabulary.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import type { Composite } from './composite.ts'

// “Ms Ada Roth & Mr Ben Ost & Mr Cy Pohl” under “Tenants”, or “Tenant 1”, “Tenant 2” and “Tenant 3”, for a template with a column for the first of them
// and one for all others.

const FIRST =
  /^(?:the |der |die |das |le |la |el |il |de )?(?:first|lead|leading|main|primary|principal|chief|erste[rns]?|haupt|premi[eè]re?|principale?|primer[oa]?|prim[oa]|eerste|hoofd)(?!\p{L})/iu
const OTHERS =
  /(?<!\p{L})(?:others?|further|additional|remaining|co|weitere[rns]?|übrige[rns]?|uebrige[rns]?|andere[rns]?|sonstige[rns]?|autres?|suppl[ée]mentaires?|otr[oa]s|dem[áa]s|adicionales|altr[ie]|ulteriori|overige|andere)(?!\p{L})/iu
/** What everybody has several of, and none of them is the first of a list. */
const NO_NOUNS = new Set(['name', 'line', 'address', 'date', 'code', 'number', 'no', 'id', 'of', 'the'])
/** Between those that are listed. */
const BETWEEN = /\s*[&;+/\n]\s*|\s+(?:and|und|et|y|e|en|i|u\.)\s+/gu
const COMMA = /,\s*/gu
/** How the template wants them parted. */
const PARTED: [RegExp, string][] = [
  [/semicolon|semikolon|strichpunkt|point[- ]virgule|punto y coma|punto e virgola|puntkomma|średnik/iu, '; '],
  [/comma|komma|virgule|\bcoma\b|virgola|przecin/iu, ', '],
  [/slash|schrägstrich|barre oblique|barra/iu, ' / '],
  [/ampersand|&/iu, ' & '],
]
/** So many different ones are no separators any more. */
const MOST_SEPARATORS = 6
/** Of those that are listed so few may lack a part, as couples of one surname do. */
const FEW = 0.1
const SOME = 0.02

/** The template columns of the first and of all others, what they are, and what is to stand between these. */
interface Wanted {
  first: number
  rest: number
  noun: string
  parted: string | null
}

/** The first and all others out of the columns that are called by what they are. */
export function splitFirsts(table: TableSide, side: TemplateSide): Composite[] {
  const found = wantedIn(side).map((wanted) => ofColumns(wanted, table, side) ?? ofLists(wanted, table, side))
  const [group, ...more] = found.filter((one) => one !== null)
  return group && more.length === 0 ? group : []
}

/** The steps for the part that a column of lists was named for; null where it has none. */
export function listPart(source: number, target: number, table: TableSide, side: TemplateSide): Transform[] | null {
  const wanted = wantedIn(side).find(({ first, rest }) => first === target || rest === target)
  const steps = wanted && stepsFor(source, wanted, table)
  return steps ? (wanted.first === target ? steps.first : steps.rest) : null
}

function wantedIn({ template: { columns } }: TemplateSide): Wanted[] {
  const called = ({ name }: (typeof columns)[number]): string => name.replace(/[_-]+/g, ' ')
  const nouns = columns.map((column) => wordsOf(called(column)).filter((word) => !NO_NOUNS.has(word)))
  const rests = columns.flatMap((column, at) => (OTHERS.test(called(column)) ? [at] : []))
  return rests.flatMap((rest) => {
    const shared = (at: number): string[] =>
      nouns[at]!.filter((word) => nouns[rest]!.some((other) => isSameWord(word, other)) && !OTHERS.test(word))
    const firsts = columns.flatMap((column, at) => {
      const isFirst = FIRST.test(called(column)) || FIRST.test(column.description ?? '')
      return at !== rest && isFirst && shared(at).length > 0 ? [at] : []
    })
    const [first, ...more] = firsts
    if (first === undefined || more.length > 0) return []
    const about = columns[rest]!.description ?? ''
    const parted = PARTED.find(([words]) => words.test(about))?.[1] ?? null
    return [{ first, rest, noun: shared(first)[0]!, parted }]
  })
}

const NUMBERED = /^(.*?)[\s_.-]*(\d)$/u

/** Columns of one name and a number each: the first, and those behind it in their order. */
function ofColumns(
  { first, rest, noun, parted }: Wanted,
  { profile }: TableSide,
  side: TemplateSide,
): Composite[] | null {
  const numbered = profile.columns.flatMap(({ name }, at) => {
    const [, stem = name.trim(), number = '1'] = NUMBERED.exec(name.trim()) ?? []
    const [word, ...more] = wordsOf(stem)
    return word !== undefined && more.length === 0 && isSameWord(word, noun) ? [{ at, number: Number(number) }] : []
  })
  const sorted = numbered.toSorted((a, b) => a.number - b.number)
  if (sorted.length < 2 || sorted.some(({ number }, at) => number !== at + 1)) return null
  const [own, ...others] = sorted.map(({ at }) => at)
  const reason = `“${profile.columns[own!]!.name}” and those behind it are the first and the other “${side.template.columns[rest]!.name}”.`
  const merge: Transform[] = others.length > 1 ? [{ kind: 'merge', separator: parted ?? ', ' }] : []
  return [
    { target: first, sources: [own!], transforms: [], confidence: 0.88, reason },
    { target: rest, sources: others, transforms: merge, confidence: 0.88, reason },
  ]
}

/** The only column that is called by what they are, and lists several in some cells. */
function ofLists(wanted: Wanted, table: TableSide, side: TemplateSide): Composite[] | null {
  const found = table.profile.columns.flatMap(({ name }, source) => {
    const isCalled = wordsOf(name).some((word) => isSameWord(word, wanted.noun))
    const steps = isCalled ? stepsFor(source, wanted, table) : null
    return steps ? [{ source, steps }] : []
  })
  const [only, ...more] = found
  if (!only || more.length > 0) return null
  const { source, steps } = only
  const reason = `“${table.profile.columns[source]!.name}” lists several, of which “${side.template.columns[wanted.first]!.name}” is the first.`
  const from = { sources: [source], confidence: 0.88, reason }
  return [
    { ...from, target: wanted.first, transforms: steps.first },
    { ...from, target: wanted.rest, transforms: steps.rest, beside: true },
  ]
}

/** The steps that make one separator of all that stand in a column, and cut there; null where it lists hardly anything, or names in two parts. */
function stepsFor(
  source: number,
  { parted }: Wanted,
  { profile }: TableSide,
): { first: Transform[]; rest: Transform[] } | null {
  const { values } = profile.columns[source]!
  const cells = values.map(({ value }) => value.trim())
  const hasComma = cells.some((cell) => cell.includes(','))
  const marks = hasComma && !areParts(cells) ? new RegExp(`${BETWEEN.source}|${COMMA.source}`, 'gu') : BETWEEN
  if (hasComma && marks === BETWEEN) return null
  const lists = cells.map((cell) => cell.split(marks)).filter((pieces) => pieces.length > 1)
  if (lists.length < Math.max(2, SOME * cells.length)) return null
  if (lists.filter(isCouple).length > FEW * lists.length) return null
  const separators = [...new Set(cells.flatMap((cell) => cell.match(marks) ?? []))].toSorted(
    (a, b) => b.length - a.length,
  )
  const wanted = parted ?? separators[0]!
  if (separators.length > MOST_SEPARATORS) return null
  const joined = separators.flatMap((find): Transform[] =>
    find === wanted ? [] : [{ kind: 'replace', find, with: wanted }],
  )
  const lead: Transform[] = [{ kind: 'trim' }, ...joined]
  return {
    first: [...lead, { kind: 'split', separator: wanted, part: 1 }],
    rest: [...lead, { kind: 'split', separator: wanted, part: 2, rest: true }],
  }
}

/** “Roth, Ada”: what stands around a comma is the two parts of one name. */
function areParts(cells: readonly string[]): boolean {
  const around = cells.flatMap((cell) => (cell.includes(',') ? cell.split(/\s*[,&;+/\n]\s*/u) : []))
  return around.some((piece) => !/\s/u.test(piece.trim()))
}

/** “John & Mary Smith”, “Smith & Sons”: one of them lacks what the other has. */
function isCouple(pieces: readonly string[]): boolean {
  const counts = pieces.map((piece) => piece.replace(TITLE, '').trim().split(/\s+/u).length)
  return Math.min(...counts) === 1 && Math.max(...counts) > 1
}

const TITLE = /^(?:(?:Mrs?|Ms|Miss|Dr|Prof|Herrn?|Frau|Mme|Mlle|M|Sra?|Srta|Sig|Dhr|Mevr|Mnr|Mev|Mej)\.?\s+)+/u
