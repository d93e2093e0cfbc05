import { cellsOf } from '../../profile/cells-of.ts'
import { mentionedIn } from '../../knowledge/value-places.ts'
import { allowedIn, figureIn, wordsIn, type MeaningOf } from '../../knowledge/meant-values.ts'
import { wantsDays } from '../../match/expected.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import { withExplained, type Candidate } from '../../match/score-columns.ts'
import type { TableSide, TemplateSide } from '../../match/sides.ts'
import { conceptsOf, wordsOf } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { ofAnything } from '../columns/of-anything.ts'
import type { Context } from '../context.ts'
import { addressesSaid } from './addresses-said.ts'
import { readTexts, told, type About } from './read-texts.ts'

// A text that explains the codes of a column tells which column they are of: “1 active, 2 blocked” is of the one that has 1 and 2, and goes to the
// one that takes active and blocked.

/** A column with more different values, or nearly one for each row, has no codes. */
const MOST_VALUES = 60
/** This share of the cells must be explained, and so many values. */
const MOSTLY = 0.6
const FEWEST = 2
/** A longer list of allowed values is found in any text. */
const MOST_ALLOWED = 60

/** The candidates with what texts say of their values. */
export function withTexts(
  candidates: Candidate[],
  table: TableSide,
  side: TemplateSide,
  context: Context,
): Candidate[] {
  const texts = context.texts ?? []
  if (texts.length === 0) return candidates
  const coded = table.profile.columns.map((column) => (isCoded(column) ? rawsOf(column) : []))
  const isMentioned = coded.map((raws) => texts.some(({ text }) => mentionedIn(text, raws).length >= FEWEST))
  return withExplained(candidates, ({ source, target }) => {
    const { description = '' } = side.template.columns[target]!
    if (!isMentioned[source] && mentionedIn(description, coded[source]!).length < FEWEST) return 0
    const share = explained(table.profile.columns[source]!, target, table, side, context)
    return share < MOSTLY ? 0 : share
  })
}

function isCoded({ complete, distinct, filled, values }: ColumnProfile): boolean {
  return (
    complete &&
    distinct >= FEWEST &&
    distinct <= MOST_VALUES &&
    filled >= 2 * distinct &&
    values.some(({ value }) => value.length <= 40)
  )
}

function rawsOf({ values }: ColumnProfile): string[] {
  return values.map(({ value }) => value.trim())
}

/** The share of the cells whose values are explained, as the template column takes them. */
function explained(
  source: ColumnProfile,
  at: number,
  { profile }: TableSide,
  side: TemplateSide,
  context: Context,
): number {
  const target = side.template.columns[at]!
  const rule = side.rules[at]!
  const allowed = rule?.values ?? null
  if (target.desiredRule === 'link' || (allowed !== null && allowed.length > MOST_ALLOWED)) return 0
  const isKnown = (raw: string): boolean =>
    allowed !== null ? allowed.includes(raw) || isClear(closestValue(raw, allowed)) : (rule?.matches(raw) ?? false)
  const raws = rawsOf(source).filter((raw) => !isKnown(raw))
  if (raws.length < FEWEST) return 0
  const about: About = { context, source, target, template: side.template }
  const ofAddresses = allowed === null && side.kinds[at]!.includes('email')
  if (ofAddresses && !(isOfSame(about) && raws.every((raw) => !raw.includes('@')))) return 0
  const meaningOf: MeaningOf =
    allowed !== null ? allowedIn(allowed) : rule && wantsDays(target, rule) ? figureIn(rule.matches) : wordsIn
  const said = ofAddresses
    ? addressesSaid(about, raws).filter(({ value }) => rule?.matches(value) ?? true)
    : told(readTexts(about, raws, meaningOf, allowed !== null)).filter(
        (one) => allowed !== null || ((rule?.matches(one.value) ?? true) && names(one.said, about)),
      )
  const isOfOthers = raws.every((raw) => FIGURE.test(raw))
    ? (sentence: string): boolean => namesOther(sentence, source, profile.columns)
    : (): boolean => false
  const known = new Set(said.filter((one) => !isOfOthers(one.said)).map(({ raw }) => raw))
  if (known.size < FEWEST) return 0
  return cellsOf(source.values.filter(({ value }) => known.has(value.trim()))) / Math.max(1, cellsOf(source.values))
}

const FIGURE = /^\d{1,3}$/

/** “VAT codes: 1 = 20 %, 2 = 10 %” is of the column that it names, and not of the numbers of lines, which are 1 and 2 as well. */
function namesOther(sentence: string, source: ColumnProfile, columns: readonly ColumnProfile[]): boolean {
  const words = wordsOf(sentence)
  const isNamed = ({ name }: ColumnProfile): boolean => {
    const own = wordsOf(name)
    return own.join('').length >= SHORTEST && own.every((word) => words.includes(word))
  }
  return !isNamed(source) && columns.some((one) => one !== source && isNamed(one))
}

const SHORTEST = 3

/** Whose address is wanted is who the column has a code or a name of: the “sales rep” of an “Account owner”, but nobody's own. */
function isOfSame({ source, target }: About): boolean {
  const wanted = conceptsOf(`${target.name} ${target.description ?? ''}`)
  return !target.unique && conceptsOf(source.name).some((concept) => !ofAnything(concept) && wanted.includes(concept))
}

/** Of words that any column could take, the sentence must say which column they are of. */
function names(sentence: string, { target }: About): boolean {
  const concepts = conceptsOf(sentence)
  const about = conceptsOf(target.name)
  return about.length > 0 && about.every((concept) => concepts.includes(concept))
}
