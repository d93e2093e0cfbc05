import type { TableProfile } from '../../profile/model.ts'
import { TEST } from './acts.ts'
import { condition, type Condition } from './condition.ts'

// “The test supplier”, “TEST GAGE”, “el usuario PRUEBA”: the few rows with a cell that says so.

/** At most these many rows, or this share of them, are somebody's tests. */
const MOST_TESTS = 3
const MOST_TESTED = 0.1

const WORD =
  /(?<!\p{L})(?:TEST|DUMMY|DEMO|Test|test|Dummy|dummy|Demo|demo|prueba|PRUEBA|essai|ESSAI|prova|PROVA)(?!\p{L})/u
const CAPITALS = /(?<!\p{L})(?:TEST|DUMMY|DEMO|PRUEBA|ESSAI|PROVA)(?!\p{L})/u
const IN_FRONT =
  /^(?:Test|TEST)(?:kunde|person|buchung|firma|lieferant|huurder|klant|artikel|eintrag|patient|KUNDE|PERSON|BUCHUNG|FIRMA|LIEFERANT|HUURDER|KLANT|ARTIKEL|EINTRAG|PATIENT)/u
/** A time, a lesson or a ride to try something is what the list is about: “no supera el período de prueba”, “période d'essai”, “lezione di prova”. */
const TRIAL =
  /(?<!\p{L})(?:per[ií]odo|p[ée]riode|fase|phase|tiempo|tempo|temps|mese|mes|mois|contrato|contratto|contrat|clase|lezione|lección|le[çc]on|cours|corso|curso|viaje|giro|tour|vol|volo|vuelo|banco|banc)s? (?:de |di |d['’])(?:prueba|prova|essai)/iu

export function byTest(piece: string, profile: TableProfile): Condition[] {
  if (!TEST.test(piece)) return []
  const says = (pattern: RegExp, value: string): boolean => pattern.test(value) && !TRIAL.test(value)
  const isSaid = (pattern: RegExp): boolean =>
    profile.columns.some(({ values }) => values.some(({ value }) => says(pattern, value)))
  // Where the text shouts, so do the cells.
  const word = CAPITALS.test(piece) && isSaid(CAPITALS) ? CAPITALS : WORD
  const isTest = (value: string): boolean => says(word, value) || IN_FRONT.test(value)
  const found = profile.columns.flatMap((column) => {
    const count = column.values.reduce((sum, { value, count: rows }) => sum + (isTest(value) ? rows : 0), 0)
    return count === 0 || !column.complete ? [] : [{ column, count }]
  })
  const most = Math.max(0, ...found.map(({ count }) => count))
  if (most > Math.max(MOST_TESTS, MOST_TESTED * profile.table.rows)) return []
  return found.map(({ column }) => condition(profile, column, isTest, `“${column.name}” says that it is a test`))
}
