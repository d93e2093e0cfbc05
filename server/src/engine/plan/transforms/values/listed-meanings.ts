import { cellsOf } from '../../../profile/cells-of.ts'
import { evenly, nameFeatures, nameScore } from '../../../match/names/name-score.ts'
import { closestValue, isClear } from '../../../match/values/same-meaning.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import type { TemplateColumn, ValueMapEntry } from '../../../model.ts'
import { dateForms } from '../../../profile/dates.ts'
import { areInCents, onlyMeasureIn, unitNamed } from '../../../profile/units.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import { typeShares } from '../../../profile/column.ts'
import type { ColumnProfile } from '../../../profile/model.ts'
import { tableLabel } from '../../context.ts'
import { FEW, listedFor, wantedBy, type Listed } from '../../columns/explaining-lists.ts'
import { areNamedIn, rowNaming } from '../../columns/named-in-rows.ts'
import { textsOf } from '../../tables/keys-of-lists.ts'
import { foldName } from '../../links/near-names.ts'
import { SURE } from '../../sure.ts'
import { wantsNames } from './code-names.ts'
import { addEntries, push, type Travelling, type Work } from '../column-values.ts'
import { addRepair } from '../repairs/repairs.ts'
import { toldValue } from './told-values.ts'
import { askValue } from './unclear-values.ts'

// The table has a code or a word, the template wants what a list beside the data says of it: the product's name for its number, the code
// for a name, the price of a class.

/** A longer map is no matter of a plan, which a person is to read. */
const MOST_ENTRIES = 300

/** What descriptions say where a code won't do, in the languages that templates are written in. */
const NO_CODE =
  /\b(?:not|never|instead of) (?:the |its |an? |their |just )?(?:\p{L}+ )?(?:codes?|numbers?|ids?|skus?|keys?|abbreviations?|initials)\b|\b(?:nicht|kein|statt) (?:der |die |das |des |deren |dessen |nur )?(?:\p{L}+)?(?:code|kürzel|nummer|id|abkürzung|schlüssel)s?\b|\bpas (?:le |la |l['’]|son |sa )(?:code|num[ée]ro|identifiant|sigle)|\bno (?:el |la |su )(?:c[óo]digo|n[úu]mero|clave|sigla)|\bnon (?:il |la |l['’]|solo il )(?:codice|numero|sigla)|\bniet (?:de |het |alleen de )(?:code|nummer|afkorting)/iu

/** Codes to what a list of another table has in the column that is called like the template's. */
export function addListedMeanings(work: Work): void {
  const { mapping, source, target, context, placement } = work
  const values = work.values.flatMap(({ value }) => value ?? [])
  if (mapping.lead.length > 0 || !source.complete || values.length < FEW || values.length > MOST_ENTRIES) return
  if (work.rule ? work.rule.values !== null : !wantsWords(target) && !wantsCodes(target)) return
  const found = listOf(values, work)
  if (!found || !isOpen(work, found)) return
  const { list, column } = found
  const wanted = wantedBy(found)
  const isKnown = knownAlready(values, found)
  const unit = unitOf(work)
  // What is said to be another of these words is what the list has for that.
  const asListed = (told: ValueMapEntry): ValueMapEntry =>
    work.rule?.matches(told.value) ? told : { ...told, value: wanted(told.value) ?? told.value }
  const entries = values.flatMap((raw): ValueMapEntry[] => {
    const told = toldValue(work, raw)
    const text = isKnown(raw) ? undefined : wanted(raw)
    // “magnum, 150cl”: of words with a measure that is what is wanted.
    const meaning = text && unit !== null ? (onlyMeasureIn(text, unit) ?? text) : text
    return told ? [asListed(told)] : meaning === undefined ? [] : [{ raw, value: meaning, decided_by: 'matcher' }]
  })
  // What says the same of every code says nothing of any.
  const isKey = (value: string): boolean => wanted(value) !== undefined
  const isOne = new Set(entries.map(({ value }) => value)).size < FEW
  if (isOne && !areNamedIn(list, found.key, values, isKey)) return
  addEntries(work, [...entries, ...unlisted(work, found, entries)])
  addNoneListed(work, entries)
  context.notes.push(
    `“${target.name}” is the “${column.name}” that ${tableLabel(list)} has beside each “${source.name}” of ${tableLabel(placement.table.profile)}.`,
  )
  const parts = work.values.flatMap(({ value, count, row }) => (value === null ? [] : [{ value, count, row }]))
  work.source = { ...source, types: typeShares(parts, source.name), dates: dateForms(parts) }
}

/** “n/a” beside a code: of that there is nothing. */
function addNoneListed(work: Work, entries: readonly ValueMapEntry[]): void {
  const tokens = [...new Set(entries.flatMap(({ value }) => (isNullWord(value) ? value : [])))]
  if (tokens.length === 0 || work.target.required) return
  push(work, { kind: 'null_token', tokens }, (value) => (tokens.includes(value) ? null : value))
}

/** Where most values are what is wanted, one of these is no key of another by the chance that it stands elsewhere in the list as well. */
function knownAlready(values: readonly string[], { list, column }: Listed): (value: string) => boolean {
  const texts = textsOf(list, column)
  const isText = (value: string): boolean => texts.has(foldName(value))
  return 2 * values.filter(isText).length > values.length ? isText : () => false
}

/** More values that a list leaves open show another list; a longer list is no matter of picking one. */
const MOST_OPEN = 12
const MOST_ALLOWED = 40
/** Likely enough to be the default of a question. */
const IN_PART = 0.8

/** What the rule refuses and the list has in part, or not at all: clearly one of its entries, or asked about. */
function unlisted(work: Work, found: Listed, entries: ValueMapEntry[]): ValueMapEntry[] {
  const { rule } = work
  const wanted = wantedBy(found)
  const allowed = [...new Set(found.list.rows.flatMap((cells) => cells[found.column.position]?.trim() || []))]
  const known = new Set(entries.map(({ raw }) => raw))
  const isLeft = ({ value }: Travelling): boolean =>
    value !== null && !known.has(value) && !rule?.matches(value) && !isNullWord(value) && /\p{L}/u.test(value)
  const open = work.values.filter(isLeft)
  const naming = rowNaming(found.list, found.key)
  if (!rule || allowed.length > MOST_ALLOWED || open.length > MOST_OPEN) return []
  const names = [found.key, found.column].flatMap(({ position }) =>
    found.list.rows.flatMap((cells) => cells[position]?.trim() || []),
  )
  return open.flatMap((one): ValueMapEntry[] => {
    const raw = one.value!
    const told = toldValue(work, raw)
    if (told) return [told]
    const own = naming(raw)?.[found.column.position]?.trim()
    if (own) return [{ raw, value: own, decided_by: 'matcher' }]
    const near = closestValue(raw, names)
    const part = near.length === 0 ? names.filter((name) => isPart(raw, name)) : []
    const candidates = [...near, ...part.map((value) => ({ value, confidence: IN_PART }))]
    const meant = new Map<string, number>()
    for (const { value, confidence } of candidates)
      meant.set(wanted(value)!, Math.max(confidence, meant.get(wanted(value)!) ?? 0))
    const codes = [...meant].map(([value, confidence]) => ({ value, confidence }))
    if (isClear(codes)) return [{ raw, value: codes[0]!.value, decided_by: 'matcher' }]
    // What stands there once and is like nothing is a slip.
    return codes.length > 0 || one.count > 1 ? askValue(work, one, codes, allowed, '', true) : []
  })
}

/** “Myxo” of “Nobivac Myxo-RHD”: all of its words, longer than a code, stand in the name. */
function isPart(raw: string, name: string): boolean {
  const own = wordsIn(raw)
  const others = wordsIn(name)
  return own.some((word) => word.length >= 4) && own.every((word) => others.includes(word))
}

function wordsIn(text: string): string[] {
  return foldName(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Where the rule takes none of the values, or most that it takes are what the list has of the others. A lax rule takes the codes, too, of which
 * the description wants the names.
 */
function isOpen(work: Work, { list, column }: Listed): boolean {
  const { rule, values, target } = work
  if (isCalledThere(work, column)) return true
  if (areInForm(work)) return false
  const texts = textsOf(list, column)
  const taken = rule ? values.filter(({ value }) => value !== null && rule.matches(value)) : []
  const known = taken.filter(({ value }) => texts.has(foldName(value!)))
  return 2 * known.length > taken.length || taken.length === 0 || wantsWords(target)
}

/** So many of the cells are what is wanted but for the marks. */
const MOSTLY = 0.9

/** Letters and figures that the rule takes with other marks between them are what it wants: `CC101` is `CC-101`, and no key of the phone extensions that a list has. */
function areInForm(work: Work): boolean {
  const { rule, context } = work
  if (!rule) return false
  const values = work.values.map((one) => ({ ...one }))
  addRepair({ ...work, context: { ...context, notes: [] }, values, transforms: [] })
  const filled = work.values.filter(({ value }) => value !== null)
  const taken = work.values.filter(({ value }, at) => {
    const repaired = values[at]!.value
    return value !== null && repaired !== null && rule.matches(repaired) && bare(repaired) === bare(value)
  })
  return cellsOf(taken) >= MOSTLY * cellsOf(filled)
}

function bare(code: string): string {
  return code.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}

const NEARER = 0.2

/** Somebody named a column of codes (“ZB”) for what a list has beside them under a header of that name (“Tage netto”): `03` is no number of days. */
function isCalledThere({ mapping, source, target }: Work, column: ColumnProfile): boolean {
  if (mapping.decided_by === 'matcher') return false
  const wanted = nameFeatures(target.name, target.description)
  const [own, listed] = [source, column].map(({ name }) => nameScore(nameFeatures(name), wanted, evenly))
  return listed! >= own! + NEARER
}

/** A description that begins so speaks of what a code stands for. */
const A_NAME =
  /^(?:the |der |die |das |le |la |el |il |de |het )?(?:names?|titles?|wording|text|bezeichnung|benennung|klartext|nom|libell[ée]|intitul[ée]|d[ée]nomination|d[ée]signation|nombre|denominaci[óo]n|descripci[óo]n|nome|denominazione|descrizione|naam|omschrijving|nazwa|opis)(?!\p{L})(?! ?(?:of the |du |des? )?file)/iu
/** “Warengruppe als Text”, “in words”. */
const AS_TEXT =
  /(?<!\p{L})(?:as (?:a )?(?:text|words?)|in words|in text|als (?:text|wort|tekst)|im klartext|en texte|en clair|como texto|en texto|come testo|in chiaro|jako tekst|słownie)(?!\p{L})/iu
/** An example in small letters, as no code is: “z. B. Krankengymnastik”. */
const A_WORD =
  /(?:such as|e\.g\.|for example|z\. ?B\.|par exemple|p\. ?ex\.|p\. ?ej\.|ad es\.|bijv\.|np\.)[:,]?\s+["“„«]?\p{Lu}?\p{Ll}{3}/iu

/** Somebody wants no code there: the description or the name says so. */
export function wantsWords({ name, description }: TemplateColumn): boolean {
  const text = description ?? ''
  const isDescribed = [A_NAME, AS_TEXT, A_WORD, NO_CODE].some((said) => said.test(text))
  return conceptsOf(name).includes('name') || isDescribed || wantsNames(text)
}

/** A column that is called a code holds no words where a list has a code for each. */
function wantsCodes({ name, unique }: TemplateColumn): boolean {
  return !unique && /(?:^|[_ ])(?:code|k(?:ü|ue)rzel|sigle|codice|c[oó]digo|kod)$/iu.test(name)
}

function unitOf({ target }: Work): string | null {
  return unitNamed(target.name, target.description)
}

function listOf(values: string[], work: Work): Listed | null {
  const { target, rule, source, mapping, placement, context } = work
  // A column that is surely the right one, and has nothing that the rule takes, has codes for what it does.
  const isCoded = rule !== null && mapping.confidence >= SURE && !values.some((value) => rule.matches(value))
  const { template, names } = placement.side
  const others = names.filter((_, at) => template.columns[at] !== target)
  const name = nameFeatures(target.name, target.description)
  const isSaid = mapping.decided_by !== 'matcher'
  const areCodes = rule === null && !wantsWords(target)
  const wanted = { name, others, rule, isSaid, areCodes, isCoded, inCents: areInCents(target), unit: unitOf(work) }
  return listedFor(values, source, placement.table.profile, wanted, context)
}
