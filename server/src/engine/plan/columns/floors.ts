import { escaped } from '../../escaped.ts'
import type { ValueMapEntry } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'

// “2. OG links”, “EG rechts”, “3rd floor left” in one column, for a template with the floor as a number and where on it.

const GROUND =
  /^(?:EG|Erdgeschoss|Parterre|ground floor|GF|RDC|rez-de-chauss[ée]e|PB|planta baja|piano terra|begane grond|BG|gelijkvloers|GLV|GV|bottenvåning(?:en)?|stueetagen?|parter)(?![\p{L}\d])/iu
const FLOOR =
  'OG|Obergeschoss|Stock(?:werk)?|Etage|floor|level|[ée]tage|piso|planta|piano|verdieping|verd\\.?|pi[ęe]tro|våning(?:en)?|sal'
/** “2nd floor”, “Piano 2”. */
const NUMBERED = new RegExp(
  `^(?:(\\d{1,2})(?:\\.|st|nd|rd|th|er?|[èe]me|º|ª|°|e)?\\s*(?:${FLOOR})(?![\\p{L}\\d])|(?:${FLOOR})\\s*(\\d{1,2})(?![\\p{L}\\d]))`,
  'iu',
)
/** Below the ground; with a number the second and deeper ones: “2. Untergeschoss”, “sous-sol 2”. */
const BELOW =
  /^(?:(\d)(?:\.|st|nd|rd|th|e|er|[èe]me|º|ª|°)?\s*)?(?:basement|cellar|lower ground floor|Keller(?:geschoss)?|Untergeschoss|sous-sol|cave|s[óo]tano|seminterrato|scantinato|kelder(?:verdieping)?|piwnica|käll(?:are|arplan)|kælder|kjeller)(?:\s*(\d))?(?![\p{L}\d])/iu
/** A floor by letters whose number only a text can tell: “DG”, “UG”. */
const LETTERED = /^(\p{Lu}{2})(?![\p{L}\d])/u
const LEAST_FLOORS = 0.6
const MOST_VALUES = 200
const SHOWN = /(?:e\.\s?g\.|z\.\s?B\.|p\.\s?ex\.|p\.\s?ej\.|ad es\.|bijv\.)\s*([^,;()]{2,20})$/iu

/** The mappings with the floors and what stands behind them, of the only column that has floors in most of its cells. */
export function withFloors(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { table, side } = placement
  const isOpen = ({ decided_by, constant, sources, guessed }: Mapping, at: number): boolean =>
    decided_by === 'matcher' &&
    constant === undefined &&
    (sources.length === 0 || guessed === true || sources.includes(at))
  const found = table.profile.columns.flatMap((column, at) => (hasFloors(column) ? [at] : []))
  const [source] = found
  const floor = side.names.findIndex(
    ({ concepts }, at) =>
      concepts.join() === 'floor' && side.rules[at]?.matches('3') === true && !side.rules[at].matches('x'),
  )
  if (source === undefined || found.length > 1 || floor < 0 || !isOpen(mappings[floor]!, source)) return mappings
  const column = table.profile.columns[source]!
  const behind = side.template.columns.findIndex(
    ({ description, desiredRule }, at) =>
      at !== floor &&
      desiredRule === 'none' &&
      /(?<!\p{L})(?:floor|Etage|Geschoss|Stockwerk|étage|piso|planta|piano|verdieping)(?!\p{L})/iu.test(
        description ?? '',
      ) &&
      isOpen(mappings[at]!, source),
  )
  const said = (letters: string): string | null => numberSaid(letters, context)
  const takes = (number: string): boolean => side.rules[floor]!.matches(number)
  const written: (readonly [number, (cell: string) => string | null])[] = [
    // What is no floor is what stands on it, where there is a column for that; nowhere else does it go without a word.
    [floor, (cell) => floorOf(cell, said, takes) ?? (isFloor(cell) || behind < 0 ? null : '')],
    [behind, (cell) => restOf(cell, side.template.columns[behind]?.description ?? '')],
  ]
  return mappings.map((mapping, target) => {
    const [, write] = written.find(([at]) => at === target) ?? []
    if (!write) return mapping
    const entries = column.values.flatMap(({ value }): ValueMapEntry[] => {
      const own = write(value.trim())
      return own === null || own === value.trim() ? [] : [{ raw: value.trim(), value: own, decided_by: 'matcher' }]
    })
    dropQuestions([target], placement, context)
    return {
      sources: [source],
      lead: [{ kind: 'trim' }, { kind: 'value_map', entries }],
      confidence: 0.9,
      reason: `“${column.name}” has the floor and what is on it.`,
      decided_by: 'matcher',
      alternatives: [],
    }
  })
}

function hasFloors({ values, complete, filled }: ColumnProfile): boolean {
  if (!complete || filled === 0 || values.length > MOST_VALUES) return false
  const cells = values.reduce((sum, { value, count }) => (isNumbered(value.trim()) ? sum + count : sum), 0)
  const numbered = values.some(({ value }) => NUMBERED.test(value.trim()))
  return numbered && cells >= LEAST_FLOORS * filled
}

/** Whether a cell begins with a floor whose number its words tell. */
function isNumbered(cell: string): boolean {
  return [GROUND, NUMBERED, BELOW].some((floor) => floor.test(cell))
}

function isFloor(cell: string): boolean {
  return isNumbered(cell) || LETTERED.test(cell)
}

/** The number; null where the cell is of no floor, or of one that nothing tells the number of. */
function floorOf(
  cell: string,
  said: (letters: string) => string | null,
  takes: (number: string) => boolean,
): string | null {
  if (GROUND.test(cell)) return '0'
  const below = BELOW.exec(cell)
  const depth = `-${below?.[1] ?? below?.[2] ?? 1}`
  if (below) return takes(depth) ? depth : null
  const [, before, behind] = NUMBERED.exec(cell) ?? []
  const number = before ?? behind
  if (number !== undefined) return number
  const [, letters] = LETTERED.exec(cell) ?? []
  return letters === undefined ? null : said(letters)
}

/** What stands behind the floor, and of a cell without one what looks like the value that is shown. */
function restOf(cell: string, description: string): string {
  const front = [GROUND, NUMBERED, BELOW, LETTERED]
    .map((floor) => floor.exec(cell)?.[0])
    .find((found) => found !== undefined)
  if (front !== undefined) return cell.slice(front.length).replace(/^[\s,/-]+/u, '')
  const [, shown] = SHOWN.exec(description) ?? []
  if (shown === undefined) return cell
  return new RegExp(`(?<!\\p{L})${escaped(shown.trim()).replace(/\d+/g, '\\d+')}$`, 'u').exec(cell)?.[0] ?? cell
}

/** “The roof (DG) is floor 5”: the only number that a sentence has behind the letters. */
function numberSaid(letters: string, { texts = [] }: Context): string | null {
  const pattern = new RegExp(
    `(?<!\\p{L})${letters}(?!\\p{L})[^.;\\d]{0,40}?(?:floor|Etage|Stock|Geschoss|étage|piso|planta|piano|verdieping|=)\\s*(\\d{1,2})(?!\\d)`,
    'u',
  )
  const found = new Set(texts.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []))
  return found.size === 1 ? [...found][0]! : null
}
