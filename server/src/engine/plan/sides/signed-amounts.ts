import { sentencesIn } from '../../knowledge/meanings.ts'
import { fold, wordsOf } from '../../match/names/words.ts'
import type { TableSide, TemplateSide } from '../../match/sides.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { SURE } from '../sure.ts'
import { saysZero, zeroOf } from '../transforms/empty/zero-said.ts'
import { CREDIT, DEBIT } from './side-letters.ts'

// One amount whose sign says on which side it stands, as its header tells (“Amount (+ debit / - credit)”) or somebody who answered that both sides are
// that column: what has the sign of a side stands in the column of that side, without it.

const NEGATIVE = /^\s*[-−–(]|[-−–]\s*$/u
/** Minus as people write it: in front, behind, or as brackets. Each takes any value, so that none is told to be unlike it. */
const MINUS = '\\s*[-−–(].*|.*[-−–]\\s*|(.*)'
const PLUS = '[^-−–(]*|(.*)'

/** The mappings with both sides from the one amount, where its sign tells them. */
export function withSignedSides(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { side, table } = placement
  const { columns } = side.template
  const sides = sidesOf(side)
  if (sides === null) return mappings
  const [debit, credit] = sides
  const signed = table.profile.columns.flatMap((column, source) => (isSigned(column) ? [source] : []))
  // What a text says of amounts is said of the only one that has a sign.
  const said = signed.length === 1 ? plusSaid(context) : null
  const found = signed.flatMap((source) => {
    const { name } = table.profile.columns[source]!
    const plus = plusIn(name) ?? plusAnswered(source, mappings, sides) ?? said
    return plus === null ? [] : [{ source, plus, name }]
  })
  const [only] = found
  const isFree = (at: number): boolean =>
    mappings[at]!.constant === undefined &&
    mappings[at]!.sources.every((source) => source === only?.source || isOpen(mappings[at]!))
  if (!only || found.length > 1 || !isFree(debit) || !isFree(credit)) return mappings
  dropQuestions([debit, credit], placement, context)
  const [plus, minus] = only.plus === 'debit' ? [debit, credit] : [credit, debit]
  const reason = `“${only.name}” of ${tableLabel(table.profile)} has both sides: what has a plus, or no sign, is “${columns[plus]!.name}”, what has a minus “${columns[minus]!.name}”.`
  if (!context.notes.includes(reason)) context.notes.push(reason)
  const of = (at: number, lead: Transform[]): Mapping => ({
    ...mappings[at]!,
    sources: [only.source],
    lead: [...lead, ...otherwiseZero(at, side)],
    confidence: 0.95,
    reason,
    alternatives: [],
  })
  return mappings.map((mapping, at) => {
    if (at === plus) return of(at, [{ kind: 'trim' }, rewritten(MINUS, '\\1')])
    if (at === minus)
      return of(at, [
        { kind: 'trim' },
        rewritten(PLUS, '\\1'),
        rewritten('[-−–(]\\s*([^-−–()]*?)\\)?|(.*)', '\\1\\2'),
        rewritten('([^-−–()]*?)\\s*[-−–]|(.*)', '\\1\\2'),
      ])
    return mapping
  })
}

/** Nothing says that it is that column: it was taken for its figures. */
function isOpen({ guessed, decided_by, confidence }: Mapping): boolean {
  return guessed === true || (decided_by === 'matcher' && confidence < SURE)
}

/** The two columns for the sides, both without a sign; null where the template has no such pair. */
function sidesOf(side: TemplateSide): [debit: number, credit: number] | null {
  const words = side.template.columns.map(({ name, desiredRule }) => (desiredRule === 'link' ? [] : wordsOf(name)))
  const ofSide = (names: readonly string[]): number =>
    words.findIndex((own) => own.some((word) => names.includes(word)))
  const [debit, credit] = [ofSide(DEBIT), ofSide(CREDIT)]
  const isPair = debit >= 0 && credit >= 0 && debit !== credit && [debit, credit].every((at) => isUnsigned(at, side))
  return isPair ? [debit, credit] : null
}

/** The only amount with a sign, and both sides that it may fill, where a table has no column for either: what the table is of is seen by it. */
export function signedSidesIn(
  { profile, names }: TableSide,
  side: TemplateSide,
): { source: number; targets: number[] } | null {
  const targets = sidesOf(side)
  const isSide = ({ concepts }: { concepts: readonly string[] }): boolean =>
    concepts.includes('debit') || concepts.includes('credit')
  if (targets === null || names.some(isSide)) return null
  const [source, ...others] = profile.columns.flatMap((column, at) => (isSigned(column) ? [at] : []))
  return source === undefined || others.length > 0 ? null : { source, targets }
}

/** What has its amount on the other side has none on this one, which is a zero where each row must have one. */
function otherwiseZero(at: number, { rules, template }: TemplateSide): Transform[] {
  const rule = rules[at]
  const { required, description } = template.columns[at]!
  const zero = rule && !rule.matches('') ? zeroOf(rule) : undefined
  const isWanted = required || saysZero(description ?? '', zero) !== undefined
  return zero !== undefined && isWanted ? [{ kind: 'default', value: zero }] : []
}

const rewritten = (pattern: string, text: string): Transform => ({ kind: 'rewrite', pattern, with: text })

/** Each side takes amounts, and none with a sign. */
function isUnsigned(target: number, side: TemplateSide): boolean {
  const rule = side.rules[target]
  const takes = (amount: string): boolean =>
    rule!.matches(amount) || rule!.matches(`${amount}.00`) || rule!.matches(`${amount},00`)
  return Boolean(rule) && takes('5') && !takes('-5')
}

const AMOUNTS = 0.9

function isSigned({ types, complete, values }: ColumnProfile): boolean {
  const { amount = 0, decimal = 0, integer = 0 } = types
  const negative = values.filter(({ value }) => NEGATIVE.test(value)).length
  return complete && amount + decimal + integer >= AMOUNTS && negative > 0 && negative < values.length
}

/** Which side a header says to be the one with a plus; null where it doesn't name both. */
function plusIn(header: string): 'debit' | 'credit' | null {
  const found = (pattern: string): string[] =>
    [...header.matchAll(new RegExp(pattern, 'gu'))].flatMap(([, word]) => wordsOf(word!))
  const beside = (sign: string): string[] => [
    ...found(`${sign}\\s?=?\\s?(\\p{L}+)`),
    ...found(`(\\p{L}+)\\s?=?\\s?\\(?${sign}`),
  ]
  const [plus, minus] = [beside('\\+'), beside('[-−–]')]
  const are = (words: readonly string[], side: readonly string[]): boolean => words.some((word) => side.includes(word))
  // “Amount Dr / (Cr)”: what stands in brackets has them for its minus.
  const [, other = '', bracketed = ''] = BRACKETED.exec(header) ?? []
  if (isOf(other, DEBIT) && isOf(bracketed, CREDIT)) return 'debit'
  if (isOf(other, CREDIT) && isOf(bracketed, DEBIT)) return 'credit'
  // “+ debit / - credit”: between the two stands the one and the sign of the other.
  if (are(plus.slice(0, 1), DEBIT) && are(minus.slice(0, 1), CREDIT)) return 'debit'
  return are(plus.slice(0, 1), CREDIT) && are(minus.slice(0, 1), DEBIT) ? 'credit' : null
}

const BRACKETED = /(\p{L}+)[.\s]*[/|,]?\s*\(\s*(\p{L}+)\.?\s*\)/u

function isOf(word: string, side: readonly string[]): boolean {
  return wordsOf(word).some((one) => side.includes(one))
}

/** Who answers that both sides are one column has a ledger with signs: its debit is plus. */
function plusAnswered(source: number, mappings: readonly Mapping[], sides: readonly number[]): 'debit' | null {
  const isIt = (at: number): boolean =>
    mappings[at]!.decided_by !== 'matcher' && mappings[at]!.sources.length === 1 && mappings[at]!.sources[0] === source
  return sides.every(isIt) ? 'debit' : null
}

const POSITIVE = /(?<!\p{L})(?:positiv\p{L}*|plus|pozytywn\p{L}*|dodatni\p{L}*)(?!\p{L})/iu
const NEGATED =
  /(?<!\p{L})(?:negativ\p{L}*|minus|brackets|parenthes[ei]s|klammern|parenth[eè]ses|par[eé]ntesis|parentesi|haakjes|ujemn\p{L}*)(?!\p{L})/iu
const CLAUSES = /[,;:]\s+|\s+(?:and|und|et|y|e|en|while|während|mientras|mentre|terwijl)\s+/iu

/** “Debits are positive, credits negative or in brackets”: which side a text says to be the one with a plus; null where none does, or two disagree. */
function plusSaid({ texts = [] }: Context): 'debit' | 'credit' | null {
  const said = texts
    .flatMap(({ text }) => sentencesIn(text))
    .flatMap((sentence) =>
      sentence.split(CLAUSES).flatMap((clause): ('debit' | 'credit')[] => {
        const words = fold(clause).match(/\p{L}+/gu) ?? []
        const [debit, credit] = [DEBIT, CREDIT].map((side) => words.some((word) => side.includes(word)))
        const [plus, minus] = [POSITIVE.test(clause), NEGATED.test(clause)]
        return debit === credit || plus === minus ? [] : [debit === plus ? 'debit' : 'credit']
      }),
    )
  return new Set(said).size === 1 ? said[0]! : null
}
