import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { escaped } from '../../escaped.ts'
import { anyOf } from '../grounded/acts.ts'
import type { Unread } from '../grounded/unread.ts'
import { columnsSaid, type ColumnSaid, type Target } from './columns-said.ts'
import { isHedged } from './hedges.ts'
import { markIn } from './marks-between.ts'

// “Split Size at the x: the first number is the width, the second the height”, “Species holds the Latin name and, in brackets, the common name”: one
// column that fills several, by which of them stands first and what is between them.

const SPLITS = anyOf(
  'split\\p{L}*|divid\\p{L}+|separat\\p{L}+|tak(?:e|en) apart|pull (?:\\p{L}+ )*apart|apart|break up|broken up|cut|contains? both|both (?:names|parts|in)|in one column|single column|one column|contains?|holds?|made up of|consists? of|first|second|before|after|between|in front|belongs? in|brackets?|parenthes[ei]s|means',
  'aufteil\\p{L}*|aufgeteilt|teil(?:en|t)|trenn\\p{L}*|getrennt|zerleg\\p{L}*|aufsplitt\\p{L}*|enthält|besteht aus|zuerst|erste[rsnm]?|zweite[rsnm]?|vor|nach|vorne?|hinten|davor|dahinter|klammern?|auseinander\\p{L}*',
  "sépar\\p{L}+|divis\\p{L}+|scind\\p{L}+|découp\\p{L}+|contient|comprend|d[’']abord|puis|premi(?:er|ère)|second\\p{L}*|deuxième|avant|après|précède|suit|parenthèses?",
  'separ\\p{L}+|divid\\p{L}+|part(?:ir|irlo|irla|e|id)|contiene|primero|primera|luego|después|segund[oa]|antes|delante|detrás|paréntesis',
  'divid\\p{L}+|separ\\p{L}+|divis[oaie]|scompo\\p{L}+|contiene|prima|poi|dopo|prim[oa]|second[oa]|parentesi|spezz\\p{L}+',
  'splits\\p{L}*|gesplitst|scheid\\p{L}*|gescheiden|opdel\\p{L}*|verdel\\p{L}*|uit elkaar|bevat|eerste?|tweede|daarna|voor|achter|na|haakjes',
)
const IN_BRACKETS = anyOf('brackets?|parenthes[ei]s|klammern?|parenthèses?|paréntesis|parentesi|haakjes')
/** What stands in brackets, right behind the words for them or before: “common name inside the brackets”. */
const BEFORE_NAME =
  /(?:brackets?|parenthes[ei]s|klammern?|parenthèses?|paréntesis|parentesi|haakjes|dentro|inside|within)[^.;]{0,40}$/iu
const AT_LETTER =
  /(?<!\p{L})(?:at|by|an|am|beim|bei|mit|par|au|à|avec|por|con|alla|al|dalla|op|bij|met)\s+(?:(?:the|an?|the letter|der|dem|den|einem?|la|le|l[’']|une?|el|un|una|il|lo|de|het|een)\s+)?["“„«‘'`]?([xX×])["”“»’'`]?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])([xX×])(?: in between| between| dazwischen|entre| in mezzo| ertussen)|(?:precede|précède)\S* (?:le |la |the |il )?([xX×])(?!\p{L})|(?:before|after|vor|nach) (?:the |dem )?([xX×])(?!\p{L})|¤\s+([xX×])\s+¤/u
/** Which of two stands behind: right before its name, or right behind the other's. */
const IS_SECOND =
  /(?:second|after(?= (?:it|that|this|¤|the [x,;-]))|behind|then|follow\p{L}*|rest|last|latter|zweite[rsnm]?|danach|dahinter|nachher|hinten|hinter|letzte[rsnm]?|rest|second\p{L}*|deuxième|puis|ensuite|derrière|suit|segund[oa]|después|luego|detrás|último|dopo|poi|second[oa]|segue|ultim[oa]|tweede|daarna|laatste)(?!\p{L})[^,.;:]{0,30}$/iu
const IS_FIRST =
  /(?:first|before(?= the (?:[x,;-]|mark|comma|slash|dash|space|blank|hyphen))|in front(?: of the \p{L}+)?|front|begin\p{L}*|start\p{L}*|erste[rsnm]?|zuerst|vorne?|davor|premi(?:er|ère)|d[’']abord|primer[oa]?|fuera|prim[oa]|inizio|eerste?|voor(?:aan|op)?|outside)(?!\p{L})(?! name)[^,.;:]{0,30}$/iu
/** Right before the name of what stands behind, or in front. */
const AHEAD_OF =
  /(?<!\p{L})(?:before|precedes|vor|avant|précède|antes d[el]+|precede|prima d\p{L}+|voor)\s+(?:the |dem |der |la |le |l[’']|el |il |lo |de |het )?["“„«(]?$/iu
const BEHIND_OF =
  /(?<!\p{L})(?:after|follows|nach|hinter|après|después d[el]+|dopo|na|achter)\s+(?:the |dem |der |la |le |l[’']|el |il |lo |de |het )?["“„«(]?$/iu
const FIRST_BEHIND =
  /^["”“»’'`)]*[^,.;:]{0,12}?(?<!\p{L})(?:first|in front|precedes?|comes before|before the|zuerst|vorne?|voran|d[’']abord|en premier|précède|devant|primero|delante|precede|davanti|eerst|voorop)(?!\p{L})/iu
const SECOND_BEHIND =
  /^["”“»’'`)]*[^,.;:]{0,12}?(?<!\p{L})(?:second|last|follows?|behind|danach|dahinter|hinten|après|(?:le |la )?suit|en second|después|detrás|segue|dopo|daarna|achteraan)(?!\p{L})/iu
const NOT_SPLIT = anyOf(
  "not|n[’']t|never|together|combin\\p{L}+|join\\p{L}*|merg\\p{L}+|nicht|kein\\p{L}*|zusammen\\p{L}*|verbind\\p{L}+|pas|ensemble|fusion\\p{L}+|nunca|juntar|unir|insieme|unire|niet|samen\\p{L}*",
)
const LONGEST = 320
/** So many of the cells have the mark. */
const NEARLY_ALL = 0.7

/** The columns that one fills in parts. */
export function columnSplit(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  for (const said of [text, `${before}. ${text}`]) {
    if (said.length > LONGEST || isHedged(said) || NOT_SPLIT.test(said)) continue
    const found = own.flatMap((template) => splitIn(said, text, profiles, template) ?? [])
    const [one, ...more] = found
    if (!one || more.length > 0) continue
    return directivesOf(one, origin)
  }
  return []
}

interface Split {
  source: ColumnProfile
  parts: [Target, Target]
  separator: string
  isBracketed: boolean
}

function splitIn(text: string, last: string, profiles: readonly TableProfile[], template: Template): Split | null {
  const said = columnsSaid(text, profiles, [template])
  const names = said.reduceRight((rest, { at, end }) => `${rest.slice(0, at)}¤${rest.slice(end)}`, text)
  if (!SPLITS.test(names) && !AT_LETTER.test(names)) return null
  const places = targetsIn(said)
  const [one, two, ...more] = [...new Set(places.flatMap(({ targets }) => targets))]
  if (!one || !two || more.length > 0) return null
  const source = sourceIn(text, said, profiles, [one, two])
  if (!source || columnsSaid(last, profiles, [template]).length === 0) return null
  const isBracketed = IN_BRACKETS.test(names) && share(source, /\([^)]+\)\s*$/u) >= NEARLY_ALL
  const separator = isBracketed ? '(' : separatorOf(names, source)
  if (separator === null) return null
  const places2 = [one, two].map((target) => places.filter(({ targets }) => targets.includes(target)))
  const parts = isBracketed ? bracketedLast(text, places2, [one, two]) : inOrder(text, places2, [one, two])
  return parts && { source, parts, separator, isBracketed }
}

/** A place that names one column of the template alone; a header of the same meaning does not matter. */
function targetsIn(said: readonly ColumnSaid[]): ColumnSaid[] {
  return said.filter(({ targets, isAnyWord }) => targets.length === 1 && !isAnyWord)
}

/** The only header that is no part by itself. */
function sourceIn(
  text: string,
  said: readonly ColumnSaid[],
  profiles: readonly TableProfile[],
  parts: readonly Target[],
): ColumnProfile | null {
  const isPart = ({ targets }: ColumnSaid): boolean => targets.some((one) => parts.includes(one))
  const named = new Set(said.filter((one) => !isPart(one)).flatMap(({ sources }) => sources))
  const columns = profiles.flatMap((profile) => profile.columns)
  const found = columns.filter(({ name }) => named.has(name))
  const called = found.length > 0 ? found : columns.filter((column) => isShown(text, column))
  return called.length === 1 ? called[0]! : null
}

/** “A size of 210x297 means …”: a cell of more than a word. */
function isShown(text: string, { values }: ColumnProfile): boolean {
  return values.some(
    ({ value }) =>
      value.trim().length > 4 && /[^\p{L}\p{N}]|\d[x×]\d/u.test(value.trim()) && text.includes(value.trim()),
  )
}

function separatorOf(names: string, column: ColumnProfile): string | null {
  const letter = AT_LETTER.exec(names)
    ?.slice(1)
    .find((one) => one !== undefined)
  const told = letter ?? markIn(names)
  const has = (mark: string): boolean => share(column, new RegExp(`\\S.*${escaped(mark)}.*\\S`, 'u')) >= NEARLY_ALL
  const marks =
    told !== null && told !== undefined && told !== ''
      ? [told, told.trim(), told.toLowerCase()]
      : [';', '|', ', ', '/', ' - ', '-', 'x', '×', ' ']
  return marks.find((mark) => mark !== '' && has(mark)) ?? (told?.trim() === '' && has(' ') ? ' ' : null)
}

function share({ values }: ColumnProfile, pattern: RegExp): number {
  const all = values.reduce((sum, { count }) => sum + count, 0)
  const met = values.reduce((sum, { value, count }) => sum + (pattern.test(value.trim()) ? count : 0), 0)
  return all === 0 ? 0 : met / all
}

type Places = readonly (readonly ColumnSaid[])[]

/** As the words beside their names say, else as they are named. */
function inOrder(text: string, places: Places, [one, two]: readonly [Target, Target]): [Target, Target] | null {
  const [first, second] = places.map((some) => {
    const isFirst = some.some(
      ({ at, end }) =>
        IS_FIRST.test(text.slice(0, at)) || BEHIND_OF.test(text.slice(0, at)) || FIRST_BEHIND.test(text.slice(end)),
    )
    const isSecond = some.some(
      ({ at, end }) =>
        IS_SECOND.test(text.slice(0, at)) || AHEAD_OF.test(text.slice(0, at)) || SECOND_BEHIND.test(text.slice(end)),
    )
    return isFirst === isSecond ? null : isFirst ? 1 : 2
  })
  const isTurned = (first === 2 && second !== 2) || (second === 1 && first !== 1)
  return isTurned ? [two, one] : [one, two]
}

function bracketedLast(text: string, places: Places, [one, two]: readonly [Target, Target]): [Target, Target] | null {
  const isWithin = places.map((some) =>
    some.some(({ at, end }) => {
      const [before, behind] = [
        text
          .slice(Math.max(0, at - 60), at)
          .split(/[,:;]\s(?!in )/u)
          .at(-1) ?? '',
        text.slice(end, end + 60).split(/[,.;:]/u)[0] ?? '',
      ]
      return (
        (BEFORE_NAME.test(before) && !/(?:in front|before|fuera|outside|außerhalb)/iu.test(before)) ||
        /(?:inside|within|in|is the bit in|between|dentro) (?:the |de[nrs]? |les? |los? |le )?(?:brackets?|parenthes\p{L}+|klammern?|it)/iu.test(
          behind,
        )
      )
    }),
  )
  if (isWithin[0] === isWithin[1]) return [one, two]
  return isWithin[0] ? [two, one] : [one, two]
}

function directivesOf({ source, parts, separator, isBracketed }: Split, origin: Unread['origin']): Directive[] {
  const targets = parts.map(({ column }) => column.name)
  const { slug } = parts[0]
  if (!isBracketed) return [{ ...origin, kind: 'split', source: source.name, targets, separator, slug }]
  return parts.flatMap(({ column }, at): Directive[] => [
    { ...origin, kind: 'column', source: source.name, target: column.name, slug },
    {
      ...origin,
      kind: 'chain',
      column: column.name,
      transforms: [{ kind: 'extract', pattern: at === 0 ? '^([^(]*[^(\\s])\\s*\\(' : '\\(([^)]*)\\)\\s*$' }],
      slug,
    },
  ])
}
