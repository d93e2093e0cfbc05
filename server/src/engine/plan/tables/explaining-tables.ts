import { conceptsOf, wordsOf } from '../../match/names/words.ts'
import { isSameWord } from '../../match/vocabulary.ts'
import type { TableProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Placed } from '../context.ts'
import { knownIn, sharedIn } from '../joins/join-keys.ts'
import { isSaid } from '../joins/more-about.ts'
import { columnOf, keyOf, siblings } from './needed-templates.ts'

// A list of technicians has a code and a name for each, as a list of sites has: by its columns alone it is taken for more sites, beside the real
// ones. But it is called after what the orders have its codes for, and no site is ever named by them.

/** So many of the list's codes stand in the rows that it explains, and nearly all that stand there are its own. */
const LEAST_POINTED = 0.5
const NEARLY_ALL = 0.9
const LEAST_CODES = 3

/** The tables that fill no more of their template than its other tables do, under keys of their own, and are called after a column whose codes they explain. */
export function explainingTables(placed: readonly Placed[], context: Context): Placed[] {
  return placed.filter((one) => {
    const { table, side } = one.placement
    if (isSaid(table.profile, context) || isCalledAfter(one) || !isPoorer(one, placed)) return false
    const named = explainedBy(one, placed)
    if (named === null) return false
    context.notes.push(
      `${tableLabel(table.profile)} was left aside, and not taken for more ${side.template.name}: it lists what ${named} stands for.`,
    )
    return true
  })
}

/** What a table and its file are called. */
function namesOf({ table }: TableProfile): string[] {
  return [table.name, table.file_name.replace(/\.[^.]+$/, '')]
}

/** Rows of a template may well be in a file that is called so. */
function isCalledAfter({ placement: { table, side } }: Placed): boolean {
  const own = new Set([side.template.name, side.template.slug].flatMap(conceptsOf))
  return namesOf(table.profile).some((name) => conceptsOf(name).some((concept) => own.has(concept)))
}

/** Another table of the template fills all that this one does, and more, with other keys. */
function isPoorer(one: Placed, placed: readonly Placed[]): boolean {
  const key = keyOf(one.placement.side.template)
  const own = key < 0 ? null : columnOf(one, key)
  if (own === null) return false
  const filled = ({ mappings }: Placed): number[] =>
    mappings.flatMap(({ sources, guessed }, target) => (sources.length > 0 && !guessed ? [target] : []))
  return siblings(one, placed).some((other) => {
    const keys = columnOf(other, key)
    const more = filled(other)
    const isMore = filled(one).every((target) => more.includes(target)) && more.length > filled(one).length
    return isMore && keys !== null && (sharedIn(own, keys) ?? 1) === 0
  })
}

/**
 * The column of another table whose codes are keys of the list, and which is what the list is called after; null where the rows link to the
 * template by it.
 */
function explainedBy(list: Placed, placed: readonly Placed[]): string | null {
  const { template } = list.placement.side
  const keys = list.placement.table.profile.columns.filter(({ unique, empty }) => unique && empty === 0)
  const names = namesOf(list.placement.table.profile)
  const called = names.map((name) => conceptsOf(name).join(' '))
  const isWord = (word: string, own: string): boolean => own === `${word}s` || isSameWord(own, word)
  const isWordOf = (header: string): boolean =>
    names.some((name) => wordsOf(header).every((word) => wordsOf(name).some((own) => isWord(word, own))))
  const found = placed.flatMap(({ placement: { side, table }, mappings }) => {
    if (side.template === template) return []
    return table.profile.columns.flatMap((column, source) => {
      const isListed = keys.some(
        (key) => (knownIn(column, key) ?? 0) >= NEARLY_ALL && (sharedIn(key, column) ?? 0) >= LEAST_POINTED,
      )
      if (column.distinct < LEAST_CODES || !isListed) return []
      const filling = side.template.columns.filter((_, target) => mappings[target]!.sources.includes(source))
      const isLink = filling.some(({ linkRule = [] }) => linkRule.some(({ templateId }) => templateId === template.id))
      const isNamed = [column.name, ...filling.map(({ name }) => name)].some(
        (name) => called.includes(conceptsOf(name).join(' ')) || isWordOf(name),
      )
      return [{ isLink, isNamed, label: `“${column.name}” of ${tableLabel(table.profile)}` }]
    })
  })
  if (found.some(({ isLink }) => isLink)) return null
  return found.find(({ isNamed }) => isNamed)?.label ?? null
}
