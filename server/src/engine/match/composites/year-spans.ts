import { jsPattern } from '../../transforms/js-pattern.ts'
import { conceptsOf, wordsOf } from '../names/words.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { sharesOf, type Composite } from './composite.ts'

// The first and the last year of something in one cell, for a template with a column for each: “1810–1853”, “* 1940”, “1974–”, “ca. 1690 to 1699”.

const NEARLY_ALL = 0.9
/** So many have both: what nearly always is one year alone is no span. */
const SOME = 0.3

const ABOUT = '(?:(?:c(?:a|irca)?\\.?|um|vers|env\\.?|about|around|hacia|verso|omstreeks|ok\\.?)\\s*)?'
const BEGUN =
  '(?:(?:\\*|b\\.|born|geb(?:oren)?\\.?|née?|nat[oa]|nacid[oa]|ur\\.|nar\\.|f\\.|from|von|de|since|seit)\\s*)?'
const ENDED = '(?:(?:†|\\+|d\\.|died|gest(?:orben)?\\.?|mort[oe]?|overl\\.?|zm\\.|zemř\\.|d[öø]d)\\s*)?'
const TO = '\\s*(?:[-–—/,;]|\\s(?:to|bis|au|à|al?|até|hasta|tot|do|till?)\\s)\\s*'
const YEAR = '\\d{4}'
const BOTH = `^\\s*\\(?${BEGUN}${ABOUT}${YEAR}${TO}${ENDED}${ABOUT}${YEAR}\\)?\\s*$`
const FIRST = `^\\s*\\(?(?:${BEGUN}${ABOUT}(${YEAR})(?:${TO}${ENDED}${ABOUT}(?:${YEAR}|[?.…]*|\\p{L}[\\p{L} ]{0,12})?)?|(?:[?.…]+)?${TO}${ENDED}${ABOUT}${YEAR}|[†+]\\s*${YEAR})\\)?\\s*$`
const LAST = `^\\s*\\(?(?:${BEGUN}${ABOUT}(?:${YEAR}|[?.…]+)?${TO}${ENDED}${ABOUT}|[†+]\\s*)(${YEAR})\\)?\\s*$|^\\s*\\(?${BEGUN}${ABOUT}${YEAR}(?:${TO}${ENDED}(?:[?.…]*|\\p{L}[\\p{L} ]{0,12}))?\\)?\\s*$`

/** What the two years are called after. */
const PAIRS = [
  ['birth', 'death'],
  ['start', 'end'],
  ['earliest', 'latest'],
  ['first', 'last'],
  ['from', 'to'],
  ['opened', 'closed'],
  ['founded', 'dissolved'],
] as const

/** The two years of the only column of such spans, where no columns have them one by one; to be taken whole. */
export function splitYearSpans(table: TableSide, side: TemplateSide): Composite[] {
  const targets = targetsIn(side)
  if (targets === null) return []
  const { columns } = table.profile
  const shareOf = (at: number, pattern: string): number => sharesOf(columns[at]!, jsPattern(pattern))
  const isSpan = (at: number): boolean =>
    shareOf(at, BOTH) >= SOME && [FIRST, LAST].every((pattern) => shareOf(at, pattern) >= NEARLY_ALL)
  const [source, ...more] = columns.flatMap((_, at) => (isSpan(at) ? [at] : []))
  const single = columns.filter((_, at) => shareOf(at, `^\\s*${YEAR}\\s*$`) >= NEARLY_ALL)
  if (source === undefined || more.length > 0 || single.length >= targets.length) return []
  const reason = `The values of “${columns[source]!.name}” are times with a first and a last year.`
  return targets.map((target, at) => ({
    target,
    sources: [source],
    transforms: [{ kind: 'extract', pattern: [FIRST, LAST][at]! }],
    confidence: 0.88,
    reason,
  }))
}

/** The only two columns of years of which one is where something begins, and the other where it ends. */
function targetsIn({ template, rules }: TemplateSide): [number, number] | null {
  const years = template.columns.flatMap(({ name, desiredRule }, at) => {
    const rule = rules[at]
    const isYear = rule ? rule.matches('1987') && !rule.matches('87') && !rule.matches('1987-05-01') : saysYear(name)
    return isYear && saysYear(name) && desiredRule !== 'link' ? [at] : []
  })
  const found = PAIRS.flatMap(([first, last]): [number, number][] => {
    const [one, ...ones] = years.filter((at) => says(template.columns[at]!.name, first))
    const [other, ...others] = years.filter((at) => says(template.columns[at]!.name, last))
    return one === undefined || other === undefined || ones.length + others.length > 0 ? [] : [[one, other]]
  })
  return found.length === 1 ? found[0]! : null
}

function saysYear(name: string): boolean {
  return conceptsOf(name).includes('year')
}

function says(name: string, word: string): boolean {
  return [...conceptsOf(name), ...wordsOf(name)].includes(word)
}
