import { fold } from '../../../match/names/words.ts'
import type { Work } from '../column-values.ts'

// “ASAP”, “schnellstmöglich”, “on call”: where a day is wanted, and the description leaves the cell empty if none was fixed, such a word says that none was.

const EMPTY_WITHOUT =
  /(?<!\p{L})(?:empty|blank|leer|vides?|vac[ií][oa]s?|vuot[oi]|leeg)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:none|no|not|without|keine?[nrs]?|nicht|ohne|aucune?s?|pas|sans|ningun[oa]|no|sin|nessun[oa]?|non|senza|geen|niet|zonder)(?!\p{L})/iu
/** “A.S.A.P.!” */
const pointless = (text: string): string => fold(text.trim()).replace(/[.!]|(?<=\b\p{L})\s(?=\p{L}\b)/gu, '')
const NOT_FIXED = new Set(
  [
    'asap, as soon as possible, soonest, at the earliest, immediately, at once, right away, when ready, when available, when in stock, on call, on demand',
    'by arrangement, by agreement, to be agreed, to be arranged, to be confirmed, flexible, any day, any time, anytime, whenever',
    'sofort, umgehend, baldigst, baldmoglichst, schnellstmoglich, so bald wie moglich, so schnell wie moglich, auf abruf, nach absprache, nach vereinbarung, nv, flexibel',
    'des que possible, au plus vite, au plus tot, tout de suite, immediatement, sur appel, sur demande, a convenir, a definir',
    'lo antes posible, cuanto antes, inmediatamente, de inmediato, a convenir, a demanda, por definir',
    'il prima possibile, appena possibile, al piu presto, subito, su chiamata, da concordare, da definire',
    'zo snel mogelijk, zsm, direct, op afroep, in overleg, nader te bepalen',
  ].flatMap((line) => line.split(', ')),
)

/** Whether a cell says that no day was fixed, of a column that is said to be empty then. */
export function saysNoDayFixed({ kinds, target }: Work, value: string): boolean {
  return (
    kinds.includes('date') &&
    !target.required &&
    NOT_FIXED.has(pointless(value)) &&
    EMPTY_WITHOUT.test(target.description ?? '')
  )
}
