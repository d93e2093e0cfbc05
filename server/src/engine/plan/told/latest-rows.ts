import { anyOf, EXCEPT, TWICE } from '../../knowledge/grounded/acts.ts'
import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { areRepeated, CHANGED, CHANGED_LAST, NEWEST, ONLY, patternsOf } from '../../knowledge/grounded/newest.ts'
import { wordsIn } from '../../knowledge/grounded/words.ts'
import { directivesOf } from '../../knowledge/directives.ts'
import { ONE_ROW } from '../../knowledge/natural-keys.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { ColumnPlan, RowSkip } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Placement } from '../context.ts'
import { keyIn } from './one-row-per.ts'

// “If the old system holds an item more than once, the row that was updated last is the right one”, in the description of a template: of the rows
// of a table that share what fills its key the one of the latest day counts.

/** “The newer list counts” says it of a whole list. */
const OF_LIST =
  /(?<!\p{L})(?:new(?:er|est)|latest|more recent|neuere?[nrs]?|neueste[nrs]?|jüngere[nrs]?|plus récente?|más reciente|più recente|nieuw(?:ere|ste)) (?:\p{L}+)?(?:lists?|files?|sheets?|exports?|systems?|liste\p{L}*|dateie?n?|tabellen?|fichiers?|archivos?|hojas?|elenco|foglio|lijst\p{L}*|bestand\p{L}*)(?!\p{L})|(?<!\p{L})(?:liste|fichier|lista|archivo|elenco) (?:la |le |el |il )?(?:plus récente?|más reciente|più recente)/iu

/** “One row per account, with the tariff it is on now”: of several that it had. */
const NOW = anyOf(
  'now|currently|at present|presently|current|present|in (?:force|effect)',
  'jetzt|derzeit|aktuell\\p{L}*|gegenwärtig\\p{L}*|heutige[nrsm]?|in kraft|(?:geltende|gültige)[nrsm]?',
  "actuel(?:le)?s?|actuellement|aujourd[’']hui|en vigueur",
  'actual(?:es|mente)?|ahora|vigentes?|en vigor',
  'attual[ei]|attualmente|adesso|vigent[ei]|in vigore',
  'nu|huidige|momenteel|thans|van kracht|geldende',
)

/** What there may be several of. */
const SEVERAL = anyOf(
  'several|multiple|more than one',
  'mehrere[nrsm]?|mehrfach\\p{L}*',
  'plusieurs|multiples?',
  'varias|varios|m[úu]ltiples',
  'più di una|diverse|molteplici|multipl[ei]',
  'meerdere|verscheidene',
  'kilka|wiele',
  'několik|více',
)

/** The rows of which a later one is there, where the description of the template says that the latest counts. */
export function latestSkips(columns: readonly ColumnPlan[], placement: Placement, context: Context): RowSkip[] {
  const { template } = placement.side
  const { profile } = placement.table
  const sentences = sentencesIn(template.description ?? '')
  const said = sentences.find(
    (one) =>
      (((TWICE.test(one) || SEVERAL.test(one) || ONLY.test(one)) && (NEWEST.test(one) || CHANGED_LAST.test(one))) ||
        (ONE_ROW.test(one) && NOW.test(one))) &&
      !EXCEPT.test(one) &&
      !OF_LIST.test(one),
  )
  const key = said === undefined ? null : keyIn(columns, sentences, placement, context)
  if (said === undefined || key === null || !areRepeated(profile, key)) return []
  if (isToldOtherwise(template.slug, profile, context)) return []
  const day = dayIn(said, columns, placement)
  const patterns = day && patternsOf(day)
  if (!day || !patterns || key.includes(day)) return []
  const names = key.map(({ name }) => `“${name}”`).join(' and ')
  const why = `the description of “${template.slug}” says so`
  context.notes.push(
    `Of rows of ${tableLabel(profile)} with the same ${names} the one with the latest “${day.name}” counts: ${why}: “${said}”.`,
  )
  return [
    {
      when: { is: 'older', key: key.map(({ position }) => position), day: day.position, patterns },
      reason: `Another row with the same ${names} has a later “${day.name}”, and that one counts: ${why}.`,
    },
  ]
}

const DAYS = 0.8
/** `updat` of “updated” and `count` of “counted”: so many letters are the same. */
const SHARED = 5

/** A birthday is the same in all rows of somebody. */
function isOfLife(name: string): boolean {
  return conceptsOf(name).some((concept) => concept === 'birth' || concept === 'death')
}

/** The column of days that the sentence names, or the only one; of several the only one that fills a day of the template. */
function dayIn(said: string, plans: readonly ColumnPlan[], { table, side }: Placement): ColumnProfile | null {
  const days = table.profile.columns.filter(
    ({ name, types }) => (types.date ?? 0) + (types.datetime ?? 0) >= DAYS && !isOfLife(name),
  )
  const fronts = new Set(wordsIn(said).flatMap(({ text }) => (text.length >= SHARED ? [text.slice(0, SHARED)] : [])))
  const ofChanges = CHANGED_LAST.test(said) ? CHANGED : null
  const isNamed = (column: ColumnProfile): boolean =>
    namesColumn(said, column) ||
    ofChanges?.test(column.name) === true ||
    wordsIn(column.name).some(({ text }) => fronts.has(text.slice(0, SHARED)))
  const filling = plans.flatMap(({ inputs }, target) =>
    side.kinds[target]?.includes('date') ? inputs.map(({ position }) => position) : [],
  )
  const found = [days.filter(isNamed), days, days.filter(({ position }) => filling.includes(position))]
  return found.find((columns) => columns.length === 1)?.[0] ?? null
}

function isToldOtherwise(slug: string, { table }: TableProfile, { directives }: Context): boolean {
  const isOwn = (one: { file_id: string; table: string }): boolean =>
    one.file_id === table.file_id && one.table === table.name
  const isOlder = directivesOf(directives, 'leave_rows', slug).some(
    (one) => isOwn(one.table) && one.when.is === 'older',
  )
  return isOlder || directivesOf(directives, 'same_key', slug).length > 0
}
