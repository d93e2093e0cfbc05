import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT, NOT, TICKED } from './acts.ts'
import { namesColumn, valuesOf } from './columns.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “Machines ticked retired in the depot list come over as sold”: which of its values a state has where a column of yes and no says yes; of two values
// the other one is that of a no.

const BECOMES = anyOf(
  '(?:come|go|are brought|are taken|move|are moved|are migrated|are imported|are loaded)(?: over| across| in)? as|become|count as|are (?:to be )?(?:treated|set|loaded|imported) (?:as|to)|turn into|are',
  '(?:kommen|gehen|werden)(?: (?:mit|rüber|über))?(?: als|:)|gelten als|werden zu|(?:zählen|kommen) als|sind',
  '(?:passent|viennent|sont repris(?:es)?|deviennent|comptent)(?: en| comme)?|sont',
  '(?:pasan|vienen|entran|cuentan)(?: a ser| como)|son',
  '(?:passano|entrano|diventano|valgono|contano)(?: come)?|sono',
  '(?:komen|gaan|worden|tellen)(?: (?:mee|over))?(?: als)?|zijn',
)

const [YES = -1] = meaningsOf('yes')
const [NO = -1] = meaningsOf('no')

/** What a sentence says that ticks in the only such column that it names mean. */
export function tickedAs(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if ([EXCEPT, LEFT_OUT, NOT].some((words) => words.test(text))) return []
  const ticked = TICKED.exec(text)
  const becomes = [...text.matchAll(new RegExp(BECOMES.source, 'giu'))].findLast(
    ({ index }) => index > (ticked?.index ?? Infinity),
  )
  if (becomes === undefined) return []
  const [flag, becoming] = [text.slice(0, becomes.index), text.slice(becomes.index + becomes[0].length)]
  const named = tablesIn(flag, profiles)
  const sources = new Set(
    (named.length > 0 ? named : profiles).flatMap(({ columns }) =>
      columns.filter((column) => areAnswers(column) && namesColumn(flag, column)),
    ),
  )
  const names = new Set([...sources].map(({ name }) => name))
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const targets = own.flatMap(({ slug, columns }) =>
    columns.flatMap((column) => {
      const allowed = valuesOf(column)
      const found = closestValue(becoming.replace(/[\s.!]+$/u, '').trim(), allowed)
      return allowed.length > 1 && isClear(found)
        ? [{ slug, column: column.name, value: found[0]!.value, allowed }]
        : []
    }),
  )
  const [[name], [target, ...others]] = [[...names], targets]
  if (name === undefined || names.size > 1 || target === undefined || others.length > 0) return []
  const rest = target.allowed.filter((value) => value !== target.value)
  const raws = [...new Set([...sources].flatMap(({ values }) => values.map(({ value }) => value)))]
  return raws.flatMap((raw): Directive[] => {
    const value = answerOf(raw) === YES ? target.value : rest.length === 1 ? rest[0] : undefined
    return value === undefined
      ? []
      : [{ ...origin, kind: 'value', slug: target.slug, column: name, raw, value, chosen: true }]
  })
}

function areAnswers({ complete, values }: ColumnProfile): boolean {
  const answers = new Set(values.map(({ value }) => answerOf(value)))
  return complete && answers.has(YES) && !answers.has(null)
}

function answerOf(value: string): number | null {
  return meaningsOf(value).find((meaning) => meaning === YES || meaning === NO) ?? null
}
