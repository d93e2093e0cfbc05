import type { TradeWords } from './words.ts'

/** Projects and who builds them, hours spent on them, and tickets; and when anything begins and ends. */
export const PROJECTS: TradeWords = {
  words: `
start rozpoczecie poczatek borjan paborjad oppstart
end zakonczenie slut avslut
budget budzet orcamento
activity aktivitat activite actividad attivita activiteit czynnosc cinnost aktivitet arbetsmoment atividade leistungsart
billable debiterbar
break pause pausen pausa descanso pauze przerwa prestavka rast
project uppdrag prosjekt
opened logged zgloszono anmald
closed resolved rslvd solved gelost resolu resuelto risolto opgelost rozwiazano vyreseno
asker demandeur solicitante richiedente aanvrager zglaszajacy zadatel anmalare
assigned assignee asgnd
note anteckning anteckningar
superintendent supt supts capocantiere platschef stavbyvedouci anleggsleder byggeplassleder pladsformand
contractor contractors gc generalunternehmer bauunternehmer hoofdaannemer aannemer generalentreprenor totalentreprenor hovedentreprenor entreprenor zhotovitel paaurakoitsija
`,
  compounds: `
billable: fakturovatelne, fakturowalny, fakturerbar
asker: requester, requestor, reporter, melder
description: summ
`,
  phrases: `
superintendent: chef de chantier, jefe de obra, encargado de obra, capo cantiere, kierownik budowy, mestre de obras, encarregado de obra
contractor: general contractor, prime contractor, main contractor, entreprise generale, contratista general, impresa generale, generalny wykonawca, empreiteiro geral, generalni dodavatel
opened date: raised on, date raised
asker: rptd by, reported by, raised by, requested by, gemeldet von, signale par, logged by, demande par
start time: fran kl, od godz, heure debut, ora inizio, hora inicio
end time: till kl, do godz, heure fin, ora fine, hora fin
start date: od dnia, od kdy, wazny od, platny od, giltig fran, gyldig fra
end date: do dnia, do kdy, wazny do, wazna do, wazne do, platny do, platnost do, giltig till, gyldig til
`,
  alone: `
start: =fran, =fra, =ab
end: =til, =ate
start time: =dalle, =dalleore, =odgodz
end time: =alle, =alleore, =dogodz
`,
}
