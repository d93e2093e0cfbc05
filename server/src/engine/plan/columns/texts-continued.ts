import { anyOf } from '../../knowledge/grounded/acts.ts'
import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { BY_COMMA, CONTINUES, JOINED, NUMBERED } from '../../match/composites/text-lines.ts'
import { fold } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { TemplateColumn } from '../../model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { isSecondLine } from './second-lines.ts'

// A text that its system has only short fields for goes on in the next one, “Description” and “Description 2”: somebody says so, or the lengths show
// it, because the next field begins with a word that the one before had no room for.

/** Fields of fewer characters hold words that are in no text. */
const LEAST_ROOM = 16
/** So many texts that all go on just where the field is full are no chance. */
const FEWEST = 8
const NEARLY_ALL = 0.97
/** Of what goes on, some is more than a word in the field before. */
const MOSTLY = 0.5

/** “A second line of the name”, in the description of what has the whole text. */
const FURTHER_LINE = anyOf(
  '(?:second|2nd|further|additional|extra) (?:[\\p{L}-]+ ){0,2}(?:lines?|fields?|parts?)',
  '(?:zweite|weitere|zusätzliche)[nrs]? (?:[\\p{L}-]+ )?\\p{L}*(?:zeilen?|felde?r?|teile?)',
  '(?:deuxième|seconde|autres?) (?:lignes?|champs?|parties?)|second champ',
  '(?:segund[oa]|otr[oa]) (?:líneas?|campos?|partes?)',
  '(?:second[oa]|ulterior[ei]) (?:righ?[ae]|campo|parte)',
  '(?:tweede|verdere|extra) (?:[\\p{L}-]+)?(?:regels?|velde?n?|dele?n?)',
)
const APPENDED = anyOf(
  'append(?:ed)?|added|attached|follows?(?! below)',
  'angehängt|anhängen|angefügt|anfügen|dahinter(?:gesetzt)?',
  'ajoutée?s?|ajouter|à la suite',
  'añadid[oa]s?|se añaden?|agregad[oa]s?|a continuación',
  'aggiunt[oaie]|aggiungere|accodat[oaie]|di seguito',
  'toegevoegd|toevoegen|aangehangen|erachter',
)
const DENIED =
  /(?<!\p{L})(?:not|never|without|nicht|nie|kein\p{L}*|ohne|pas|jamais|sans|no|nunca|sin|non|mai|senza|niet|geen|zonder)(?!\p{L})/iu

/** The mappings with what goes on in further fields of a text, where nothing else takes these. */
export function withTextsContinued(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { table, side } = placement
  const used = new Set(mappings.flatMap(({ sources, guessed }) => (guessed ? [] : sources)))
  // A second line that nothing is known for may be meant by the further field.
  const isAwaited = side.template.columns.some((one, at) => isSecondLine(one) && mappings[at]!.sources.length === 0)
  return mappings.map((mapping, target): Mapping => {
    const [first, ...more] = mapping.sources
    const wanted = side.template.columns[target]!
    const isText = wanted.desiredRule === 'none' && mapping.lead.length === 0 && !mapping.assigned && !mapping.guessed
    if (first === undefined || more.length > 0 || !isText || isAwaited) return mapping
    const found = linesBehind(first, used, placement, context, appendingSaid(wanted))
    if (found.lines.length === 0) return mapping
    const { columns } = table.profile
    const shown = found.lines.map((line) => `“${columns[line]!.name}”`).join(' and ')
    const why = found.said === null ? 'where it has no room' : `as ${found.said}`
    context.notes.push(
      `The texts of “${columns[first]!.name}” in ${tableLabel(table.profile)} go on in ${shown}, ${why}: “${wanted.name}” has them whole.`,
    )
    return {
      ...mapping,
      sources: [first, ...found.lines],
      lead: [{ kind: 'merge', separator: found.separator }, { kind: 'collapse_spaces' }, { kind: 'trim' }],
      reason: `${mapping.reason} Its texts go on in ${shown}, ${why}.`,
    }
  })
}

interface Lines {
  lines: number[]
  separator: string
  /** Who said so, and what; null where the lengths alone show it. */
  said: string | null
}

/** What the description of a column says of a further line that goes behind the first; null where it says none. */
function appendingSaid({ name, description }: TemplateColumn): Saying | null {
  const sentence = sentencesIn(description ?? '')
    .flatMap((one) => one.split(/;\s+/u))
    .find((one) => FURTHER_LINE.test(one) && (APPENDED.test(one) || JOINED.test(one)) && !DENIED.test(one))
  return sentence === undefined ? null : { sentence, origin: `the description of “${name}”` }
}

interface Saying {
  sentence: string
  origin: string
}

/** The further fields of a text, in their order; `appending` is what is said of any that there are. */
function linesBehind(
  first: number,
  used: ReadonlySet<number>,
  { table, side }: Placement,
  context: Context,
  appending: Saying | null,
): Lines {
  const { columns, rows } = table.profile
  const lines: number[] = []
  const sentences = (context.texts ?? [])
    .filter(({ slug }) => slug === null || slug === side.template.slug)
    .flatMap(({ text, origin }) => sentencesIn(text).map((sentence) => ({ sentence, origin })))
  let heard: Saying | undefined
  for (let last = first; ;) {
    const open = columns.flatMap((column, at) =>
      column.filled > 0 && !used.has(at) && !lines.includes(at) ? [at] : [],
    )
    const next = open.find((at) => isNext(columns[first]!, columns[at]!, lines.length + 2))
    const told = appending ?? sentences.find(({ sentence }) => next !== undefined && isSaid(sentence, columns[next]!))
    if (next === undefined || !(told || goesOn(columns[last]!, columns[next]!, rows))) break
    heard ??= told
    lines.push(next)
    last = next
  }
  const isByComma = heard !== undefined && BY_COMMA.test(heard.sentence)
  return {
    lines,
    separator: isByComma ? ', ' : ' ',
    said: heard ? `${heard.origin} says (“${heard.sentence}”)` : null,
  }
}

/** “Text” or “Text 1” and “Text 2”. */
function isNext(first: ColumnProfile, { name }: ColumnProfile, place: number): boolean {
  const stem = (header: string): string => fold(NUMBERED.exec(header.trim())?.[1] ?? header.trim())
  const [own, other] = [NUMBERED.exec(first.name.trim())?.[2] ?? '1', NUMBERED.exec(name.trim())?.[2]]
  return own === '1' && other === String(place) && stem(first.name) === stem(name)
}

/** Whether a sentence says that a text goes on there, or that it is to be joined. */
function isSaid(sentence: string, column: ColumnProfile): boolean {
  return (CONTINUES.test(sentence) || JOINED.test(sentence)) && namesColumn(sentence, column)
}

/** Whether the next field begins, in nearly each row that has it, with a word for which there was no room in the one before. */
function goesOn(line: ColumnProfile, next: ColumnProfile, rows: readonly (string | null)[][]): boolean {
  const both = rows.flatMap((cells) => {
    const [own, rest] = [line, next].map(({ position }) => (cells[position] ?? '').trim().replace(/\s+/gu, ' '))
    return rest === '' ? [] : [{ own: own!, word: rest!.split(' ')[0]! }]
  })
  const room = Math.max(0, ...rows.map((cells) => (cells[line.position] ?? '').trim().length))
  const full = both.filter(({ own, word }) => own.length + 1 + word.length > room)
  const isTold = both.length >= FEWEST && full.length >= NEARLY_ALL * both.length
  return room >= LEAST_ROOM && isTold && both.filter(({ own }) => own.includes(' ')).length >= MOSTLY * both.length
}
