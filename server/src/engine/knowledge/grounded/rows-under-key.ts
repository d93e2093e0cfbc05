import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT, NOT, OF_ALL, SOME, TWICE } from './acts.ts'
import { calledOnly, tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “Every line of the bar book is booked to outlet 07”, “all rows of the cash book are postings on account 1000 Cash”: a list that belongs to one row of another
// has no column for it, and its key is said.

const ON = anyOf(
  'on|to|onto|in|against|for|under|at',
  'auf|zu|für|über|gegen|unter|bei|beim',
  'sur|pour|à|au|sous|contre',
  'en|a|al|para|sobre|contra',
  'su|sul|per|al|nel|contro',
  'op|voor|naar|onder|bij|tegen',
)
const ARTICLE = "(?:the |das |die |der |dem |den |le |la |l['’]|el |il |lo |de |het |our |unser\\p{L}* )?"
/** A code, what its row is called, and no more. */
const CODE =
  '(?:no\\.? |nr\\.? |number |nummer |n° )?["“„«]?((?=[\\p{L}\\d.-]*\\d)[\\p{L}\\d][\\p{L}\\d.-]{0,11}[\\p{L}\\d])["”“»]?(?: \\(?\\p{Lu}[^,;:.()]{0,40}\\)?)?\\s*(?=[,;:.]|$)'
const MENTION = new RegExp(`${ON.source}\\s${ARTICLE}((?:(?!${ON.source}\\s)\\p{L}+[ -]){1,3})${CODE}`, 'iu')
/** How a key is called besides what it is of. */
const OF_KEYS = new Set(['number', 'id', 'code', 'name'])

/** The key that all rows of a table have in a column that links, where some list has it. */
export function rowsUnderKey(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const found = MENTION.exec(text)
  if (!found || !OF_ALL.test(text)) return []
  const [mention, noun = '', key = ''] = found
  const clause = text.slice(0, found.index)
  if ([EXCEPT, LEFT_OUT, SOME, TWICE, NOT].some((word) => word.test(clause + mention))) return []
  const within = calledOnly(tablesIn(clause, profiles), profiles)
  const isThere = profiles.some(({ columns }) =>
    columns.some(({ values, distinct, filled }) => {
      const isList = distinct > 1 && distinct >= 0.9 * filled
      return isList && values.some(({ value }) => value.trim() === key)
    }),
  )
  if (within === null || !isThere) return []
  const meant = tellingOf(noun)
  const columns = templates
    .filter(({ slug }) => origin.slug === null || origin.slug === slug)
    .flatMap(({ slug, columns: own }) =>
      own.flatMap(({ name, desiredRule }) =>
        desiredRule === 'link' && meant !== '' && tellingOf(name) === meant ? [{ slug, column: name }] : [],
      ),
    )
  const [only, ...others] = columns
  return only && others.length === 0 ? [{ ...origin, kind: 'constant', ...only, value: key, within }] : []
}

function tellingOf(name: string): string {
  return conceptsOf(name)
    .filter((concept) => !OF_KEYS.has(concept))
    .toSorted()
    .join(' ')
}
