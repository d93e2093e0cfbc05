import { squash } from '../../../match/names/words.ts'
import { evenly, nameFeatures, nameScore } from '../../../match/names/name-score.ts'
import { closestValue, isClear } from '../../../match/values/same-meaning.ts'
import type { ValueMapEntry } from '../../../model.ts'
import type { TableProfile } from '../../../profile/model.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import { isWhole, tableLabel } from '../../context.ts'
import { foldName } from '../../links/near-names.ts'
import { addEntries, type Work } from '../column-values.ts'
import { toldValue } from './told-values.ts'
import { askValue } from './unclear-values.ts'

// “Name of the brewery as in the list of breweries”: people write the names in short, in capitals or in one word; a list beside the data has them.

/** What descriptions say of such a list, in the languages that templates are written in. */
const AS_LISTED =
  /\b(?:as|like|from|in|of) (?:it is |they are |stands? |written )?(?:in |on )?(?:the|our) (?:\p{L}+ )?(?:list|register|catalogue|directory)\b|\b(?:wie|aus|nach|laut|gemä(?:ß|ss)) (?:in |auf |aus )?(?:der|dem|unserer) (?:\p{L}+)?(?:liste|verzeichnis|katalog)\b|\bcomme (?:dans|sur) (?:la|notre) liste\b|\bselon la liste\b|\b(?:como en|según) (?:la|nuestra) lista\b|\bcome (?:nell['’]|nella |da )elenco\b|\b(?:come nella|secondo la) lista\b|\bzoals (?:in|op) de (?:\p{L}+)?lijst\b|\bvolgens de (?:\p{L}+)?lijst\b/iu
/** The names of a list are called like the template's column. */
const LEAST_ALIKE = 0.5
/** From this share of the different values on, the column has names of the list, however they are written, and so many as they are. */
const MOST = 0.5
const FEW = 2
const MOST_NAMES = 60
/** More values that are no names show another list; they stay. */
const MOST_OPEN = 12

/** Names written as the list that the description speaks of has them; those that are none of them are asked about. */
export function addListedSpellings(work: Work): void {
  const { rule, source, target, context, placement } = work
  if (rule !== null || !source.complete || !AS_LISTED.test(target.description ?? '')) return
  const found = [...context.shapes.keys()]
    .filter((list) => list !== placement.table.profile)
    .flatMap((list) => namesIn(list, work).map((names) => ({ list, names })))
  const [one, ...others] = found.filter(({ names }) => hold(names, work))
  if (!one || others.length > 0) return
  const { list, names } = one
  const open = work.values.filter(({ value }) => value !== null && !names.includes(value) && !isNullWord(value))
  const sure = open.flatMap(({ value }): ValueMapEntry[] => {
    const told = toldValue(work, value!)
    const near = closestValue(value!, names)
    return told ? [told] : isClear(near) ? [{ raw: value!, value: near[0]!.value, decided_by: 'matcher' }] : []
  })
  const left = open.filter(({ value }) => !sure.some(({ raw }) => raw === value))
  const asked =
    left.length > MOST_OPEN
      ? []
      : left.flatMap((each) => askValue(work, each, closestValue(each.value!, names), names, ''))
  const taken = sure.filter(({ value, decided_by }) => decided_by === 'matcher' && value !== '')
  addEntries(work, [...sure, ...asked])
  if (taken.length > 0)
    context.notes.push(
      `In “${source.name}” of ${tableLabel(placement.table.profile)} ${taken.map(({ raw, value }) => `“${raw}” is “${value}”`).join(', ')} of “${target.name}”, as ${tableLabel(list)} writes it.`,
    )
}

/** The names in the columns of a list that are called like the template's column, or as that of the table is. */
function namesIn(list: TableProfile, { target, source }: Work): string[][] {
  const wanted = nameFeatures(target.name)
  const own = squash(source.name)
  if (!isWhole(list)) return []
  return list.columns.flatMap(({ name, unique, empty, distinct, position }) => {
    const isList = unique && empty === 0 && distinct >= FEW && distinct <= MOST_NAMES
    const isCalled =
      (own !== '' && squash(name) === own) || nameScore(nameFeatures(name), wanted, evenly) >= LEAST_ALIKE
    if (!isList || !isCalled) return []
    return [list.rows.flatMap((cells) => cells[position]?.trim() || [])]
  })
}

function hold(names: string[], { values }: Work): boolean {
  const folded = new Set(names.map(foldName))
  const texts = [...new Set(values.flatMap(({ value }) => value ?? []))].filter((value) => !isNullWord(value))
  const named = texts.filter((value) => folded.has(foldName(value)))
  const meant = texts.filter((value) => isClear(closestValue(value, names)))
  return named.length >= FEW && meant.length >= MOST * texts.length
}
