import { ruleOf } from '../../match/sides.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT } from '../grounded/acts.ts'
import { dayOf } from '../grounded/days.ts'
import { templatesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { isUnclear } from './hedges.ts'

// “Opening balances go in dated 1 April 2024”, “die Anfangsbestände bitte zum 01.01.2025”: the day of all rows of a template that has one column of days.

const DATED =
  /(?<!\p{L})(?:dated?|as (?:at|of)|datiert(?: auf)?(?: den)?|mit (?:dem )?datum(?: vom)?|zum(?: stichtag)?|per|datée?s? (?:du|au)|à la date du|con fecha(?: del?)?|fechad[oa]s? (?:el|a)|a fecha(?: del?)?|datat[oaie](?: al)?|con data(?: del)?|gedateerd(?: op)?|met datum)\s+(?:the )?/giu
const DAY =
  /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:\.|er|st|nd|rd|th)? (?:de |d['’]|of )?\p{L}{3,12}\.?(?: del?| of|,)? \d{4}|\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})/u
/** Of some rows, or of what they were before. */
const SOME =
  /(?<!\p{L})(?:if|when|where|whose|which|that were|before|after|until|only|wenn|falls|deren|bis|vor|nach|nur|si|dont|avant|après|cuyo|antes|después|solo|prima|dopo|als|voor|na|alleen)(?!\p{L})/iu

/** The day that all rows of the only template which a sentence names are dated with. */
export function daysGiven(
  { text, origin }: Unread,
  _profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (EXCEPT.test(text) || LEFT_OUT.test(text) || SOME.test(text) || isUnclear(text)) return []
  const days = [...text.matchAll(DATED)].flatMap(({ index, 0: said }) => {
    const written = DAY.exec(text.slice(index + said.length))?.[0]
    return written === undefined ? [] : [dayOf(written.replace(/(?<=\d)er /u, ' '), null)]
  })
  const [day, ...others] = days
  const [template, ...more] = templatesIn(text, templates)
  if (!day || others.length > 0 || !template || more.length > 0) return []
  const [column, ...rest] = template.columns.filter((one) => takesDays(one, day))
  if (!column || rest.length > 0) return []
  return [{ ...origin, kind: 'constant', slug: template.slug, column: column.name, value: day }]
}

function takesDays(column: TemplateColumn, day: string): boolean {
  const rule = column.desiredRule === 'strict' ? ruleOf(column) : null
  return rule !== null && rule.matches(day) && !rule.matches('5')
}
