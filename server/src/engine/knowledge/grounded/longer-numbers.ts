import { fold } from '../../match/names/words.ts'
import { figuresBehind } from '../../match/pattern/figures-behind.ts'
import { ruleOf } from '../../match/sides.ts'
import { COUNT, countOf } from '../../match/vocabulary/counts.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { sideOf } from '../plain/affixes-said.ts'
import { isBlocked } from '../plain/blockers.ts'
import { EXCEPT, LEFT_OUT, NOT } from './acts.ts'
import { keysCalled, keyWithLinks } from './fronts.ts'
import { exactly } from './rows-out.ts'
import { tablesOfSystem } from './tables.ts'
import type { Unread } from './unread.ts'

// “The old four-digit numbers get a 0 at the end”: numbers of the old system become the longer ones of the new one, in keys and in all that links to
// them. A rule that takes just so many figures more tells whose they are, and which have theirs already.

const DIGIT_COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}])(${COUNT})[- ]?(?:digits?|figures?|stellig\\p{L}*|stellen|ziffern|ziffrig\\p{L}*|chiffres|cifras|d[íi]gitos|cifre|cijfers?|cijferige|cyfr\\p{L}*)(?!\\p{L})`,
  'giu',
)
const ZERO = '(?:zero|null|nul|zéro|cero|zera?)'
const ARTICLE =
  '(?:an?|the|one|another|an? (?:extra|additional|trailing|further)|eine|eine weitere|noch eine|die|une?|une? autre|un[ao]?|otro|un altro|een|nog een|de|el|il|le|lo)'
/** Figures by themselves, in quotation marks, or behind an article or a verb. */
const TEXT = new RegExp(
  `["“„«‘'\`](\\d{1,3})["”“»’'\`]|(?<![\\p{L}\\p{N}])(?:${ARTICLE}\\s+(?:digit |figure |ziffer |chiffre |cifra |cijfer )?|(?:add|append|put|stick|gets?|with|mit|avec|con|met)\\s+)(\\d{1,3}|${ZERO})(?![\\p{L}\\p{N}.,]*\\d|\\p{L})`,
  'giu',
)
/** A table shows that there are such numbers. */
const FEWEST = 2

/** What a sentence says numbers of a key get behind them, with what links to them. */
export function longerNumbers(
  { text, about, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const [counted, ...others] = [...fold(text).matchAll(DIGIT_COUNT)]
  const act = text.replace(DIGIT_COUNT, ' ')
  if (others.length > 0 || isBlocked(text) || [EXCEPT, LEFT_OUT, NOT].some((word) => word.test(text))) return []
  if (sideOf(act) !== 'behind') return []
  const said = new Set(
    [...act.matchAll(TEXT)].map(([, quoted, plain = '']) => quoted ?? (/\d/.test(plain) ? plain : '0')),
  )
  const [behind, ...more] = said
  if (behind === undefined || more.length > 0) return []
  const length = counted ? countOf(counted[1]!) : null
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const keys = own.flatMap((template) => template.columns.flatMap((column) => keyOf(template, column, behind, length)))
  const key = theOne(keys, `${about} ${before}`)
  if (!key) return []
  const named = counted ? [] : tablesOfSystem(text, profiles)
  const tables = (named.length > 0 ? named : profiles).filter((one) => hasSuch(one, key.figures))
  if (tables.length === 0) return []
  const { template, column, figures } = key
  const targets = keyWithLinks(template, column, templates)
  return [{ ...origin, kind: 'front', front: '', behind, figures, targets, tables: tables.map(exactly) }]
}

interface LongerKey {
  template: Template
  column: TemplateColumn
  /** So many the old numbers have. */
  figures: number
}

/** A key whose rule takes nothing but the longer numbers, where so many figures as they have now are none. */
function keyOf(template: Template, column: TemplateColumn, behind: string, length: number | null): LongerKey[] {
  const rule = column.required && column.unique ? ruleOf(column) : null
  const whole = rule && figuresBehind('', rule)
  const figures = (whole ?? 0) - behind.length
  return figures > 0 && (length ?? figures) === figures ? [{ template, column, figures }] : []
}

function theOne(keys: readonly LongerKey[], text: string): LongerKey | undefined {
  const called = keys.length > 1 ? keys.filter(({ template, column }) => keysCalled(text, template, column)) : keys
  return called.length === 1 ? called[0] : undefined
}

function hasSuch({ columns }: TableProfile, figures: number): boolean {
  const such = new RegExp(`^\\d{${figures}}$`, 'u')
  return columns.some(({ values }) => values.filter(({ value }) => such.test(value.trim())).length >= FEWEST)
}
