import { escaped } from '../../escaped.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { LEFT_OUT } from './acts.ts'
import { isKeyLike, namesHeader } from './columns.ts'
import { linksOf, MOVED_KEYS, NOT_CREATED } from './merged-keys.ts'
import { exactly } from './rows-out.ts'
import { tokensIn } from './tokens.ts'
import type { Unread } from './unread.ts'

// “Suppliers whose remark says "see …" are old duplicates: leave them out, their items belong to the one named there”: the cell of a row names the
// key of the row that took its place. The row goes, and what points at it points at that.

/** How a remark leads to the number that counts, where the sentence shows no words of it. */
const POINTS =
  'use|see|now|moved to|merged (?:in|into|with)|replaced by|superseded by|dup(?:licate|\\.)?(?: of)?|same as|siehe|s\\.|jetzt|neu|ersetzt durch|doppelt (?:zu|mit)|voir|remplacée? par|doublon de|ver|véase|sustituid[oa] por|duplicado de|vedi|sostituit[oa] da|doppione di|zie|vervangen door|dubbel met'
/** “See also 45” is of two that both count. */
const ALSO = '(?!\\s+(?:also|too|auch|aussi|también|anche|ook)(?!\\p{L}))'
/** That another row counts in their place: “cancelled in the remarks” says nothing of that. */
const IN_PLACE =
  /duplicat|doubl|doppel|duplicad|doppi|dubbel|dedup|replac|ersetz|remplac|sustitu|sostitu|vervang|merg|zusammen|fusion|samengevoegd|supersed|successor|nachfolg|moved|umgezogen|renumber|umnummer|another|(?<!\p{L})other (?:number|one|row|record|account)|which (?:one|row|number)|welche[rs]? ander|ander[en]{0,2} (?:nummer|zeile|satz|konto|rij)|autre|otr[oa]|altr[oa]|point(?:s|ing)? (?:to|at)|refer|verweis|renvoi|remite|rimand|verwij|same (?:person|customer|company|thing|one)|old (?:number|record)|taken? (?:its|their|the) place|name[sd]? there|stands? there|genannt|listed twice|twice/iu
/** A remark says one thing of many rows, or little of few. */
const LONGEST = 80

/** What a sentence says of rows whose remark names another one. */
export function notedKeys(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const about = `${before}; ${text}`
  const isLeft = LEFT_OUT.test(text) || NOT_CREATED.test(text)
  const words = pointing(about)
  if (words === POINTS && !IN_PLACE.test(about)) return []
  if (!isLeft && !(MOVED_KEYS.test(text) && (LEFT_OUT.test(before) || NOT_CREATED.test(before)))) return []
  return profiles.flatMap((profile) => {
    const found = profile.columns.flatMap((remark) =>
      namesHeader(text, remark) ? replacedIn(remark, profile, words) : [],
    )
    if (found.length === 0) return []
    return [
      ...(isLeft ? leavingOut(profile, found, origin) : []),
      ...found.flatMap(({ called, now }) =>
        called.flatMap((raw) =>
          templates.flatMap((template) =>
            linksOf(template, now, templates).map((link): Directive => ({
              ...origin,
              kind: 'value',
              ...link,
              raw,
              value: now,
            })),
          ),
        ),
      ),
    ]
  })
}

/** The words that a sentence shows of the remarks, “use …”; else those that lead to another number anywhere. */
function pointing(text: string): string {
  const shown = tokensIn(text).flatMap(({ text: token, quoted }) => {
    const words = token.replace(/[\s.…_#*<>[\]{}-]+(?:\p{L}{0,12}[\s>\]}]*)?$/u, '').trim()
    return quoted && words !== token && /\p{L}{2}/u.test(words) ? [escaped(words)] : []
  })
  return shown.length > 0 ? shown.join('|') : POINTS
}

interface Replaced {
  remark: ColumnProfile
  note: string
  /** Its key, and what it is called. */
  called: string[]
  now: string
}

/** The rows of a table whose remark names the key of another one. */
function replacedIn(remark: ColumnProfile, { columns }: TableProfile, words: string): Replaced[] {
  const key =
    columns.find((one) => one !== remark && one.unique && one.complete && isKeyLike(one)) ?? doubledKey(columns)
  if (!key || !remark.complete) return []
  const keys = new Map(key.values.map(({ value, row }) => [value.trim(), row]))
  const of = new Map(key.values.map(({ value, row }) => [row, value.trim()]))
  const leads = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])${ALSO}(.*)$`, 'iu')
  const names = columns.filter((one) => one !== key && one.complete && isName(one))
  return remark.values.flatMap(({ value, row, count }) => {
    const [, behind = ''] = value.length <= LONGEST ? (leads.exec(value) ?? []) : []
    const own = of.get(row)
    const named = [...new Set(behind.match(/[\p{L}\p{N}][\p{L}\p{N}./_-]*/gu) ?? [])].filter((one) => keys.has(one))
    const [now, ...more] = named
    if (count !== 1 || own === undefined || now === undefined || more.length > 0 || now === own) return []
    const called = names.flatMap(({ values }) => values.find((one) => one.row === row && one.count === 1)?.value ?? [])
    return [{ remark, note: value, called: [own, ...called], now }]
  })
}

/** A key of which some row is there twice. */
function doubledKey(columns: readonly ColumnProfile[]): ColumnProfile | undefined {
  const keys = columns.filter(
    (one) => one.complete && isKeyLike(one) && one.empty === 0 && one.distinct >= NEARLY_ALL * one.filled,
  )
  return keys.find(({ name }) => conceptsOf(name).some((concept) => NUMBERS.has(concept)))
}

const NEARLY_ALL = 0.9
const NUMBERS = new Set(['number', 'id', 'code', 'key'])

function isName({ name }: ColumnProfile): boolean {
  return conceptsOf(name).some((concept) => concept === 'name' || concept === 'company')
}

function leavingOut(profile: TableProfile, found: readonly Replaced[], origin: Unread['origin']): Directive[] {
  return [...Map.groupBy(found, ({ remark }) => remark)].map(([{ name, position }, rows]): Directive => ({
    ...origin,
    kind: 'leave_rows',
    table: exactly(profile),
    when: { position, is: 'one_of', values: rows.map(({ note }) => note.trim().toLowerCase()) },
    what: `“${name}” names the row that counts`,
  }))
}
