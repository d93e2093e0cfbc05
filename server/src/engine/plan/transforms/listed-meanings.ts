import { nameFeatures, nameScore, type NameFeatures } from '../../match/name-score.ts'
import { rulePass, valueForms } from '../../match/forms.ts'
import { conceptsOf } from '../../match/words.ts'
import type { ValueMapEntry } from '../../model.ts'
import { dateForms } from '../../profile/dates.ts'
import { typeShares } from '../../profile/column.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isWhole, tableLabel } from '../context.ts'
import { foldName } from '../near-names.ts'
import { wantsNames } from './code-names.ts'
import { addEntries, shareOf, type Work } from './column-values.ts'
import { toldValue } from './told-values.ts'

// The table has a code, the template wants what a list beside the data says of it: the product's name for its number, the price of a class.

const MOST_ROWS = 5000
const MOST_COLUMNS = 15
/** A longer map is no matter of a plan, which a person is to read. */
const MOST_ENTRIES = 300
/** Of the different codes this share must stand in the list, and have what is wanted there. */
const LEAST_LISTED = 0.9
/** So many codes in another list are there by no chance. */
const FEW = 2
/** Small figures are everywhere. */
const TELLING = /\p{L}|\d{3}/u
/** A column of the list is meant that is called like the template's, and more so than any other. */
const LEAST_ALIKE = 0.5
const NEARER = 0.1

/** What descriptions say where a code won't do, in the languages that templates are written in. */
const NO_CODE =
  /\b(?:not|never|instead of) (?:the |its |an? |their |just )?(?:\p{L}+ )?(?:codes?|numbers?|ids?|skus?|keys?|abbreviations?|initials)\b|\b(?:nicht|kein|statt) (?:der |die |das |des |deren |dessen |nur )?(?:\p{L}+)?(?:code|kürzel|nummer|id|abkürzung|schlüssel)s?\b|\bpas (?:le |la |l['’]|son |sa )(?:code|num[ée]ro|identifiant|sigle)|\bno (?:el |la |su )(?:c[óo]digo|n[úu]mero|clave|sigla)|\bnon (?:il |la |l['’]|solo il )(?:codice|numero|sigla)|\bniet (?:de |het |alleen de )(?:code|nummer|afkorting)/iu

/** Codes to what a list of another table has in the column that is called like the template's. */
export function addListedMeanings(work: Work): void {
  const { source, mapping, target, rule, context, placement } = work
  const values = work.values.flatMap(({ value }) => value ?? [])
  if (mapping.lead.length > 0 || !source.complete || values.length < FEW || values.length > MOST_ENTRIES) return
  if (rule ? rule.values !== null || shareOf(work, rule.matches) > 0 : !wantsWords(work)) return
  const found = listOf(values, work)
  if (!found) return
  const { list, key, column } = found
  const rows = new Map(list.rows.map((cells) => [foldName(cells[key.position] ?? ''), cells[column.position]?.trim()]))
  const entries = values.flatMap((raw): ValueMapEntry[] => {
    const told = toldValue(work, raw)
    const meaning = rows.get(foldName(raw))
    return told ? [told] : meaning ? [{ raw, value: meaning, decided_by: 'matcher' }] : []
  })
  // What says the same of every code says nothing of any.
  if (new Set(entries.map(({ value }) => value)).size < FEW) return
  addEntries(work, entries)
  context.notes.push(
    `“${target.name}” is the “${column.name}” that ${tableLabel(list)} has beside each “${source.name}” of ${tableLabel(placement.table.profile)}.`,
  )
  const parts = work.values.flatMap(({ value, count, row }) => (value === null ? [] : [{ value, count, row }]))
  work.source = { ...source, types: typeShares(parts, source.name), dates: dateForms(parts) }
}

/** A description that begins so speaks of what a code stands for. */
const A_NAME =
  /^(?:the )?(?:names?|titles?|wording|bezeichnung|klartext|nom|libellé|denominaci[óo]n|denominazione|omschrijving)\b(?! ?(?:of the |du |des? )?file)/iu

/** Somebody wants no code there: the description or the name says so. */
function wantsWords({ target }: Work): boolean {
  const description = target.description ?? ''
  const named = conceptsOf(target.name).includes('name') || A_NAME.test(description)
  return named || NO_CODE.test(description) || wantsNames(description)
}

interface Listed {
  list: TableProfile
  key: ColumnProfile
  column: ColumnProfile
}

function listOf(values: string[], work: Work): Listed | null {
  const own = work.placement.table.profile
  for (const list of work.context.shapes.keys()) {
    if (list === own || list.table.rows > MOST_ROWS || list.columns.length > MOST_COLUMNS || !isWhole(list)) continue
    const keys = list.columns.filter((key) => key.unique && key.empty === 0 && isListed(values, key, list))
    for (const key of keys) {
      const column = meant(key, list, work)
      if (column) return { list, key, column }
    }
  }
  return null
}

function isListed(values: string[], { position }: ColumnProfile, { rows }: TableProfile): boolean {
  const known = new Set(rows.map((cells) => foldName(cells[position] ?? '')))
  const listed = values.filter((value) => known.has(foldName(value)))
  return (
    listed.length >= Math.max(FEW, LEAST_LISTED * values.length) &&
    listed.filter((value) => TELLING.test(value)).length >= LEAST_LISTED * listed.length
  )
}

const evenly = { weight: () => 1, implied: new Set<string>() }

/**
 * The column of the list whose values the template can take: the one that is called so, or the only one. None where the words that were
 * looked up are those wanted: a “Payer” of the list's “Payer name” is no code for what stands beside it.
 */
function meant(key: ColumnProfile, list: TableProfile, work: Work): ColumnProfile | null {
  const { target, rule, mapping, placement } = work
  const alikeTo = ({ name }: ColumnProfile, one: NameFeatures): number => nameScore(nameFeatures(name), one, evenly)
  const wanted = nameFeatures(target.name, target.description)
  const others = placement.side.names.filter((_, at) => placement.side.template.columns[at] !== target)
  const isOthers = (column: ColumnProfile): boolean => {
    const alike = Math.max(0, ...others.map((other) => alikeTo(column, other)))
    return alike >= LEAST_ALIKE && alike - alikeTo(column, wanted) >= NEARER
  }
  const most = ({ values }: ColumnProfile, isMeant: (value: string) => boolean): boolean =>
    values.filter(({ value }) => isMeant(value)).length >= LEAST_LISTED * values.length
  const areWords = (column: ColumnProfile): boolean => most(column, (value) => /\p{Ll}{2}/u.test(value))
  const possible = list.columns.filter((column) => {
    if (column === key || column.filled < LEAST_LISTED * column.sampled || isOthers(column)) return false
    return rule ? rulePass(valueForms(column, MOST_ENTRIES), rule).reachable >= LEAST_LISTED : areWords(column)
  })
  // Words that pass the rule as they are say enough; that figures pass one says little by itself.
  const worded = rule ? possible.filter((column) => areWords(column) && most(column, rule.matches)) : []
  const scored = (worded.length > 0 ? worded : possible)
    .map((column) => ({ column, alike: alikeTo(column, wanted) }))
    .toSorted((a, b) => b.alike - a.alike)
  const [best, second] = scored
  if (!best || (areWords(key) && alikeTo(key, wanted) > best.alike)) return null
  const isSaid = !rule || best.alike >= LEAST_ALIKE || mapping.decided_by !== 'matcher'
  if (!second) return isSaid || worded.length > 0 ? best.column : null
  return best.alike >= LEAST_ALIKE && best.alike - second.alike >= NEARER ? best.column : null
}
