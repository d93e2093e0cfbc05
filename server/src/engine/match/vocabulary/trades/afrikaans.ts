import type { TradeWords } from './words.ts'

/**
 * Words that tables have in Afrikaans and in no language beside it: most others are the Dutch ones. `Van`, the family name, is not among them: in
 * Dutch it is the day from which something holds.
 */
export const AFRIKAANS: TradeWords = {
  words: `
email epos
mobile selfoon selnommer
number nommer nommers
phone telefoonnommer
postal poskode
district voorstad
state provinsie
branch takkantoor
level vlak
guardian voog voogde ouervoog
parent ouer ouers
pupil leerder leerders leerlinge
student studente
teacher onderwyser onderwyseres
course kursus kursusse
since inskrywing inskrywings inskr
school skool
gender geslag
language huistaal moedertaal
description beskrywing
note opmerking opmerkings nota
amount bedrae
quantity hoeveelhede
tax belasting
invoice fakture
supplier verskaffer verskaffers
employee werknemers personeellid
price pryse
fee kursusgeld skoolgeld lidgeld
discount afslag
payment betalings
consent toestemming
vehicle voertuig
work werk
`,
  compounds: `
mobile phone: selno, selnr
birth date: gebdatum
start date: begindatum
end date: einddatum
`,
  phrases: `
email: e pos, e pos adres
mobile phone: sel nommer, sel no
`,
  alone: `
mobile: =sel
branch: =tak
`,
}
