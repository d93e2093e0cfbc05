import { wordsOf } from '../../match/names/words.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { CREDIT, DEBIT } from './side-letters.ts'

// One amount whose sign says on which side it stands, as its header tells (“Amount (+ debit / - credit)”) or somebody who answered that both sides are
// that column: what has the sign of a side stands in the column of that side, without it.

const NEGATIVE = /^\s*[-−–(]|[-−–]\s*$/u
/** Minus as people write it: in front, behind, or as brackets. */
const MINUS = '\\s*[-−–(].*|.*[-−–]\\s*'
const PLUS = '[^-−–(]*'

/** The mappings with both sides from the one amount, where its sign tells them. */
export function withSignedSides(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { side, table } = placement
  const { columns } = side.template
  const words = columns.map(({ name, desiredRule }) => (desiredRule === 'link' ? [] : wordsOf(name)))
  const ofSide = (names: readonly string[]): number =>
    words.findIndex((own) => own.some((word) => names.includes(word)))
  const [debit, credit] = [ofSide(DEBIT), ofSide(CREDIT)]
  if (debit < 0 || credit < 0 || debit === credit || ![debit, credit].every((at) => isUnsigned(at, placement)))
    return mappings
  const found = table.profile.columns.flatMap((column, source) => {
    const plus = isSigned(column) ? (plusIn(column.name) ?? plusAnswered(source, mappings, [debit, credit])) : null
    return plus === null ? [] : [{ source, plus, name: column.name }]
  })
  const [only] = found
  const isFree = (at: number): boolean =>
    mappings[at]!.constant === undefined &&
    mappings[at]!.sources.every((source) => source === only?.source || mappings[at]!.guessed === true)
  if (!only || found.length > 1 || !isFree(debit) || !isFree(credit)) return mappings
  dropQuestions([debit, credit], placement, context)
  const [plus, minus] = only.plus === 'debit' ? [debit, credit] : [credit, debit]
  const reason = `“${only.name}” of ${tableLabel(table.profile)} has both sides: what has a plus, or no sign, is “${columns[plus]!.name}”, what has a minus “${columns[minus]!.name}”.`
  if (!context.notes.includes(reason)) context.notes.push(reason)
  const of = (at: number, lead: Transform[]): Mapping => ({
    ...mappings[at]!,
    sources: [only.source],
    lead,
    confidence: 0.95,
    reason,
    alternatives: [],
  })
  return mappings.map((mapping, at) => {
    if (at === plus) return of(at, [{ kind: 'trim' }, rewritten(MINUS, '')])
    if (at === minus)
      return of(at, [
        { kind: 'trim' },
        rewritten(PLUS, ''),
        rewritten('[-−–(]\\s*([^-−–()]*?)\\)?', '\\1'),
        rewritten('([^-−–()]*?)\\s*[-−–]', '\\1'),
      ])
    return mapping
  })
}

const rewritten = (pattern: string, text: string): Transform => ({ kind: 'rewrite', pattern, with: text })

/** Each side takes amounts, and none with a sign. */
function isUnsigned(target: number, { side }: Placement): boolean {
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
