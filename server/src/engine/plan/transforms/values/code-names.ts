import { cellsOf } from '../../../profile/cells-of.ts'
import type { ValueMapEntry } from '../../../model.ts'
import type { Expected } from '../../../match/expected.ts'
import { isTelling } from '../../columns/left-behind.ts'
import { SURE } from '../../sure.ts'
import { addEntries, type Travelling, type Work } from '../column-values.ts'
import { askName } from './asked-names.ts'
import { meaningsIn } from './explained-values.ts'

// Codes where the template wants what they stand for, in words that no rule lists: “JT” for a “full name of whoever did it”.

const CODE = /^(?=.*\p{L})[\p{Lu}\d]{1,5}$/u
const NUMBER = /^\d{1,4}$/
/** What the description says of persons: their numbers are no names. */
const PERSONS =
  /first and (?:last|family) name|first name then last|vor- und (?:nach|zu)name|nom et pr[ée]nom|pr[ée]nom et nom|nombre y apellidos?|nome e cognome|voor- en achternaam/iu
/** From this share of the cells on, the column has codes. */
const MOST = 0.95
const MOST_CODES = 24

/** What the description says of names in full, in the languages that templates are written in. */
const IN_FULL =
  /\b(?:full|complete|whole|long|official) (?:[a-z]+ )?(?:names?|titles?|wording)|\b(?:spelled|spelt|written) out\b|\bin (?:plain|clear) (?:english|german|french|spanish|italian|dutch|language|text|words)\b|\bin full\b|\bin words\b|\bfull$|volle[rmns]? namen?|vollständige[rn]? (?:name|bezeichnung)|ausgeschrieben|klartext|nom(?:s)? complets?|en toutes lettres|nombres? completos?|nom[ei] complet[oi]|per esteso|volledige na(?:am|men)|voluit/iu
/** An example of what is wanted. */
const EXAMPLE =
  /(?:such as|e\.g\.|for example|like|z\. ?B\.|wie|par exemple|p\. ?ex\.|p\. ?ej\.|ad es\.|bijv\.)[:,]?\s+["“„«]?(\S[^;)]*)/iu

/** Codes to what they stand for: as a list beside the data has it, else each is asked for. */
export function addCodeNames(work: Work): void {
  if (work.rule || work.mapping.lead.length > 0 || !wantsNames(work.target.description ?? '')) return
  const filled = work.values.filter(({ value }) => value !== null)
  const persons = PERSONS.test(work.target.description ?? '')
  const codes = filled.filter(({ value }) => CODE.test(value!) || (persons && NUMBER.test(value!)))
  const repeated = cellsOf(codes) >= 2 * codes.length
  if (!work.source.complete || !repeated || codes.length === 0 || codes.length > MOST_CODES) return
  if (cellsOf(codes) < MOST * cellsOf(filled)) return
  const meanings = meaningsIn(work, codes)
  addEntries(
    work,
    codes.flatMap((code): ValueMapEntry[] => {
      const [text] = (meanings?.texts.get(code.value!) ?? []).filter((one) => /\p{Ll}/u.test(one))
      return text === undefined ? askName(work, code) : [{ raw: code.value!, value: text, decided_by: 'matcher' }]
    }),
  )
}

/** A list of codes that a rule takes none of: so many are asked for. */
const MOST_REFUSED = 12

/**
 * Few codes, again and again, that an open rule refuses (`Z1` where days are wanted): each is asked for once the column is known to be the right
 * one, as all of its rows would be lost.
 */
export function askRefusedCodes(work: Work): void {
  const { rule, mapping, source } = work
  if (!rule || rule.values || mapping.lead.length > 0 || !source.complete) return
  if (mapping.decided_by === 'matcher' && mapping.confidence < SURE) return
  const filled = work.values.filter(({ value }) => value !== null)
  const refused = filled.filter(({ value }) => !rule.matches(value!))
  const isCoded = refused.every(({ value }) => CODE.test(value!) || NUMBER.test(value!))
  if (!(isCoded || areWordsForCodes(refused, filled, work)) || refused.length === 0 || refused.length > MOST_REFUSED)
    return
  if (cellsOf(refused) < 2 * refused.length || 2 * cellsOf(refused) < cellsOf(filled)) return
  addEntries(
    work,
    refused.flatMap((code) => askName(work, code)),
  )
}

/** So often each of a few words stands there that it is one of a list. */
const AGAIN = 3
const LONGEST_WORD = 40
/** What is written in many ways, and is no code. */
const WRITTEN: ReadonlySet<Expected> = new Set(['date', 'number', 'integer', 'phone', 'email'])

/** “cash”, “transfer 30 d”, each again and again, where the rule takes codes of one form and none of these. */
function areWordsForCodes(
  refused: readonly Travelling[],
  filled: readonly Travelling[],
  { rule, kinds }: Work,
): boolean {
  const isWord = ({ value, count }: Travelling): boolean =>
    count >= AGAIN && value!.length <= LONGEST_WORD && /\p{L}{2}/u.test(value!)
  return (
    refused.length === filled.length &&
    isTelling(rule!) &&
    !kinds.some((kind) => WRITTEN.has(kind)) &&
    refused.every(isWord)
  )
}

/** Whether a description speaks of names in full. */
export function wantsNames(description: string): boolean {
  const [, example = ''] = EXAMPLE.exec(description) ?? []
  return IN_FULL.test(description) || PERSONS.test(description) || /^\p{Lu}\p{Ll}+ .*\p{Ll}/u.test(example)
}
