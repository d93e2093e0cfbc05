import { editDistance } from './similarity.ts'
import { fold } from './words.ts'

/** Values of enumerations that mean the same, folded: each line one meaning. A word may stand in several lines. */
const MEANINGS = `
active aktiv actif activo enabled live current on running aktuell
inactive inaktiv inactif inactivo disabled off deactivated dormant deaktiviert
closed geschlossen ferme cerrado beendet ended
open offen ouvert abierto
pending ausstehend wartend waiting on_hold
paused pausiert pause suspended gesperrt
blocked gesperrt bloque bloqueado locked
cancelled canceled storniert annule cancelado abgebrochen
completed complete done finished erledigt abgeschlossen fertig termine completado
shipped versandt versendet sent expedie enviado dispatched
delivered geliefert zugestellt livre entregado
paid bezahlt paye pagado
unpaid unbezahlt impaye
draft entwurf brouillon borrador
new neu nouveau nuevo
prospect interessent lead
yes y true t 1 ja j oui si wahr vrai verdadero x
no n false f 0 nein non falsch faux
male m mannlich man mann herr masculin hombre masculino
female f w weiblich frau woman feminin femme mujer femenino
diverse d divers other x nonbinary
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

/** Case, accents and what stands between words put aside: `On-Hold ` → `on_hold`. */
function plain(value: string): string {
  return fold(value.trim())
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
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
  if (text === '') return []
  const candidates = allowed
    .map((value) => ({ value, confidence: sameness(text, plain(value)) }))
    .filter(({ confidence }) => confidence > 0)
  return candidates.toSorted((a, b) => b.confidence - a.confidence)
}

function sameness(raw: string, value: string): number {
  if (raw === value) return 0.99
  const own = MEANINGS_OF.get(raw)
  if (own && [...(MEANINGS_OF.get(value) ?? [])].some((meaning) => own.has(meaning))) return 0.93
  if (value.startsWith(raw)) return raw.length >= 3 ? 0.88 : 0.75
  if (raw.startsWith(value) && value.length >= 4) return 0.8
  const limit = Math.min(raw.length, value.length) >= 8 ? 2 : Math.min(raw.length, value.length) >= 4 ? 1 : 0
  return limit > 0 && editDistance(raw, value, limit) <= limit ? 0.86 : 0
}
