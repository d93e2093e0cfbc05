import type { Transform } from '../../model.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { callingCodesOf } from '../values/dialled.ts'
import { sharesOf, type Composite } from './composite.ts'

// “0341 2345678 / 0171 2345678”: one column with a landline, a mobile number or both, in whatever order, for a template with a column for each.

/** How numbers of mobiles begin behind the calling code, or behind what is dialled before them at home, where that tells them apart. */
const MOBILES: Record<string, [begins: string, trunk: '0' | '']> = {
  49: ['1[567]', '0'],
  43: ['6[5-9]', '0'],
  41: ['7[4-9]', '0'],
  31: ['6', '0'],
  32: ['4[5-9]', '0'],
  33: ['[67]', '0'],
  44: ['7[1-57-9]', '0'],
  353: ['8[235-9]', '0'],
  46: ['7[02369]', '0'],
  358: ['(?:4|50)', '0'],
  61: ['4', '0'],
  64: ['2', '0'],
  27: ['(?:6|7[1-46-9]|8[1-4])', '0'],
  40: ['7', '0'],
  90: ['5', '0'],
  385: ['9', '0'],
  421: ['9', '0'],
  34: ['[67]', ''],
  39: ['3', ''],
  351: ['9', ''],
  352: ['6', ''],
  30: ['69', ''],
  48: ['(?:45|5[0137]|6[069]|7[2389]|88)', ''],
  420: ['(?:60|7[2379])', ''],
  47: ['[49]', ''],
}
/** Between two numbers: a stroke without spaces parts an area code from the rest. */
const BETWEEN = '(?:\\s*[;,|\\n]\\s*|\\s+/\\s+|\\s+(?:or|oder|ou|and|und|et|y|e|o|en|of|u\\.|&|\\+)\\s+)'
const LABEL = '(?:\\p{L}[\\p{L}. ]{0,15}[.:]?\\s*)?'
const REMARK = '(?:\\s*\\(\\p{L}[^()]{0,20}\\))?'
const GAP = '(?:[ \\x{00a0}.()-]{1,3}|/)?'
const ANY = `${LABEL}[+(]?\\d(?:${GAP}\\d){4,16}${REMARK}`
const NUMBERS = `^\\s*${ANY}(?:${BETWEEN}${ANY}){0,3}\\s*$`
const NEARLY_ALL = 0.8
/** Fewer of one kind stand there by mistake, where no cell has both. */
const FEWEST = 3
const LANDLINE =
  /(?<!\p{L})(?:land[ -]?lines?|fixed[ -]?lines?|fixed|festnetz\p{L}*|fixe|fij[oa]|fiss[oa]|vaste? (?:nummer|lijn|telefoon)|stacjonarn\p{L}*|pevn[áé]\p{L}*|fasttelefon|fastnet\p{L}*)(?!\p{L})/iu

/** A list for the two columns of numbers of a template, to be taken whole. */
export function splitPhones(table: TableSide, side: TemplateSide): Composite[] {
  const found = targetsIn(side)
  const sources = [...table.profile.columns.keys()].filter((source) => areNumbers(source, table))
  const [source] = sources
  if (!found || source === undefined || sources.length > 1 || !hasBoth(source, found, table, side)) return []
  const reason = `The numbers in “${table.profile.columns[source]!.name}” are of landlines and of mobiles.`
  return (['phone', 'mobile'] as const).map((kind) => ({
    target: found[kind],
    sources: [source],
    transforms: stepsFor(kind, found.mobiles),
    confidence: 0.88,
    reason,
  }))
}

/** The steps for the kind of number that a column was named for; null where it doesn't have both. */
export function phonePart(source: number, target: number, table: TableSide, side: TemplateSide): Transform[] | null {
  const found = targetsIn(side)
  const kind = found?.phone === target ? 'phone' : found?.mobile === target ? 'mobile' : null
  if (!found || kind === null || !areNumbers(source, table) || !hasBoth(source, found, table, side)) return null
  return stepsFor(kind, found.mobiles)
}

interface Targets {
  phone: number
  mobile: number
  /** What a number of a mobile looks like. */
  mobiles: string
}

/** The only columns of the template for mobiles and for other numbers, of one country whose mobiles are known. */
function targetsIn({ names, rules }: TemplateSide): Targets | null {
  const numbers = [...names.keys()].filter((at) => {
    const { concepts } = names[at]!
    return concepts.includes('phone') && !concepts.includes('fax') && !concepts.includes('extension')
  })
  const [mobile, ...mobiles] = numbers.filter((at) => names[at]!.concepts.includes('mobile'))
  const [phone, ...phones] = numbers.filter((at) => !names[at]!.concepts.includes('mobile'))
  if (mobile === undefined || phone === undefined || mobiles.length + phones.length > 0) return null
  const rule = rules[mobile]
  const [code, ...codes] = rule ? callingCodesOf(rule) : []
  const known = code !== undefined && codes.length === 0 ? MOBILES[code] : undefined
  if (!known) return null
  return { phone, mobile, mobiles: mobilesOf(code!, known) }
}

/** What a number of a mobile looks like, with its calling code or as it is dialled at home. */
function mobilesOf(code: string, [begins, trunk]: (typeof MOBILES)[string]): string {
  const home = `(?:(?:\\+|00)\\s?${code}[ ()-]{0,2}(?:0\\)\\s?)?${trunk === '' ? '|' : `|${trunk}`})`
  return `\\(?${home}${GAP}${begins}(?:${GAP}\\d){4,12}`
}

/** Of several numbers in a cell that of a mobile, or the one that is of none; of two mobiles the first. */
export function preferredNumber(kind: 'phone' | 'mobile', code: string): Transform[] {
  const known = MOBILES[code]
  if (!known) return []
  const mobile = `${LABEL}(?:${mobilesOf(code, known)})${REMARK}`
  const [first, second] =
    kind === 'mobile'
      ? [`\\s*(${mobile})\\s*${BETWEEN}.*`, `\\s*(?:.*?${BETWEEN})\\s*(${mobile})\\s*(?:${BETWEEN}.*)?`]
      : [`\\s*(${ANY})\\s*${BETWEEN}\\s*${mobile}\\s*`, `\\s*${mobile}\\s*${BETWEEN}\\s*(${ANY})\\s*`]
  return [first, second].map((pattern) => ({ kind: 'rewrite', pattern: `${pattern}|(.*)`, with: '\\1\\2' }))
}

function areNumbers(source: number, { profile }: TableSide): boolean {
  const column = profile.columns[source]!
  return column.filled > 0 && (column.types.phone ?? 0) > 0 && sharesOf(column, jsPattern(NUMBERS)) >= NEARLY_ALL
}

/** Whether cells have both, or each has one of the two, and the template says which it wants of these. */
function hasBoth(
  source: number,
  { phone, mobiles }: Targets,
  { profile }: TableSide,
  { template }: TemplateSide,
): boolean {
  const { values } = profile.columns[source]!
  const isMobile = jsPattern(`^${LABEL}${mobiles}${REMARK}$`)
  const between = new RegExp(BETWEEN, 'u')
  const kinds = values.map(({ value }) => {
    const each = value
      .trim()
      .split(between)
      .map((number) => isMobile.test(number.trim()))
    return { mobile: each.includes(true), phone: each.includes(false) }
  })
  const count = (test: (one: (typeof kinds)[number]) => boolean): number => kinds.filter(test).length
  if (count(({ mobile, phone: other }) => mobile && other) > 0) return true
  const { name, description } = template.columns[phone]!
  const isSaid = LANDLINE.test(`${name.replaceAll('_', ' ')} ${description ?? ''}`)
  return isSaid && count(({ mobile }) => mobile) >= FEWEST && count(({ phone: other }) => other) >= FEWEST
}

/** The mobile number alone, or what is left without it. */
function stepsFor(kind: 'phone' | 'mobile', mobiles: string): Transform[] {
  const before = `(?:.*?${BETWEEN})?\\s*${LABEL}`
  if (kind === 'mobile') {
    const pattern = `${before}(${mobiles})${REMARK}\\s*(?:${BETWEEN}.*)?|.*`
    return [{ kind: 'trim' }, { kind: 'rewrite', pattern, with: '\\1' }, { kind: 'trim' }]
  }
  const without: Transform = {
    kind: 'rewrite',
    pattern: `(.*?${BETWEEN})?\\s*${LABEL}${mobiles}${REMARK}\\s*(${BETWEEN}.*)?|(.*)`,
    with: '\\1\\2\\3',
  }
  const ends = {
    kind: 'rewrite',
    pattern: '[\\s;,/|&+]*?(\\+?[^;,/|&\\s](?:.*?[^\\s;,/|&+])?)?[\\s;,/|&+]*',
    with: '\\1',
  } as const
  return [{ kind: 'trim' }, without, without, ends, { kind: 'trim' }]
}
