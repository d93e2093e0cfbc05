import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT, OTHERWISE, REST } from './acts.ts'
import { wordsBeyond } from './clauses.ts'
import { answersOf, namesColumn } from './columns.ts'
import { calledOnly, tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { saysNoMore } from './whoever.ts'
import { wordsIn, type Word } from './words.ts'

// “Anyone on the do not call list gets yes, everybody else no”; “do_not_call ist ja für alle auf der Liste, sonst nein”: a column that is yes or no is
// the one for what stands on a list, and the other for all else.

/** What stands between who is listed and the answer, and says no more. */
const SAYS_ANSWER = new Set(
  (
    'and und et y e en anyone anybody everyone everybody if when where for get gets receive receives becomes become has have is are set mark marked flag flagged to as value ' +
    'wenn falls fur bekommt bekommen erhalt erhalten wird werden gilt gelten als hat haben ' +
    'si quand pour recoit recoivent a ont devient cuando recibe reciben lleva llevan tiene tienen se quando per riceve ricevono ha hanno ' +
    'als wanneer voor krijgt krijgen heeft hebben wordt worden'
  ).split(' '),
)

/** What a sentence says a column is for all that a list names, and for all that it doesn't. */
export function listedAnswers(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const marker = [OTHERWISE, REST].map((words) => words.exec(text)).find((found) => found !== null)
  if (!marker || EXCEPT.test(text) || LEFT_OUT.test(text)) return []
  const rest = { at: marker.index, end: marker.index + marker[0].length }
  const tables = tablesIn(text, profiles)
  const within = calledOnly(tables, profiles)
  if (within === null) return []
  const named = templates
    .filter(({ slug }) => origin.slug === null || origin.slug === slug)
    .flatMap((template) =>
      template.columns
        .filter((column) => answersOf(column) && namesColumn(text, column))
        .map((column) => ({ template, column })),
    )
  const [found, ...more] = named
  if (!found || more.length > 0) return []
  const { slug, name, columns } = found.template
  // “The no mail list”: a name says no answer.
  const said = bare(text, found.column, tables)
  const answers = wordsIn(said).flatMap((word) => answerOf(word, found.column) ?? [])
  const [first, second, ...others] = answers
  if (!first || !second || others.length > 0 || first.value === second.value) return []
  const nouns = [slug, name, found.column.name, ...columns.flatMap((one) => (one.unique ? [one.name] : []))]
  const isSaid = wordsBeyond(said, tables, [...nouns, ...answers.map(({ word }) => word.raw), marker[0]]).every(
    ({ text: word }) => saysNoMore(word) || SAYS_ANSWER.has(word),
  )
  if (!isSaid) return []
  const isFirst = isOfRest(said, first.word, second.word, rest)
  const [listed, unlisted] = isFirst ? [second.value, first.value] : [first.value, second.value]
  const where = { ...origin, slug, column: found.column.name }
  return [
    { ...where, kind: 'constant', value: listed, perhaps: true, within },
    { ...where, kind: 'default', value: unlisted, literal: true },
  ]
}

const JOINED = /[,;]|(?<!\p{L})(?:and|und|et|y|e|en)(?!\p{L})/iu

/** “Everybody else no, …”, “no for all others, yes for the listed”: whether the first answer is that of the rest, beside the word for it. */
function isOfRest(text: string, first: Word, second: Word, rest: { at: number; end: number }): boolean {
  if (rest.end <= first.at) return true
  return rest.end <= second.at && JOINED.test(text.slice(rest.end, second.at))
}

interface Answer {
  word: Word
  value: string
}

const [YES = -1] = meaningsOf('yes')
const [NO = -1] = meaningsOf('no')

function answerOf(word: Word, column: TemplateColumn): Answer | null {
  const { yes, no } = answersOf(column)!
  const meant = meaningsOf(word.text)
  if (word.text === yes.toLowerCase() || meant.includes(YES)) return { word, value: yes }
  return word.text === no.toLowerCase() || meant.includes(NO) ? { word, value: no } : null
}

/** A text with blanks where it names the column or the tables, so that places stay what they are. */
function bare(text: string, { name }: TemplateColumn, tables: readonly TableProfile[]): string {
  const own = new Set(
    [name, ...tables.map(({ table }) => table.name)].flatMap((one) => wordsIn(one).map(({ stem }) => stem)),
  )
  const isName = ({ stem }: Word, at: number, all: readonly Word[]): boolean =>
    own.has(stem) && [all[at - 1], all[at + 1]].some((beside) => beside !== undefined && own.has(beside.stem))
  return wordsIn(text)
    .filter(isName)
    .reduce((rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end), text)
}
