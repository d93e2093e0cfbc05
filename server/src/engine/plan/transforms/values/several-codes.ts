import { cellsOf } from '../../../profile/cells-of.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import { typeShares } from '../../../profile/column.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import { addEntries, travelling, type Travelling, type Work } from '../column-values.ts'
import { markBetween } from '../texts/mark-between.ts'
import { askName } from './asked-names.ts'
import { addListedMeanings } from './listed-meanings.ts'
import { addSaidMeanings } from './said-meanings.ts'
import { toldValue } from './told-values.ts'

// “OAK, ASH” of which texts or a list say what each code stands for, where a cell may have several: each is written as what it means, between the
// marks that the template wants. A cell of which one code is unknown is no list of the others: it is asked about, or breaks the rule as it stands.

/** Between the values of one cell, as files have them. */
const MARKED = /\s*[,;|+&/\n]\s*/u
const MOST_PARTS = 20
/** A part with spaces in it may be several codes, where each is as short as these. */
const CODES = /^\S{1,6}(?:\s+\S{1,6})+$/u
/** From this share of its parts on, the column is one of codes that are known. */
const MOSTLY = 0.5

/** Several codes in a cell, each as what it stands for; false where the column has none such. */
export function addSeveralCodes(work: Work): boolean {
  const { rule, source, target, mapping, values } = work
  if (target.desiredRule === 'link' || target.unique || !source.complete || mapping.lead.length > 0) return false
  if (rule?.values || source.filled === 0) return false
  const told = markBetween(target.description ?? '')
  if (told === null && (rule === null || work.kinds.some((kind) => kind !== 'words'))) return false
  const cells = values.filter(({ value }) => value !== null && !isNullWord(value))
  const parts = new Map(cells.map(({ value }) => [value!, value!.split(MARKED).filter((part) => part !== '')]))
  const several = [...parts.values()].some((one) => one.length > 1 || CODES.test(one[0] ?? ''))
  if (!several || [...parts.values()].some(({ length }) => length > MOST_PARTS)) return false
  const meanings = meaningsOf(work, cells, parts)
  const isKnown = (part: string): boolean => meanings.has(part) || (rule?.matches(part) ?? false)
  const mark = told ?? markOf(rule!, [...meanings.values()])
  if (mark === null || meanings.size === 0) return false
  const entries = cells.flatMap((cell) => {
    const own = parts.get(cell.value!)!.flatMap((part) => (isKnown(part) ? [part] : apart(part)))
    const answer = toldValue(work, cell.value!)
    if (answer) return [answer]
    if (!own.every(isKnown)) return rule === null ? askName(work, cell) : []
    const value = own.map((part) => meanings.get(part) ?? part).join(mark)
    return rule === null || rule.matches(value) ? [{ raw: cell.value!, value, decided_by: 'knowledge' as const }] : []
  })
  addEntries(work, entries)
  return entries.length > 0
}

const apart = (part: string): string[] => (CODES.test(part) ? part.split(/\s+/u) : [part])

/** What the parts of all cells stand for: those between marks, and what stands between the spaces of the others. */
function meaningsOf(
  work: Work,
  cells: readonly Travelling[],
  parts: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const whole = readParts(work, cells, (value) => parts.get(value)!)
  const isOpen = (part: string): boolean => !whole.has(part) && !(work.rule?.matches(part) ?? false)
  const open = cells.some(({ value }) => parts.get(value!)!.some((part) => isOpen(part) && CODES.test(part)))
  if (!open) return whole
  const finer = readParts(work, cells, (value) =>
    parts.get(value)!.flatMap((part) => (isOpen(part) ? apart(part) : [part])),
  )
  return new Map([...whole, ...finer])
}

/** The parts as if each stood in a cell of its own, as texts and lists say what they mean. */
function readParts(
  work: Work,
  cells: readonly Travelling[],
  partsOf: (value: string) => readonly string[],
): ReadonlyMap<string, string> {
  const counted = new Map<string, { value: string; count: number; row: number }>()
  for (const { value, count, row } of cells)
    for (const part of partsOf(value!)) {
      const known = counted.get(part)
      counted.set(part, { value: part, count: count + (known?.count ?? 0), row: known?.row ?? row })
    }
  const values = [...counted.values()]
  const filled = cellsOf(values)
  const types = typeShares(values, work.source.name)
  const alone: Work = {
    ...work,
    source: { ...work.source, values, filled, types, unique: false },
    values: travelling(values),
    transforms: [],
  }
  addSaidMeanings(alone)
  if (alone.transforms.length === 0) addListedMeanings(alone)
  const known = alone.values.filter(({ raw, value }) => value !== null && value !== raw)
  const explained = cellsOf(known)
  const right = alone.values.filter(({ raw, value }) => value === raw && (work.rule?.matches(raw) ?? false))
  const ruled = cellsOf(right)
  return explained + ruled < MOSTLY * filled ? new Map() : new Map(known.map(({ raw, value }) => [raw, value!]))
}

/** The mark that a rule takes between two values, where no description tells one. */
function markOf(rule: Pattern, values: readonly string[]): string | null {
  const [one, other = one] = values
  if (one === undefined) return null
  return [';', '|', ',', '/', '+', ' ', '; ', ', '].find((mark) => rule.matches(`${one}${mark}${other}`)) ?? null
}
