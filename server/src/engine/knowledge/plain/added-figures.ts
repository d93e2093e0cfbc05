import { ruleOf } from '../../match/sides.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf } from '../grounded/acts.ts'
import { keyWithLinks } from '../grounded/fronts.ts'
import type { Unread } from '../grounded/unread.ts'
import { isBlocked } from './blockers.ts'
import { withoutReasons } from './hedges.ts'
import { columnsCalled } from './columns-called.ts'
import { columnsMeant, figureColumns, tablesMeant, type FigureColumn } from './figure-columns.ts'
import { unitMentionsIn } from './unit-words.ts'

// “Add 50000 to every invoice number”, “Die Kundennummern um 10000 erhöhen”, “Prices go up by 5 %”: a figure that all of a column are more, or less.

const MORE = anyOf(
  'add(?:s|ed|ing)?|plus|increas\\p{L}+|rais(?:e[ds]?|ing)|go(?:es)? up|shift(?:ed|s)?|offset|higher|more(?= than|\\W*$)|bump(?:ed)?|on top',
  'addier\\p{L}*|hinzu\\p{L}*|dazu\\p{L}*|zuzähl\\p{L}*|aufaddier\\p{L}*|erhöh\\p{L}*|zuzüglich|drauf\\p{L}*|höher|mehr(?= als|\\W*$)|aufschlagen',
  'ajout\\p{L}*|additionn\\p{L}*|augment\\p{L}*|major\\p{L}*|de plus',
  'sum(?:ar|e|en|amos|ando|arle|arles|ad|adle)|añad\\p{L}*|aument\\p{L}*|increment\\p{L}*|más(?= que|\\W*$)',
  'aggiung\\p{L}*|somm(?:are|ate|a|ando|iamo)|aument\\p{L}*|increment\\p{L}*|più(?= d|\\W*$)',
  'optel\\p{L}*|opgeteld|tel(?:len)? (?:[^.;]{1,60} )?op|verhoog\\p{L}*|verhogen|bijtellen|bij opgeteld|hoger|meer(?= dan|\\W*$)',
)
const LESS = anyOf(
  'subtract\\p{L}*|minus|reduc(?:e[ds]?|ing)|decreas\\p{L}+|lower(?:ed)?|deduct\\p{L}*|take (?:off|away)|less|go(?:es)? down|knock off',
  'abzieh\\p{L}*|abgezogen|zieh(?:en|t|e)? (?:[^.;]{1,60} )?ab|verringer\\p{L}*|vermindern|senken|niedriger|weniger|abzüglich',
  'soustrai\\p{L}*|retranch\\p{L}*|diminu\\p{L}*|moins',
  'rest(?:ar|e|en|ando|arle|arles)|disminu\\p{L}*|menos',
  'sottra\\p{L}*|diminu\\p{L}*|meno',
  'aftrek\\p{L}*|afgetrokken|verlaag\\p{L}*|verlagen|trek (?:[^.;]{1,60} )?af|lager|minder',
)
/** A figure that nothing goes on from: none of a code, a date, or with a sign that a text has. */
const FIGURE =
  /(?<![\p{L}\p{N}.,/#-])(\d{1,3}(?:[.,’' ]\d{3})+|\d{1,9}(?:[.,]\d{1,4})?)(?![\p{L}\p{N}/-]|[.,]\d)(\s?(?:%|per ?cent|prozent|pour cent|por ciento|per cento|procent))?/giu
const AS_TEXT =
  /["“„«][^"“”„«»]*\d|(?<!\p{L})(?:there (?:is|are)|es gibt|il y a|hay(?! que)|c[’']è|ci sono|er zijn|in front|(?<!than )before|prefix|behind|append|digits?|stellig\p{L}*|stellen|ziffern|voran|vorne|davor|präfix|devant|préfixe|chiffres|delante|prefijo|cifras|d[íi]gitos|davanti|prefisso|cifre|vooraan|ervoor|voorvoegsel|cijfers|days?|tage?n?|jours?|d[íi]as?|giorni|dagen|rows?|lines?|zeilen?|columns?|spalten?|times)(?!\p{L})/iu

/** The figure that is added to the only column of figures that a sentence names, and to what links to it. */
export function figuresAdded(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const act = withoutReasons(text)
  if (isBlocked(act) || AS_TEXT.test(act) || (unitMentionsIn(act).length > 0 && !/%/.test(act))) return []
  const added = addedIn(act)
  if (!added) return []
  const all = figureColumns(profiles, templates)
  const meant = (isBlocked(before) ? [act] : [act, `${before}; ${act}`])
    .map((said) => columnsNamed(said, all, profiles, templates))
    .find((some) => some.length > 0)
  const [one, ...others] = meant ?? []
  if (!one || others.length > 0 || !isTaken(added, one)) return []
  const tables = tablesMeant(act, profiles)
  const how = { ...origin, kind: 'calculated' as const, formula: added.formula, ...(tables ? { tables } : {}) }
  const decimals = added.isShare ? { decimals: 2 } : {}
  const template = templates.find(({ slug }) => slug === one.slug)!
  // A share of one key is none of what leads to it.
  return keyWithLinks(template, one.column, added.isShare ? [] : templates).map(({ slug, column }): Directive => ({
    ...how,
    ...decimals,
    slug,
    column,
  }))
}

interface Added {
  formula: string
  by: (figure: number) => number
  isShare: boolean
}

function addedIn(text: string): Added | null {
  const [isMore, isLess] = [MORE.test(text) || PLUS.test(text), LESS.test(text)]
  const pairs = shownIn(text)
  const found = [...text.matchAll(FIGURE)].filter(([, figure]) => !pairs.flat().includes(figure!))
  const [first, ...others] = found
  if (found.length === 0) return byExamples(pairs)
  if (isMore === isLess) return null
  if (!first || others.length > 0) return null
  const figure = plain(first[1]!)
  const isShare = first[2] !== undefined
  const sign = isMore ? 1 : -1
  // “1203 becomes 51203, 50000 more.”
  const isSame = pairs.every(([from, to]) => Number(to) - Number(from) === sign * figure)
  if (figure === 0 || !isSame) return null
  if (!isShare) return { formula: `$1 ${isMore ? '+' : '-'} ${figure}`, by: (one) => one + sign * figure, isShare }
  const times = Number((1 + (sign * figure) / 100).toFixed(6))
  return { formula: `$1 * ${times}`, by: (one) => one * times, isShare }
}

/** “Numbers: +50000”. */
const PLUS = /(?<![\p{L}\p{N}])\+\s?\d/u
const SHOWN =
  /(?<![\p{L}\p{N}.,-])(\d{1,9})\s+(?:is|becomes?|would be(?:come)?|turns into|wird(?: zu)?|ist(?: dann)?|devient|pasa a(?: ser)?|es|diventa|è|wordt|→|->|=>|=)\s+(?:then |dann |now )?(\d{1,9})(?![\p{L}\p{N}]|[.,]\d)/giu

function shownIn(text: string): [string, string][] {
  return [...text.matchAll(SHOWN)].map(([, from = '', to = '']) => [from, to])
}

/** “17 becomes 50017, 203 becomes 50203”: one alone may be another number, or get a figure in front. */
function byExamples(pairs: readonly (readonly [string, string])[]): Added | null {
  const differences = new Set(pairs.map(([from, to]) => Number(to) - Number(from)))
  const [figure = 0] = differences
  if (pairs.length < 2 || differences.size > 1 || figure === 0) return null
  const formula = `$1 ${figure > 0 ? '+' : '-'} ${Math.abs(figure)}`
  return { formula, by: (one) => one + figure, isShare: false }
}

function plain(figure: string): number {
  return Number(figure.replace(/[.,’' ](?=\d{3}(?!\d))/g, '').replace(',', '.'))
}

function columnsNamed(
  text: string,
  all: readonly FigureColumn[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): FigureColumn[] {
  const called = columnsCalled(text, profiles, templates)
  const own = all.filter(({ column, sources }) =>
    called.some((name) => name === column.name || sources.some((source) => source.name === name)),
  )
  return own.length > 0 ? own : columnsMeant(text, all)
}

/** The rule takes what comes of it. */
function isTaken({ by }: Added, { column, sources }: FigureColumn): boolean {
  const rule = ruleOf(column)
  const figures = sources
    .flatMap(({ values }) => values.map(({ value }) => Number(value.trim())))
    .filter(Number.isFinite)
  const isRight = (figure: number): boolean =>
    rule === null || [String(figure), figure.toFixed(2)].some((text) => rule.matches(text))
  return figures.some((figure) => isRight(by(figure)))
}
