import { applyStep } from '../../../examples/interpret.ts'
import { compilePattern, type Pattern } from '../../../match/pattern/pattern.ts'
import type { Transform } from '../../../model.ts'
import { sentencesIn } from '../../../knowledge/meanings.ts'
import { tableLabel } from '../../context.ts'
import { COMMON, MOST, SEEN } from './codes.ts'
import type { Work } from '../column-values.ts'
import { frontsCalled, type FrontsCalled } from './fronts-called.ts'
import type { Repair } from './repair-steps.ts'
import { asSameCodes } from './same-codes.ts'

// Codes of letters and a number of fixed length, of which rows have different letters: `AB-0041` beside `ZD-0337`.

/** The parts of a rule that takes such codes: what the letters may be, the mark behind them, and how many figures follow. */
export interface CodedForm {
  letters: string
  mark: string
  figures: number
}

const FORM = /^\^?(?<letters>.*?[^\\?+*])(?<mark>(?:\\?[-./ _])?)(?:\\d|\[0-9\])\{(?<figures>\d+)\}\$?$/su
/** Longer numbers are no running ones: nothing is missing in front of them. */
const MOST_FIGURES = 9
/** What people write between letters and number. */
export const BETWEEN = '[^\\p{L}\\p{N}]*(?:(?:N[°ºO]|NR|NO|N)\\.?[^\\p{L}\\p{N}]*)?'

export const UPPER: Repair = { transform: { kind: 'case', to: 'upper' }, change: (value) => value.toUpperCase() }

/**
 * The same letters and number with the rule's mark between them, and the zeros that lack where several lack some: `AB 41`, `ab0041` and
 * `AB n°41` where the rule wants `AB-0041`.
 */
export function inForm({ values, target }: Work, rule: Pattern): Repair[][] {
  const form = codedForm(rule)
  if (!form) return []
  const seen = values.slice(0, SEEN).flatMap(({ value }) => (value === null || rule.matches(value) ? [] : value))
  const lettering = seen.some((value) => /\p{Ll}/u.test(value)) ? [[], [UPPER]] : [[]]
  const [whole, short] = [marked(form), filledUp(form)]
  const isShort = (value: string): boolean =>
    !rule.matches(whole.change(value.toUpperCase())) &&
    rule.matches(short.reduce((text, step) => step.change(text), value.toUpperCase()))
  // One odd number among good codes is more likely a wrong one, but where it has to be a row's; two are not where the others are filled up, too.
  const least = target.desiredRule === 'link' ? 1 : areFilledUp(values, rule) ? 2 : COMMON
  const ways = new Set(seen.filter(isShort)).size >= least ? [[whole], short] : [[whole]]
  return lettering.flatMap((before) => ways.map((steps) => [...before, ...steps]))
}

/** Whether half of the codes that are right have a zero before their number: these are running ones. */
function areFilledUp(values: Work['values'], rule: Pattern): boolean {
  const right = values.flatMap(({ value }) => (value !== null && rule.matches(value) ? value : []))
  return right.length > 0 && 2 * right.filter((value) => /^\D*0/.test(value)).length >= right.length
}

function marked({ letters, mark, figures }: CodedForm): Repair {
  return rewriting(`[^\\p{L}\\p{N}]*(${letters})${BETWEEN}(\\d{${figures}})`, `\\1${mark}\\2`)
}

/** Behind its letters, or behind `front` where there is but the number: zeros are put in front of every number and those beyond its length taken away again: two steps do for all lengths. */
export function filledUp({ letters, mark, figures }: CodedForm, front?: string): Repair[] {
  const zeros = '0'.repeat(figures - 1)
  const number = `0*(\\d{1,${figures}})`
  const spread =
    front === undefined
      ? rewriting(`[^\\p{L}\\p{N}]*(${letters})${BETWEEN}${number}`, `\\1${mark}${zeros}\\2`)
      : rewriting(number, `${front}${mark}${zeros}\\1`)
  return figures === 1 ? [spread] : [spread, cutTo({ letters, mark, figures })]
}

/** Takes the zeros beyond its length away from a number behind its letters. */
export function cutTo({ letters, mark, figures }: CodedForm): Repair {
  return rewriting(`(${letters})${mark === '' ? '' : `[${mark}]`}0*(\\d{${figures}})`, `\\1${mark}\\2`)
}

/** The same once the letters of another system are those of the rule, as a text says. */
export function inSameForm(work: Work, rule: Pattern): { chains: Repair[][]; notes: string[] } | null {
  const same = asSameCodes(work, rule)
  if (!same) return null
  const { steps, notes } = same
  const change = (value: string): string =>
    rule.matches(value) ? value : steps.reduce((text, step) => step.change(text), value.toUpperCase())
  const values = work.values.map((one) => ({ ...one, value: one.value && change(one.value) }))
  const chains = [[], ...inForm({ ...work, values }, rule)].flatMap((chain) => [
    [...steps, ...chain],
    [UPPER, ...steps, ...chain],
  ])
  return { chains, notes }
}

/**
 * What is in front of a running number, where the table's name says which of the few that the rule takes: `118` in `Quay 1.csv` where it
 * wants `Q1-00118` or `Q2-00118`, and `N-118` in `Nord.csv` where it wants `NOR-118`. Letters that all of the table's numbers have, and no other
 * letters, make way. With the sentence that tells so.
 */
export function frontFromName(work: Work, rule: Pattern): { steps: Repair[]; note: string } | null {
  const form = codedForm(rule)
  const fronts = form ? (compilePattern(form.letters)?.values ?? []) : []
  if (!form || fronts.length < 2) return null
  const { table, called: names = [] } = work.placement.table.profile
  const { called, rest } = calledIn(work, fronts, form.mark)
  const all = [table.name, table.file_name, ...names]
  // What a description explains by the very name is surer than a beginning that is alike.
  const told = [
    ...all.map((name) => fronts.filter((front) => namesIt(name, called.get(front)))),
    ...all.map((name) => fronts.filter((front) => tells(name, front) || namesIt(name, called.get(front)))),
  ]
  const [named] = told.find((found) => found.length === 1) ?? []
  // The others are those beside tables that are called as it says.
  const isOther = rest !== null && told.every((found) => found.length === 0) && areThere(called, work)
  const front = named ?? (isOther ? rest : undefined)
  const failing = work.values.filter(({ value }) => value !== null && !rule.matches(value))
  if (front === undefined) return null
  const short = shortOf(front, fronts)
  const before = [short, lettersOfAll(failing, fronts)].filter((one) => one !== null).join('|')
  const figures = `\\d{1,${form.figures}}`
  const isNumber = new RegExp(`^(?:${before === '' ? '' : `(?:${before})${BETWEEN}`})?${figures}$`, 'u')
  const numbers = failing.filter(({ value }) => isNumber.test(value!))
  if (numbers.length < COMMON || numbers.length < MOST * failing.length) return null
  const isShort = before !== '' && numbers.some(({ value }) => !/^\d/.test(value!))
  const text = `${front}${form.mark}`
  return {
    steps: [
      ...(isShort ? [rewriting(`(?:${before})${BETWEEN}(${figures})`, '\\1')] : []),
      ...filledUp({ ...form, letters: front }, front),
    ],
    note: `“${text}” was put in front of “${numbers[0]!.value}” and the like in column “${work.source.name}” of ${tableLabel(work.placement.table.profile)}, because the table is called so.`,
  }
}

/** The letters in front of all of the numbers; null where some have others, or none, or those may be another one's. */
function lettersOfAll(failing: Work['values'], fronts: readonly string[]): string | null {
  const numbered = failing.filter(({ value }) => /\d/.test(value!))
  const found = numbered.map(({ value }) => /^(\p{Lu}{1,4})[^\p{L}\p{N}]{0,2}\d+$/u.exec(value!)?.[1] ?? null)
  const [letters, ...others] = new Set(found)
  return others.length > 0 || !letters || fronts.some((front) => front.startsWith(letters)) ? null : letters
}

/** The first letters of it, as people cut it short, that no other one begins with. */
function shortOf(front: string, fronts: readonly string[]): string | null {
  const others = fronts.filter((other) => other !== front)
  const short = [...front]
    .map((_, at) => front.slice(0, at))
    .filter((letters) => /^[A-Z]+$/.test(letters) && !others.some((other) => other.startsWith(letters)))
  return short.length === 0 ? null : `(?:${short.join('|')})`
}

/** What the description of the column or a text about the data says that the letters stand for. */
function calledIn({ target, context, placement }: Work, fronts: readonly string[], mark: string): FrontsCalled {
  const { slug } = placement.side.template
  const texts = (context.texts ?? []).filter((one) => one.slug === null || one.slug === slug)
  const said = texts.flatMap(({ text }) => sentencesIn(text)).map((sentence) => frontsCalled(sentence, fronts, mark))
  return (
    frontsCalled(target.description ?? '', fronts) ??
    said.find((one) => one !== null) ?? { called: new Map<string, string>(), rest: null }
  )
}

/** Whether each of the names is that of some table. */
function areThere(called: ReadonlyMap<string, string>, { context }: Work): boolean {
  const names = [...context.shapes.keys()].flatMap(({ table, called: more = [] }) => [
    table.name,
    table.file_name,
    ...more,
  ])
  return [...called.values()].every((one) => names.some((name) => namesIt(name, one)))
}

/** The words stand in the name of a table or file as whole words. */
export function namesIt(name: string, called: string | undefined): boolean {
  if (called === undefined) return false
  const pattern = new RegExp(`(?<!\\p{L})${spellings(called)[0]!}(?!\\p{L})`, 'iu')
  return spellings(name).some((spelling) => pattern.test(spelling))
}

/** A word of the name begins with it (`NOR`, Nord), or with its letters before just its number (`Q1`, quai 1). */
function tells(name: string, front: string): boolean {
  const [, letters = '', number = ''] = /^([A-Z]+)(\d*)$/.exec(front) ?? []
  if (letters === '' || (letters.length < 2 && number === '')) return false
  const behind = number === '' ? '' : `\\p{L}*[^\\p{L}\\p{N}]*0*${number}(?!\\d)`
  const pattern = new RegExp(`(?<!\\p{L})${letters}${behind}`, 'iu')
  return spellings(name).some((spelling) => pattern.test(spelling))
}

/** Without accents, and with the two letters that some languages write for one: Süd, Sued and Sud. */
function spellings(name: string): string[] {
  const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return [plain(name), plain(name.normalize('NFC').replaceAll(/[äöü]/giu, '$&e'))]
}

/** The form of a rule that takes nothing but letters and then so many figures; null for any other rule. */
export function codedForm({ source }: Pattern): CodedForm | null {
  const parts = FORM.exec(source)?.groups
  const figures = Number(parts?.figures)
  if (!parts || !(figures <= MOST_FIGURES) || !areLetters(parts.letters!)) return null
  const letters = parts.letters!.replaceAll(/\((?!\?)/g, '(?:')
  return { letters: letters.includes('|') ? `(?:${letters})` : letters, mark: parts.mark!.replace('\\', ''), figures }
}

/** Letters, or a few codes of letters and figures such as `(Q1|Q2)` and `Q[12]`: they begin with a letter. */
function areLetters(part: string): boolean {
  const plain = part.replaceAll(/\((?:\?:)?|\)/g, '')
  const code = /^(?:[A-Z]|\[[A-Z-]+\](?:\{\d(?:,\d)?\})?)(?:[A-Z0-9]|\[[A-Z0-9-]+\](?:\{\d(?:,\d)?\})?)*$/
  return plain.split('|').every((one) => code.test(one))
}

/** The same parts written anew, where the whole value is of them. */
export function rewriting(pattern: string, text: string): Repair {
  const transform: Transform = { kind: 'rewrite', pattern, with: text }
  return { transform, change: (value) => applyStep(transform, value) ?? value }
}
