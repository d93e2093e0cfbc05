import { NOT } from '../../../knowledge/grounded/acts.ts'
import { isSameWord, placeOf, wordsIn } from '../../../knowledge/grounded/words.ts'
import { sentencesIn } from '../../../knowledge/meanings.ts'
import { areOpposite } from '../../../match/values/opposites.ts'
import { CLEAR, closestValue } from '../../../match/values/same-meaning.ts'
import { fold, squash, wordsOf } from '../../../match/names/words.ts'
import type { TemplateColumn, ValueMapEntry } from '../../../model.ts'
import type { ColumnProfile } from '../../../profile/model.ts'
import type { Context } from '../../context.ts'
import { noOf } from '../../../match/values/yes-or-no.ts'
import type { Work } from '../column-values.ts'

// Values that say yes or no to the header of their column, which is the name of an allowed value: yes and no in “Active” for
// `active` and `blocked`.

/** How like an allowed value the header must be for a yes to mean that. */
const NAMED = 0.8
/** The same word, or one of the same meaning. */
const SAME = 0.93
/** So many of the values say yes or no. */
const MOSTLY = 0.5

/** The allowed value that the header of a column of yes and no names, or a sentence about it: “DISC says whether it is discontinued”. */
export function calledAs(
  { name, types }: ColumnProfile,
  allowed: readonly string[],
  { texts = [] }: Pick<Context, 'texts'>,
): string | null {
  if ((types.boolean ?? 0) < MOSTLY) return null
  const said = new Set(
    texts.flatMap(({ text }) => sentencesIn(text).flatMap((one) => askedBy(one, name, allowed) ?? [])),
  )
  if (said.size > 0) return said.size === 1 ? [...said][0]! : null
  const [best] = closestValue(name, allowed)
  return best !== undefined && best.confidence >= NAMED ? best.value : null
}

/** What a column tells, in the languages that people write in; and that it may not be so, which goes without saying. */
const WHETHER = /(?<!\p{L})(?:whether|ob|si|se|of)(?!\p{L})/iu
const OR_NOT = /(?<!\p{L})(?:or not|oder nicht|ou non|ou pas|o no|oppure no|of niet)(?!\p{L})/giu

/** The only allowed value of which a sentence says that a column tells whether it is so. */
function askedBy(sentence: string, header: string, allowed: readonly string[]): string | null {
  const at = header.trim().length >= 3 ? sentence.toLowerCase().indexOf(header.trim().toLowerCase()) : -1
  const [, ...asked] = at < 0 ? [] : sentence.slice(at + header.trim().length).split(WHETHER)
  const words = wordsIn(asked.join(' ').replace(OR_NOT, ' '))
  if (words.some(({ text }) => NOT.test(text))) return null
  const named = allowed.filter(
    (value) => placeOf(wordsIn(value), words) >= 0 || words.some(({ text }) => isSameWord(text, value)),
  )
  return named.length === 1 ? named[0]! : null
}

/**
 * Yes is what the header names, and no the other one, where there are but two. What repeats the header is a yes: “VIP” beside “N”; and so is
 * what the template asks for, of which the opposite is a no: “Active” and “Closed” of a status, where `active` is yes or no.
 */
export function saidByHeader(
  { source, target }: Work,
  raw: string,
  called: string | null,
  allowed: readonly string[],
): string | null {
  const no = allowed.length === 2 ? noOf(allowed) : null
  const yes = allowed.find((value) => value !== no)!
  if (no !== null && squash(raw) === squash(source.name)) return yes
  if (no !== null && isNamed(raw, target)) return yes
  if (no !== null && areOpposite(raw, target.name)) return no
  if (called === null) return null
  if (isYes(raw) || squash(raw) === squash(source.name)) return called
  return allowed.length === 2 && (isNo(raw) || areOpposite(raw, source.name))
    ? allowed.find((value) => value !== called)!
    : null
}

/** Whether a value is the very word that a template column asks about, in whichever language. */
function isNamed(raw: string, { name }: TemplateColumn): boolean {
  const asked = name.replace(/^(?:is|ist|est|es)[ _]/i, '')
  return /^\p{L}{3,}$/u.test(raw.trim()) && closestValue(raw, [asked]).some(({ confidence }) => confidence >= SAME)
}

/** A figure may follow its word without a space. */
const WORD_ENDS = /[\s:.#/-]+|(?<=\p{L})(?=\d)/u

/**
 * An allowed value behind or before words of the header, as forms print it: the “Berth 12” of a column “Berth”, or “Berth12”; so does a word that
 * means one, as in “IVA ridotta”.
 */
export function besideHeader({ source, target }: Work, raw: string, allowed: readonly string[]): string | null {
  const words = raw.trim().split(WORD_ENDS)
  const said = new Set([source.name, target.name].flatMap((name) => wordsOf(name)))
  const rest = words.filter((word) => !said.has(fold(word)))
  if (rest.length === 0 || rest.length === words.length) return null
  const own = rest.join(' ')
  const [meant] = closestValue(own, allowed).filter(({ confidence }) => confidence >= SAME)
  return allowed.find((value) => squash(value) === squash(own)) ?? meant?.value ?? null
}

/** That a yes was read so is told: nobody was asked. */
export function tellCalled({ source, target, context }: Work, called: string | null, entries: ValueMapEntry[]): void {
  const no = entries.find(({ raw, value, decided_by }) => decided_by === 'matcher' && value !== called && isNo(raw))
  const isRead = entries.some(
    ({ raw, value, decided_by }) => decided_by === 'matcher' && value === called && isYes(raw),
  )
  tellAsked({ source, target, context }, entries)
  if (called === null || !isRead) return
  const other = no ? `, and a no “${no.value}”` : ''
  context.notes.push(`A yes in “${source.name}” is “${called}” of “${target.name}”${other}.`)
}

/** So is what says yes or no to the template's own word. */
function tellAsked(
  { source, target, context }: Pick<Work, 'source' | 'target' | 'context'>,
  entries: ValueMapEntry[],
): void {
  const read = entries.filter(({ raw, decided_by }) => decided_by === 'matcher' && areOpposite(raw, target.name))
  if (read.length === 0) return
  const said = read.map(({ raw, value }) => `“${raw}” is “${value}”`).join(', ')
  context.notes.push(`In “${source.name}” ${said}: it is the opposite of “${target.name}”.`)
}

function isYes(raw: string): boolean {
  return isSaid(raw, 'yes', /^[yjos]$/i)
}

function isNo(raw: string): boolean {
  return isSaid(raw, 'no', /^n$/i)
}

function isSaid(raw: string, word: string, letter: RegExp): boolean {
  return letter.test(raw.trim()) || closestValue(raw, [word]).some(({ confidence }) => confidence >= CLEAR)
}
