import type { TradeWords } from './words.ts'

/** The words of staff, time and absence that tables of any trade have in Swedish, and mostly in Norwegian and Danish. */
export const SWEDISH: TradeWords = {
  words: `
contract avtal
position yrke yrken
department avd
absence franvaro fravaer fravar
start borjade borjar startade
end slutade slutar
birth fodelse fodelsedag
percent omfattning
technician utforare utfores reparator
done utfort utford utforda utfordes
price kostnad kostnader
location plats
note anmarkning anmarkningar
`,
  compounds: `
contract number: avtalsnr, avtalsnummer
street: gatuadress, postadress
fte percent: syssgrad, stillingsbrok
absence days: semesterdagar, feriedagar
absence type: franvarokod, franvarotyp, franvaroorsak, fravaerskode, fravaerstype, fravarskode, fravarstype
employee number: anstnr, anstallningsnr, anstallningsnummer, ansattnr, ansattnummer, medarbejdernr, medarbejdernummer
hire date: anstdatum, anstalldatum
end date: sluttdato, slutdato
start date: startdato
contract type: anstform, anstallningsform, ansettelsesform, ansaettelsesform
fte percent: sysselsgrad, sysselsattningsgrad, tjanstgoringsgrad, stillingsprosent, beskaeftigelsesgrad
job title: befattningstitel, yrkestitel, stillingstittel
work type: atgard, atgardskod, atgardstyp, arbetstyp
salary: manadslon, timlon, manedslonn, timelonn, manedslon, timelon
`,
  phrases: `
fte percent: syss grad
start date: fr om, f om, from och med, fra og med
hire date: anst datum
next due date: nasta tillfalle, nasta datum, nasta gang
contract type: anst form
fte percent: syssels grad
end date: t om, till och med, til og med
social security number: national identity number, personal identity number, personal id number, national id number, person nr
`,
  alone: `
hire date: =anstalld
start date: =fom
end date: =tom, =till, =til
percent: =omf
work type: =atg
`,
}
