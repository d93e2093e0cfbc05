import type { JoinPlan } from '../../model.ts'
import { readDate } from '../../profile/dates.ts'
import { readNumber } from '../../profile/numbers.ts'
import { tableLabel, type Context, type Placed } from '../context.ts'
import { leftKeyOf, plain, positionOf, rowsByKey } from './joined-rows.ts'
import type { Group } from './group.ts'

/**
 * Where a table that completes another one says something else of the same row, whichever of them is taken: that is told, for nobody would
 * see it otherwise. Counted in the rows that were looked at.
 */
export function tellContradictions(
  { main, joined }: Group,
  filled: readonly { placed: Placed }[],
  context: Context,
): void {
  for (const { placed, join, lookup } of joined) {
    // Of keys of several columns one alone says not which row is meant.
    if (join.also || lookup) continue
    const rows = rowsByKey(placed, join.right, join)
    for (const [target, { placed: by }] of filled.entries()) {
      if (by !== main && by !== placed) continue
      const [own, other] = [positionOf(main, target), positionOf(placed, target)]
      if (own === null || other === null || own === join.left || other === join.right) continue
      const isCounted = main.placement.side.kinds[target]!.some((kind) => kind === 'number' || kind === 'integer')
      const differing = main.placement.table.profile.rows.flatMap((cells) => {
        const key = leftKeyOf(cells, join)
        const [one, two] = [plain(cells[own]), plain((key === null ? undefined : rows.get(key))?.[other])]
        return one !== '' && two !== '' && !areSame(one, two, isCounted)
          ? [{ key: plain(cells[join.left]), one, two }]
          : []
      })
      const [first] = differing
      if (!first) continue
      const [one, two] = [main, placed].map(({ placement }) => tableLabel(placement.table.profile))
      const { name } = main.placement.side.template.columns[target]!
      const count = `${differing.length} ${differing.length === 1 ? 'row' : 'rows'}`
      context.notes.push(
        `${one} and ${two} contradict each other about “${name}” in ${count} of those looked at, such as “${first.one}” and “${first.two}” for “${first.key}”: what ${by === main ? one : two} says is taken.`,
      )
    }
  }
}

/** 229 and 229.00 are the same price. */
function areSame(one: string, two: string, isCounted: boolean): boolean {
  return (
    one.toLowerCase() === two.toLowerCase() || (isCounted && figureOf(one) !== null && figureOf(one) === figureOf(two))
  )
}

/** From so many rows on it shows whether two columns of figures are the same, and so few of them are then alike by chance. */
const ENOUGH_ROWS = 5
const BY_CHANCE = 0.2

/** The columns that a completing table seems to share with the main one, but has other figures or dates of: the amount of a deposit is no rent. */
export function othersIn(main: Placed, { placed, join, lookup }: Group['joined'][number]): ReadonlySet<number> {
  if (join.also || lookup) return new Set()
  const rows = rowsByKey(placed, join.right, join)
  const isOther = (target: number): boolean => {
    const [own, other] = [positionOf(main, target), positionOf(placed, target)]
    if (own === null || other === null || own === join.left || other === join.right) return false
    return haveOthers(main, own, rows, [other], join)
  }
  return new Set([...placed.mappings.keys()].filter(isOther))
}

/** Whether columns of the completing table, of which each row has one, have hardly any of the figures or dates that one of the main table has in the same rows. */
export function haveOthers(
  main: Placed,
  own: number,
  rows: ReturnType<typeof rowsByKey>,
  others: readonly number[],
  join: JoinPlan,
): boolean {
  const alike = main.placement.table.profile.rows.flatMap((cells) => {
    const key = leftKeyOf(cells, join)
    const theirs = key === null ? undefined : rows.get(key)
    const two = others.map((other) => valueOf(plain(theirs?.[other]))).find((value) => value !== null) ?? null
    const one = valueOf(plain(cells[own]))
    return one === null || two === null ? [] : [one === two]
  })
  return alike.length >= ENOUGH_ROWS && alike.filter(Boolean).length <= BY_CHANCE * alike.length
}

function valueOf(text: string): number | string | null {
  return figureOf(text) ?? dayOf(text)
}

/** A date in figures, whichever of them are day and month, and however many the year has; null where there is none. */
function dayOf(text: string): string | null {
  const parts = text.match(/\d+/g) ?? []
  if (!readDate(text) || /\p{L}{3}/u.test(text) || parts.length < 3) return null
  return parts
    .slice(0, 3)
    .map((part) => Number(part) % 100)
    .toSorted((a, b) => a - b)
    .join(' ')
}

/** The number that is written, whatever it is written with; null where there is none, or it may be a date. */
function figureOf(text: string): number | null {
  const written = readDate(text) ? null : readNumber(text)
  if (!written) return null
  const [, whole = '', decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.figures) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
}
