import type { TradeWords } from './words.ts'

/** Policies, what they cover and what they cost. */
export const INSURING: TradeWords = {
  words: `
policy apolice polisa versicherungsschein pojistka forsakringsbrev
insurance assure assuree asegurado asegurada assicurato assicurata versicherter verzekerde ubezpieczony pojisteny
section sparte
start decorrenza efecto
deductible excess selbstbeteiligung selbstbehalt franquicia eigenrisico spoluucast sjalvrisk franquia
premium premio skladki pojistne
frequency interval intervall intervalle intervallo intervalo periodicidad periodicite periodicita fractionnement frazionamento
`,
  compounds: `
deductible: franchigia
policy holder: policyholder, contraente, tomador, preneur, verzekeringnemer, versicherungsnehmer, ubezpieczajacy, pojistnik, forsakringstagare, souscripteur
insurance amount: vsu, versicherungssumme, massimale
policy number: vsnr, vsnummer
payment method frequency: zahlweise
`,
  phrases: `
policy number: vs nr
insurance amount: capital asegurado, capitale assicurato, verzekerd bedrag, suma ubezpieczenia, capital assure
deductible: eigen risico, udzial wlasny
insurance end: assure jusqu au, oc do, polisa oc do, ubezpieczenie do, versichert bis
start date: date d effet, date effet, fecha efecto, data effetto
`,
}
