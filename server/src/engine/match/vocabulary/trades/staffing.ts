import type { TradeWords } from './words.ts'

/** Who works where, since when and for how much. */
export const STAFFING: TradeWords = {
  words: `
hire zatrudniony zatrudniona zatrudnienia tilltrade admissao nastup
terminated cessato cessata odszedl odejscia zwolniony zwolnienia avgang vystup rozwiazania
department oddzial
position stanowiska
month mtl mtgl miesiecznie mensal manadsvis
salary mzdy pensja ordenado
manager kierownik
supervisor vorges przelozony nadrizeny
level uroven poziom niva
employment anstallning
applicant kandidat kandidaten kandidatin kandidatinnen bewerberin bewerberinnen candidats candidate candidatos candidatas candidati kandidaat sollicitanten kandydat kandydaci kandydatka uchazec uchazeci sokande ansoger soker
`,
  compounds: `
work location: dienstort, dienststelle
company name: firmenwortlaut
hire date: anstallningsdatum, ansettelsesdato, ansaettelsesdato, eintrittsdat
terminated date: austrittsdat, slutdatum
number: matr
fte: uvazek
`,
  phrases: `
academic title: akad grad, akad titel, akademischer grad, akademischer titel, akademische grade, titre academique, titre universitaire, titulo academico, titolo accademico, academische titel, academische graad, akademisk titel, akademisk grad, akademisk examen, tytul naukowy, tytul akademicki, akademicky titul, grau academico
hire date: assunto date, assunto dal, data assunzione, date embauche, f ingreso, fecha ingreso
terminated date: date fin contrat, fin de contrat
fte: percent pt, percent part time, taux d activite, wymiar etatu
rate hours: taux horaire, tx horaire, stawka godzinowa
position: emploi occupe, poste occupe
social security number: no ss, n ss, num ss
supervisor: narmaste chef
count payment: no pagas, num pagas, n pagas, numero pagas, numero de pagas, pagas anuales, pagas al ano, n mensilita, no mensilita, numero mensilita, numero di mensilita
per payment: por paga, per mensilita, par paie, per pay
`,
  alone: `
level: =liv
tax number: =cf
fte: =tps
created since: =alta
departure: =left, =lefton
`,
}
