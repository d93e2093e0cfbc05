import { closestValue, isClear } from '../../../match/values/same-meaning.ts'
import { fold } from '../../../match/names/words.ts'
import { escaped } from '../../../escaped.ts'
import { tableLabel } from '../../context.ts'
import { push, type Work } from '../column-values.ts'
import { toldValue } from './told-values.ts'

// “Flat white + oat”, “Latte + oat” beside “Latte”: what comes with many of the values, and is none by itself, says something else than which it is.

/** So many values have it behind them. */
const LEAST_BASES = 3
/** So many of these are known without it. */
const MOSTLY = 0.75
const LONGEST = 30
const WITH = /^(.*?\S)\s*(\s[/&]\s|\+|\s(?:plus|mit|with|avec|con|met|med|com)\s)\s*(\S.*?)\s*$/u

/** The values without what many of them have besides, which is none that is allowed; a note tells it. */
export function addWithoutAdditions(work: Work, allowed: readonly string[]): void {
  const values = work.values.flatMap(({ value }) => value ?? [])
  const parted = values.flatMap((value) => {
    const [, base = '', , more = ''] = WITH.exec(value) ?? []
    const isOpen = base !== '' && more.length <= LONGEST && !allowed.includes(value) && toldValue(work, value) === null
    return isOpen ? [{ value, base, more }] : []
  })
  const alone = new Set(values.map(fold))
  const bases = new Set(parted.map(({ base }) => fold(base)))
  const isKnown = (text: string): boolean =>
    alone.has(fold(text)) || isClear(closestValue(text, allowed)) || toldValue(work, text) !== null
  const additions = [...Map.groupBy(parted, ({ more }) => fold(more))].filter(([more, group]) => {
    const own = [...new Set(group.map(({ base }) => base))]
    const isValue = bases.has(more) || isKnown(group[0]!.more)
    return !isValue && own.length >= LEAST_BASES && own.filter(isKnown).length >= MOSTLY * own.length
  })
  for (const [, group] of additions) {
    const written = [...new Set(group.map(({ more }) => escaped(more)))].join('|')
    const pattern = `(.*?\\S)\\s*(?:\\s[/&]\\s|\\+|\\s(?:plus|mit|with|avec|con|met|med|com)\\s)\\s*(?:${written})\\s*|(.*)`
    const own = new Map(group.map(({ value, base }) => [value, base]))
    push(work, { kind: 'rewrite', pattern, with: '\\1\\2' }, (value) => own.get(value) ?? value)
    const note = `“${group[0]!.more}” stands behind many values of “${work.source.name}” of ${tableLabel(work.placement.table.profile)}, such as “${group[0]!.value}”, and is none that “${work.target.name}” allows: it was left off.`
    if (!work.context.notes.includes(note)) work.context.notes.push(note)
  }
}
