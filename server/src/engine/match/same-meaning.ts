import { countryCode, countryOfThree, currencyCode } from '../profile/countries.ts'
import { editDistance } from './similarity.ts'
import { fold } from './words.ts'

/** Values of enumerations that mean the same, folded: each line one meaning. A word may stand in several lines. */
const MEANINGS = `
active aktiv actif activo enabled live current on running aktuell
inactive inaktiv inactif inactivo disabled off deactivated dormant deaktiviert
closed geschlossen ferme cerrado beendet ended
open offen ouvert abierto
pending ausstehend wartend waiting on_hold en_attente pendiente in_bearbeitung
paused pausiert pause suspended gesperrt
blocked gesperrt bloque bloqueado locked
cancelled canceled storniert annule cancelado abgebrochen anulado void
confirmed bestatigt confirme confirmado booked gebucht
completed complete done finished erledigt abgeschlossen fertig termine completado
shipped versandt versendet sent expedie enviado dispatched
delivered geliefert zugestellt livre entregado
paid bezahlt beglichen paye regle pagado settled
unpaid unbezahlt impaye open offen
overdue uberfallig en_retard vencido
returned retour retourniert retourne devuelto
refused rejected abgelehnt refuse rechazado declined
no_show noshow nicht_erschienen non_presente
draft entwurf brouillon borrador
new neu nouveau nuevo
prospect interessent lead
yes y true t 1 ja j oui si s wahr vrai verdadero x present vorhanden
no n false f 0 nein non falsch faux absent not_present not_identified nicht_vorhanden
mr mister herr hr m monsieur sr senor sig signor signore dhr heer de_heer
mrs frau mme madame sra senora sig_ra signora mevr mevrouw mw
male m mannlich man mann herr masculin hombre masculino
female f w weiblich frau woman feminin femme mujer femenino
diverse d divers other x nonbinary
alive living lebend lebendig vivant vivo
dead deceased died verstorben tot decede fallecido
unknown unbekannt inconnu desconocido u
other sonstige sonstiges andere autre otro misc
private privat b2c individual
business b2b company firma geschaftlich gewerblich corporate
high hoch h haute alta
medium mittel m moyen medio normal
low niedrig l basse baja
monday montag mon mo lundi
tuesday dienstag tue di mardi
wednesday mittwoch wed mi mercredi
thursday donnerstag thu do jeudi
friday freitag fri fr vendredi
saturday samstag sat sa samedi
sunday sonntag sun so dimanche
single einzel einzelzimmer simple individual ledig celibataire soltero
double doppel doppelzimmer
married verheiratet marie casado
divorced geschieden divorce divorciado
widowed verwitwet veuf viudo
permanent unbefristet indefinite cdi unlimited
fixed_term befristet temporary cdd limited temporar
full_time vollzeit temps_plein fulltime
part_time teilzeit temps_partiel parttime
asset aktiva aktivkonto actif assets
liability passiva passivkonto passif liabilities
revenue ertrag ertrage produit income erlos erlose
expense aufwand aufwendungen charge expenses kosten
debit soll
credit haben
good gut bon bueno
bad schlecht mauvais malo
broken defekt kaputt casse roto
worn abgenutzt gebraucht use used
invoice rechnung facture factura
bank_transfer uberweisung virement transfer transferencia
cash bar barzahlung especes efectivo
credit_card kreditkarte carte_de_credit
direct_debit lastschrift sepa prelevement
january januar jan janvier
february februar feb fevrier
`

const MEANINGS_OF = readMeanings()

function readMeanings(): Map<string, Set<number>> {
  const meanings = new Map<string, Set<number>>()
  for (const [index, line] of MEANINGS.trim().split('\n').entries()) {
    for (const word of line.split(' ')) {
      const known = meanings.get(word) ?? new Set()
      meanings.set(word, known.add(index))
    }
  }
  return meanings
}

/** Signs that people tick boxes with, and their crosses; `☒` may be either. */
const SIGNS: Record<string, string> = Object.fromEntries([
  ...[...'✓✔☑✅●•■'].map((sign) => [sign, 'yes']),
  ...[...'✗✘✕✖☐❌○□'].map((sign) => [sign, 'no']),
])

/** Case, accents and what stands between words put aside: `On-Hold ` → `on_hold`. */
function plain(value: string): string {
  return fold(SIGNS[value.trim().replace('\ufe0f', '')] ?? value.trim())
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
}

/** Numbers of the meanings that a value of an enumeration is known to have; figures can mean anything. */
export function meaningsOf(value: string): number[] {
  return /^\d*$/.test(value) ? [] : [...(MEANINGS_OF.get(plain(value)) ?? [])]
}

export interface Closest {
  value: string
  /** 0 to 1. */
  confidence: number
}

/**
 * The allowed values that `raw` may stand for, best first: the same but for case and spacing, the same meaning, a beginning
 * of it, or a misspelling. Several of about the same confidence mean that it can't be told.
 */
export function closestValue(raw: string, allowed: readonly string[]): Closest[] {
  const text = plain(raw)
  if (text === '' && currencyCode(raw) === null) return []
  const country = countryOfThree(raw) ?? countryCode(raw)
  const code = currencyCode(raw) ?? country
  const isNamed = (value: string): boolean =>
    value === code || (country !== null && value.length > 3 && countryCode(value) === country)
  const candidates = allowed
    .map((value) => ({ value, confidence: isNamed(value) ? 0.95 : sameness(text, plain(value)) }))
    .filter(({ confidence }) => confidence > 0)
  return candidates.toSorted((a, b) => b.confidence - a.confidence)
}

function sameness(raw: string, value: string): number {
  if (raw.replaceAll('_', '') === value.replaceAll('_', '')) return raw === '' ? 0 : 0.99
  if (raw === '' || value === '') return 0
  const own = MEANINGS_OF.get(raw) ?? MEANINGS_OF.get(masculine(raw))
  if (own && [...(MEANINGS_OF.get(value) ?? [])].some((meaning) => own.has(meaning))) return 0.93
  const words = raw.split('_')
  if (words.length > 1 && value.length >= 3 && words.includes(value) && !words.some((word) => NEGATIONS.has(word))) {
    return 0.9
  }
  if (value.startsWith(raw)) return raw.length >= 3 ? 0.88 : 0.75
  if (raw.startsWith(value) && value.length >= 3) return value.length >= 4 ? 0.8 : 0.77
  const limit = Math.min(raw.length, value.length) >= 8 ? 2 : Math.min(raw.length, value.length) >= 4 ? 1 : 0
  if (limit > 0 && editDistance(raw, value, limit) <= limit) return 0.86
  return isAbbreviation(value, raw) ? 0.7 : 0
}

const NEGATIONS = new Set(['not', 'no', 'non', 'nicht', 'kein', 'keine', 'ne', 'pas', 'without', 'ohne', 'sans', 'sin'])

/** French words for a feminine noun: `payee` (an invoice) for `paye`. */
function masculine(word: string): string {
  return word.replace(/ees?$/, 'e')
}

/** `chk` for `check_up`: three to five letters that stand in the word in this order, beginning with the same one. */
function isAbbreviation(short: string, long: string): boolean {
  if (!/^[a-z]{3,5}$/.test(short) || long.length < short.length + 2 || short[0] !== long[0]) return false
  let at = 0
  for (const char of long) if (char === short[at]) at++
  return at === short.length
}
