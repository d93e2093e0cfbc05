import type { TradeWords } from './words.ts'

/** Surgeries and who comes to them. */
export const CARE: TradeWords = {
  words: `
patient assistito assistiti
doctor curante osetrujici zdravotnik
practice ambulatorio ambulatorium gabinet gabinete sprechzimmer ordinace
fee onorario onorari honoraires honorarium honorarios
recall wiedervorlage wiedervorstellung wiedervorst relance aterkallelse
visit consult consults consultation consultations consultatie wizyta wizyty navsteva besok
birth nacim
insurance zorgverzekeraar verzekeraar
`,
  compounds: `
visit: consulta
general doctor: mmg, huslakare, fastlege
appointment date: termindatum
`,
  phrases: `
general doctor: medico cabecera, med cabecera, lekarz rodzinny, prakticky lekar, med traitant
birth date: data ur, dat nar
previous visit: letzt besuch, ltzt besuch
patient number: nr kartoteki
`,
  alone: `
insurance: =verz, =zkv
`,
}
