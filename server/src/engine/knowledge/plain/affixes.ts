import { escapePattern } from '../../transforms/text.ts'
import { conceptsOf } from '../../match/names/words.ts'
import { ruleOf } from '../../match/sides.ts'
import type { Template, TemplateColumn, Transform } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { NOT } from '../grounded/acts.ts'
import { frontsSaid, linksTo } from '../grounded/fronts.ts'
import { exactly } from '../grounded/rows-out.ts'
import { tablesIn, templatesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { affixSaid, type Affix } from './affixes-said.ts'
import { isBlocked } from './blockers.ts'
import { withoutReasons } from './hedges.ts'
import { columnsCalled } from './columns-called.ts'
import { headersOf } from './figure-columns.ts'

// “Put +39 and a space in front of every phone number”, “1042 becomes W-1042, likewise the rest”: a text that all values of a column get in front, or
// behind them; of keys what leads to them gets it, too.

/** So many values show whether the rule takes them. */
const SEEN = 20

/** That something lacks is why it is put there. */
const LACKS =
  /(?<!\p{L})(?:(?:has|have|had|are|come|with) (?:no|not got)|do(?:es)? not have|don[’']t have|doesn[’']t have|without|lacks?|missing|haben? kein\p{L}*|ohne|fehl\p{L}*|n[’'](?:ont|a) pas|sans|no (?:tienen?|llevan?)|sin|non hanno|non ha|senza|heeft geen|hebben geen|zonder)(?!\p{L})/giu

/** A rule with a choice of forms. */
const SEVERAL_FORMS = /^\^?\((?:\?:)?[^()]+(?:\|[^()|]+)+\)\$?$/u

interface Target {
  template: Template
  column: TemplateColumn
  /** What stands in the columns of files that are called so. */
  values: readonly string[]
}

/** The text in front of the values of the only column that a sentence names, or behind them. */
export function affixesSaid(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const { text, before, origin } = sentence
  const act = withoutReasons(text)
  if (isBlocked(act) || NOT.test(act.replace(LACKS, ' ')) || frontsSaid(sentence, profiles, templates).length > 0)
    return []
  const isName = (said: string): boolean =>
    [...profiles.flatMap(({ columns }) => columns), ...templates.flatMap(({ columns }) => columns)].some(
      ({ name }) => name.toLowerCase() === said.toLowerCase(),
    ) || profiles.some(({ table }) => [table.name, table.file_name].includes(said))
  const affix = affixSaid(act, isName)
  if (!affix) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const meant = meantBy(affix, act, `${before}; ${act}`, profiles, own)
  const keys = (meant ?? []).map((target) => keyOf(target, profiles, own))
  const [one, ...others] = new Map(keys.map((key) => [`${key.template.slug}.${key.column.name}`, key])).values()
  if (!one || others.length > 0 || !isTaken(affix, one)) return []
  return done(affix, one, text, { origin, profiles, templates: own })
}

/** What a column leads to is what is numbered so. */
function keyOf(target: Target, profiles: readonly TableProfile[], templates: readonly Template[]): Target {
  const [link, ...others] = target.column.linkRule ?? []
  if (target.column.desiredRule !== 'link' || !link || others.length > 0) return target
  const all = targetsOf(profiles, templates)
  return (
    all.find(({ template, column }) => template.id === link.templateId && column.name === link.columnName) ?? target
  )
}

function meantBy(
  affix: Affix,
  act: string,
  about: string,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Target[] | undefined {
  if (affix.shown !== undefined) return having(affix.shown, profiles, templates)
  const named = (isBlocked(about) ? [act] : [act, about])
    .map((said) => targetsIn(said, profiles, templates).filter((one) => said === act || isOfWhatGetsIt(act, one)))
    .find((some) => some.length > 0)
  if (named || affix.side === 'behind') return named
  // “Orders are called W-1042 and so on, so put W- in front.”
  const shown = about.match(/[\p{L}\p{N}+_/#-]+/gu)?.find((word) => word.startsWith(affix.text) && word !== affix.text)
  return shown === undefined ? undefined : having(shown.slice(affix.text.length), profiles, templates)
}

const NUMBERS = ['number', 'id', 'code']

/** “Companies keep their name. Our numbers get a C- in front”: what the sentence before is about gets it only where it is a number. */
function isOfWhatGetsIt(act: string, { column }: Target): boolean {
  const isNumber = (text: string): boolean => conceptsOf(text).some((concept) => NUMBERS.includes(concept))
  const isSaid = wordsIn(act).some(({ raw, text }) => text.length > 1 && isNumber(raw))
  return !isSaid || isNumber(column.name)
}

interface Around {
  origin: Unread['origin']
  profiles: readonly TableProfile[]
  templates: readonly Template[]
}

function done(
  affix: Affix,
  { template, column }: Target,
  text: string,
  { origin, profiles, templates }: Around,
): Directive[] {
  const links = templates.flatMap((other) => linksTo(template, column, other))
  if (affix.side === 'front' && (links.length > 0 || (column.unique && column.required))) {
    // Whose keys are meant is for those to say who read of keys, unless one of them is shown.
    if (affix.shown === undefined) return []
    const named = tablesIn(text, profiles)
    const tables = (named.length > 0 ? named : profiles).map(exactly)
    const targets = [{ slug: template.slug, column: column.name }, ...links]
    return [{ ...origin, kind: 'front', front: affix.text, targets, tables }]
  }
  return [{ ...origin, kind: 'step', slug: template.slug, column: column.name, transforms: stepsOf(affix, column) }]
}

/** What has it already stays, and so does a telephone number of any country, and what a rule takes without it: only some get it then. */
function stepsOf({ text, side }: Affix, column: TemplateColumn): Transform[] {
  const added: Transform = side === 'behind' ? { kind: 'suffix', text } : { kind: 'prefix', text }
  return [added, { kind: 'take_back', steps: 1, pattern: rightAsIs(column) ?? havingIt({ text, side }) }]
}

function havingIt({ text, side }: Omit<Affix, 'shown'>): string {
  const own = escapePattern(text.trim())
  if (side === 'behind') return `.*${own}`
  return /^\+\d/.test(text) ? '(?:\\+|00).*' : `${own}.*`
}

/** “^(PK\\d{4}|D-\\d{3})$”: the numbers of another list are right without the letters that those of one get. */
function rightAsIs(column: TemplateColumn): string | null {
  const rule = ruleOf(column)
  return rule !== null && SEVERAL_FORMS.test(rule.source) ? rule.source : null
}

function targetsIn(text: string, profiles: readonly TableProfile[], templates: readonly Template[]): Target[] {
  const called = columnsCalled(text, profiles, templates)
  const headers = profiles.flatMap(({ columns }) => columns)
  const found = targetsOf(profiles, templates).filter(
    ({ column }) =>
      called.includes(column.name) || headersOf(column, headers).some(({ name }) => called.includes(name)),
  )
  const spoken = templatesIn(text, templates)
  const own = found.filter(({ template }) => spoken.includes(template))
  return own.length > 0 ? own : found
}

function targetsOf(profiles: readonly TableProfile[], templates: readonly Template[]): Target[] {
  const headers = profiles.flatMap(({ columns }) => columns)
  return templates.flatMap((template) =>
    template.columns.map((column) => {
      const values = headersOf(column, headers).flatMap((one) => one.values.map(({ value }) => value.trim()))
      return { template, column, values }
    }),
  )
}

/** The columns that have a value which is shown. */
function having(shown: string, profiles: readonly TableProfile[], templates: readonly Template[]): Target[] {
  return targetsOf(profiles, templates).filter(
    ({ column, values }) => column.desiredRule !== 'link' && values.includes(shown),
  )
}

function isTaken({ text, side }: Affix, { column, values }: Target): boolean {
  const rule = ruleOf(column)
  const bare = text.trim()
  const isRightAsItIs = (value: string): boolean => rightAsIs(column) !== null && rule!.matches(value)
  const lacking = values.filter(
    (value) =>
      value !== '' && !(side === 'front' ? value.startsWith(bare) : value.endsWith(bare)) && !isRightAsItIs(value),
  )
  // The zero of an area goes where a country's code comes, but in Italy: who wants that says the country.
  const isTrunk = /^\+(?!39)\d/.test(text) && lacking.some((value) => value.startsWith('0'))
  const isRight = (value: string): boolean =>
    rule === null || rule.matches(side === 'front' ? text + value : value + text)
  return lacking.length > 0 && !isTrunk && lacking.slice(0, SEEN).every(isRight)
}
