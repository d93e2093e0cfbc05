import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import { wordsOf } from '../../match/names/words.ts'
import { isSameWord } from '../../match/vocabulary.ts'
import { currencyCode, isCurrencyCode } from '../../profile/countries.ts'
import { isoDayOf } from '../../profile/iso-days.ts'
import { quote } from '../../phrases.ts'
import type { Placement } from '../context.ts'

// “Effective 1 April 2025”, “Currency: GBP”, “Filiale | Kassel”: a line above the header says what all rows of the table have.

interface Line {
  label: string
  value: string
  /** All of it. */
  text: string
}

const LABELLED = /^([^:=]{2,40}?)\s*[:=]\s*(\S.{0,60})$/u
const ENDS_IN_A_DATE =
  /^(\p{L}[\p{L} .,’'-]{1,60}?),?\s+((?:\d{1,4}[./ -]|\d{1,2}(?:st|nd|rd|th|er|\.)? ?|\p{L}{3,12}\.? \d{1,2},? )\S.{0,20})$/u

/** From here on a label is called like the column, where its values tell that it is meant, and where they may be anything. */
const ALIKE = 0.75
const SAME = 0.9
/** Of the report, and not of what is in it. */
const OF_THE_REPORT =
  /(?<!\p{L})(?:print|export|generat|creat|run|report|page|user|druck|erstell|seite|benutzer|auswertung|imprim|édit|edit|impres|stamp|afgedrukt|afdruk)/iu
/** Of a report about everything. */
const OF_ALL = /^(?:all|alle|any|tous|toutes|todos|todas|tutti|tutte|wszystk\p{L}+|\*|-+)$/iu
/** What has prices in it, and lists of them. */
const PRICES =
  '(?:price ?lists?|prices?(?: and conditions)?|rates?|rate cards?|tariffs?|preise?|preislisten?|konditionen|tarife?|prix|tarifs?|listes? de prix|grilles? tarifaires?|precios|listas? de precios|tarifas?|prezzi|listin[oi](?: prezzi)?|tariff[ae]|prijzen|prijslijst(?:en)?|tarieven|cenniki?|ceny|preços|tabelas? de preços|prislist[ae]r?|priser)'
/** Whatever begins to hold holds from then on. */
const HOLDS = new RegExp(
  `^(?:${PRICES} )?(?:(?:are )?(?:effective|valid|applicable)|gültig|valables?|applicables?|vigentes?|válid[oa]s?|validi?|valid[ae]|geldig|en vigueur|obowiązujący|w mocy)(?: (?:from|as of|as at|since|ab|à partir du|à compter du|dès le|au|desde(?: el)?|a partir del?|dal|dall['’]|vanaf|per|od))?$`,
  'iu',
)
/** Words of languages that write the day first. */
const DAY_FIRST = /(?<!\p{L})(?:ab|vom|zum|au|du|dès le|compter du|partir du|del?|desde(?: el)?|dal|vanaf|per|od)\s\d/iu
/** “Tarif client 20714 au 01/02/2025”: a list of prices of a day holds from then on. */
const PRICES_OF_A_DAY = new RegExp(
  `^(?:\\p{L}[\\p{L}’'-]* ){0,2}${PRICES}(?: [\\p{L}\\p{N}.’'-]+){0,3}? (?:from|ab|vom|au|du|del|dal|od|z dnia) (\\d{1,4}[./-]\\S{3,8}|\\d{1,2}(?:st|nd|rd|th|er|\\.)? \\p{L}{3,12}\\.? \\d{4})$`,
  'iu',
)
const FROM = 'valid from'
const BEGINS_TO_HOLD =
  /^(\p{L}+[_ ])?(?:(?:valid|effective|applicable)(?:[_ ]?(?:from|since|on|date|as[_ ]of))?|g(?:ü|ue)ltig[_ ]?ab|valable[_ ]?(?:du|depuis)|(?:vigente|v[áa]lido)[_ ]?desde|valido[_ ]?dal|geldig[_ ]?vanaf)$/iu
/** “Stock list as of 31.12.2023”: of which day the list is. */
const AS_OF =
  /(?:^|\s)(?:per|pr\.?|as (?:of|at)|at|on|zum|stand(?: (?:per|vom|am))?|(?:situation|état|arrêté|stock) au|a (?:la )?fecha(?: de)?|al|alla data(?: del)?|situazione al|op|per ultimo|stan na(?: dzień)?|ke dni)$/iu
const OF_THE_DAY =
  /(?<!\p{L})(?:stichtag|cut[ -]?off|as (?:of|at)|snapshot|(?:stock|balance|count|inventory|stocktake|valuation) ?date|bestandsdatum|inventurdatum|saldodatum|date (?:d['’ ])?(?:arr[eê]t[eé]|inventaire|situation)|fecha (?:de )?(?:corte|inventario|saldo)|data (?:di )?(?:riferimento|inventario)|peildatum|telldatum|opg[oø]relsesdato|statusdato)(?!\p{L})/iu
/** “Price list 2024 – net, valid from 1.3.2024”: what ends a title is a line of its own. */
const END_OF_TITLE = /^.*(?:[,;–—|(]|\s-)\s*([^,;–—|(]+?)\)?$/u
/** “Net prices, excluding VAT. Effective 3 November 2025, superseding all”: a sentence, or a part of one. */
const PARTS = /(?<=\p{L}\p{L})\.\s+|[;–—|()]|\s-\s|(?<=\d{4}),|,(?! ?\d{4})/u
/** “The date at the top of the sheet”. */
const AT_THE_TOP =
  /(?<!\p{L})(?:date|datum|fecha|data)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:at the top|in the (?:header|heading|title|first lines?)|above (?:the )?(?:table|header|columns?)|im kopf|oben|in der (?:überschrift|kopfzeile)|über der tabelle|en haut|en (?:en-)?tête|dans (?:l['’]en-tête|le titre)|arriba|en (?:el encabezado|la cabecera)|in alto|nell['’]intestazione|bovenaan|in de kop|u góry|w nagłówku)/iu

/** What the lines above the table say of a template column that no column of it fills; null where they say nothing, or not the same. */
export function saidAbove(
  target: number,
  { table, side }: Pick<Placement, 'table' | 'side'>,
  texts: readonly string[],
): { value: string; why: string } | null {
  const { description, required, desiredRule } = side.template.columns[target]!
  if (desiredRule === 'link') return null
  const above = table.profile.table.above ?? []
  const lines = linesIn(above)
  const isAtTop = [...texts, description ?? ''].some((text) => AT_THE_TOP.test(text))
  const found = lines.flatMap((line) => {
    const { value, isTelling } = valueOf(line, target, side)
    if (value === null) return []
    const alike = labelScore(line.label, target, side)
    const isMeant = isTelling ? alike >= ALIKE || (isAtTop && isDated(side, target)) : required && alike >= SAME
    return isMeant ? [{ value, why: `${quote(line.text)} stands above the table` }] : []
  })
  const [first] = found.length > 0 || !required ? found : inTitles(above, target, side)
  return first && found.every(({ value }) => value === first.value) ? first : null
}

/** What stands before the words for the day from which something holds: “cost” of `cost_valid_from`, nothing of `valid_from`; null where it is no such day. */
export function beginsToHold(name: string): string | null {
  const found = BEGINS_TO_HOLD.exec(name)
  return found && (found[1] ?? '').replace(/[_ ]$/u, '')
}

/** The labels above a table with what stands behind them: in the same cell, in the next one, or a date at the end of a line. */
function linesIn(above: readonly (readonly string[])[]): Line[] {
  const titles = above.flatMap(([own = '']) => {
    const [, from] = PRICES_OF_A_DAY.exec(own.trim()) ?? []
    if (from !== undefined) return [{ label: FROM, value: from, text: own }]
    const [, label, value] = ENDS_IN_A_DATE.exec(END_OF_TITLE.exec(own)?.[1] ?? '') ?? []
    if (label !== undefined && (HOLDS.test(label) || AS_OF.test(label))) return [{ label, value: value!, text: own }]
    return own.split(PARTS).flatMap((part) => {
      const [, front, day] = ENDS_IN_A_DATE.exec(part.trim()) ?? []
      return front !== undefined && HOLDS.test(front) ? [{ label: front, value: day!, text: own }] : []
    })
  })
  const labelled = above.flatMap((cells) => {
    const text = cells.join(' ')
    const [own = '', next] = cells
    const [, label, value] = LABELLED.exec(own) ?? ENDS_IN_A_DATE.exec(own) ?? []
    const pair = label !== undefined ? [label, value!] : next === undefined ? null : [own.replace(/\s*:$/, ''), next]
    if (pair === null || OF_THE_REPORT.test(pair[0]!) || OF_ALL.test(pair[1]!.trim())) return []
    return [{ label: pair[0]!.trim(), value: pair[1]!.trim(), text }]
  })
  return [...labelled, ...titles]
}

/** “Trade prices (PG2)” over a list of prices, “Ocean Grove diary” over one that asks for places: the only one of the allowed values that a title names, where it is one of such rows, or the value no word of any text. */
function inTitles(
  above: readonly (readonly string[])[],
  target: number,
  { template, rules, names }: Placement['side'],
): { value: string; why: string }[] {
  const values = rules[target]?.values ?? []
  const isPlace = names[target]!.concepts.some((concept) => PLACES.has(concept))
  const rows = [template.slug, template.name].flatMap(wordsOf).filter((word) => word.length >= LEAST_LETTERS)
  return above.flatMap((cells) => {
    const text = cells.join(' ')
    const words = wordsOf(text)
    const isOfRows = words.some((word) => rows.some((row) => word.endsWith(row) || isSameWord(word, row)))
    const named = values.filter((value) => {
      const own = wordsOf(value)
      const isLong = own.join('').length >= LEAST_LETTERS
      return isLong && words.some((_, at) => own.every((word, next) => words[at + next] === word))
    })
    const isMeant = isOfRows || isPlace || wordsOf(named[0] ?? '').length > 1
    return isMeant && named.length === 1 && !OF_THE_REPORT.test(text)
      ? [{ value: named[0]!, why: `${quote(text)} stands above the table` }]
      : []
  })
}

const LEAST_LETTERS = 4
/** Where something is: a title of a list says of which it is. */
const PLACES = new Set([
  'location',
  'branch',
  'site',
  'store',
  'warehouse',
  'clinical',
  'studio',
  'practice',
  'office',
  'campus',
  'school',
  'city',
  'region',
])

function isDated({ kinds }: Placement['side'], target: number): boolean {
  return kinds[target]!.includes('date')
}

/** The value as the column takes it, and whether it tells by itself that it is one of such a column. */
function valueOf(
  { value, text }: Line,
  target: number,
  side: Placement['side'],
): { value: string | null; isTelling: boolean } {
  const rule = side.rules[target]
  const taken = (one: string | null): string | null => (one !== null && (rule?.matches(one) ?? true) ? one : null)
  if (isDated(side, target)) return { value: taken(isoDayOf(value, DAY_FIRST.test(text))), isTelling: true }
  if (rule?.values) {
    const near = closestValue(value, rule.values)
    return { value: isClear(near) ? near[0]!.value : null, isTelling: true }
  }
  if (side.names[target]!.concepts.includes('currency'))
    return { value: taken(isCurrencyCode(value) ? value : currencyCode(value)), isTelling: true }
  return { value: taken(value), isTelling: false }
}

function labelScore(label: string, target: number, { names, template }: Placement['side']): number {
  const wanted = names[target]!
  const { name, description = '' } = template.columns[target]!
  if (HOLDS.test(label) && BEGINS_TO_HOLD.test(name)) return 1
  if (AS_OF.test(label) && [name.replaceAll('_', ' '), description].some((one) => OF_THE_DAY.test(one))) return 1
  return nameScore(nameFeatures(label), wanted, evenly)
}
