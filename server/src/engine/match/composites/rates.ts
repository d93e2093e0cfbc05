import type { ValueMapEntry } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { fold } from '../names/words.ts'
import { sharesOf, type Composite } from './composite.ts'
import type { TableSide, TemplateSide } from '../sides.ts'

// An amount and what it is for in one cell, “21.50/hr” and “48,000 per year”, for a template with a column for each.

/** From this share of the cells on, that is how the column writes them. */
const MOST = 0.7
/** What an amount is for, as cells write it, and as lists of allowed values call it. */
const PERIODS: readonly { written: string; called: RegExp }[] = [
  {
    written: 'h|ph|p\\.h|hr|hrs|hours?|std|stunden?|heures?|horas?|or[ae]|uur|godz(?:in[ay])?',
    called:
      /^(?:per )?(?:hour(?:ly)?|hr|wages?|stunde|stundlich|stundenlohn|heure|horaire|(?:por )?hora|ora|oraria?|uur|uurloon|godzinowa)$/,
  },
  {
    written: 'd|pd|p\\.d|days?|tage?|tag|jours?|d[ií]as?|giorn[oi]|dag(?:en)?|dzień|dni',
    called: /^(?:per )?(?:day|daily|tag|taglich|tagessatz|jour|journalier|dia|diario|giorno|giornaliero|dag|dzienna)$/,
  },
  {
    written: 'w|pw|p\\.w|wk|weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|tydzień|tyg',
    called:
      /^(?:per )?(?:week(?:ly)?|woche|wochentlich|semaine|hebdomadaire|semana|semanal|settimana|settimanale|wekelijks|tygodniowa)$/,
  },
  {
    written: 'm|pm|p\\.m|pcm|mo|mth|months?|monat|mon|mois|mes(?:es)?|mes[ei]|maand(?:en)?|mies(?:iąc)?|mc',
    called:
      /^(?:per )?(?:month(?:ly)?|monat|monatlich|mois|mensuel|mes|mensual|mese|mensile|maand|maandelijks|miesieczna)$/,
  },
  {
    written: 'y|yr|yrs|years?|annum|pa|p\\.a|jahr|jahre|ans?|années?|años?|ann[oi]|jaar|rok',
    called:
      /^(?:per )?(?:year(?:ly)?|annual(?:ly)?|salar(?:y|ied)|jahr|jahrlich|gehalt|jahresgehalt|an|annee|annuel|salaire|ano|anual|salario|anno|annuale|stipendio|jaar|jaarlijks|salaris|rok|roczna)$/,
  },
]
const PER =
  "(?:\\s*/\\s*(?:an? )?|\\s+(?:[Pp]er|an?|pro|je|par|por|al?|all[’']|l[’']|za|na)\\s*|\\s*(?=[Pp](?:cm|\\.?[AaDdHhMmWw])\\.?$))"
/** “$66.5k pa”: a letter that makes thousands of the figures, which belongs to the amount. */
const THOUSANDS = '(?:\\s?[kK]\\b)?'
const FIGURES = `\\d[\\d.,'’\\u00a0\\u202f ]*${THOUSANDS}`
const MONEY = '(?:\\p{Sc}|[A-Z]{3}|[Ff]r\\.?|zł)?'
/** An amount for any of the periods, or for this one. */
const rateOf = (written: string): RegExp =>
  new RegExp(`^\\s*${MONEY}\\s?${FIGURES}${MONEY}${PER}(?:${written})\\.?\\s*$`, 'iu')
const ANY = rateOf(PERIODS.map(({ written }) => written).join('|'))
/** The same, of which the amount is taken. */
const AMOUNT = `^[^0-9]*([0-9](?:[0-9.,'’\u00a0\u202f ]*[0-9])?${THOUSANDS})[^0-9]*$`

const WORTH = ['rate', 'amount', 'price', 'pay', 'salary', 'fee', 'rent', 'wage', 'cost']

/** The amount and the period of the only column of such rates, for the only list of periods of the template and the only amount that is one. */
export function splitRates(table: TableSide, side: TemplateSide): Composite[] {
  const sources = table.profile.columns.flatMap((column, source) => (sharesOf(column, ANY) >= MOST ? [source] : []))
  const [source] = sources
  if (source === undefined || sources.length > 1) return []
  const column = table.profile.columns[source]!
  const lists = side.rules.flatMap((rule, target) => {
    const entries = rule?.values ? entriesFor(column, rule.values) : null
    return entries ? [{ target, entries }] : []
  })
  const amounts = side.names.flatMap(({ concepts }, target) => {
    const rule = side.rules[target]
    const takes = rule
      ? ['12', '12.50', '12.5'].some((figures) => rule.matches(figures))
      : side.kinds[target]!.includes('number')
    return takes && !rule?.values && WORTH.some((word) => concepts.includes(word)) ? [target] : []
  })
  const [list] = lists
  const [amount] = amounts
  if (!list || amount === undefined || lists.length > 1 || amounts.length > 1 || !column.complete) return []
  const reason = `The values of “${column.name}” are amounts for a time.`
  const one = { sources: [source], confidence: 0.88, reason }
  return [
    { ...one, target: amount, transforms: [{ kind: 'extract', pattern: AMOUNT }] },
    { ...one, target: list.target, transforms: [{ kind: 'trim' }, { kind: 'value_map', entries: list.entries }] },
  ]
}

/** What each rate is for, as the list calls it; null where the list hasn't one value for each time that there is. */
function entriesFor({ values }: ColumnProfile, allowed: readonly string[]): ValueMapEntry[] | null {
  const called = PERIODS.map((period) => allowed.filter((value) => period.called.test(fold(value).replace(/_/g, ' '))))
  if (called.filter((found) => found.length > 0).length < 2) return null
  const entries: ValueMapEntry[] = []
  for (const { value } of values) {
    const at = PERIODS.findIndex(({ written }) => rateOf(written).test(value))
    if (at < 0) continue
    const [name, ...others] = called[at]!
    if (name === undefined || others.length > 0) return null
    entries.push({ raw: value.trim(), value: name, decided_by: 'matcher' })
  }
  return entries.toSorted((a, b) => (a.raw < b.raw ? -1 : a.raw > b.raw ? 1 : 0))
}
