import type { TradeWords } from './words.ts'

/** Machines and vehicles, and what is done to them. */
export const EQUIPMENT: TradeWords = {
  words: `
previous ltste ltzt ltz zuletzt ostatni ostatnia ostatnie senaste
next prox proch nast nachst nxt nastepny nastepna nastepne
depreciation abschreibung afa amortissement amortizacion afschrijving afschr ammortamento odpis odpisy amortyzacja avskrivning amortizacao
equipment zarizeni stroj
asset anlaggning majetek
location standplaats umisteni umiejscowienie stellplatz placering
technician mech mechanik serwisant technik montor
requested angefordert solicitado richiesto aangevraagd zgloszenia
done compl cmpl completion
plate rejestracyjny spz regnr registreringsnummer
brand znacka
engine motor moteur motore silnik
sold verkauft vendu vendue vendido vendida venduto venduta verkocht vendus sprzedany sprzedano prodano sald solgt
odometer przebieg najeto tachometr matarstallning kmstand
fuel carbu paliwo palivo bransle drivmedel drivstoff alimentazione
driver kierowca forare
calibration calibrations calibrated kalibrierung kalibriert etalonnage etalonne calibrage calibracion calibrado calibrada calibrazione calibrato taratura tarato kalibratie gekalibreerd kalibracja wzorcowanie kalibrering kalibrerad kalibreret kalibrert calibracao kalibrointi
certificate certificates zertifikat zertifikate certificat certificats certificado certificados certificato certificati certificaat certificaten certyfikat swiadectwo certifikat todistus
`,
  compounds: `
next: pross
purchase date: aanschafd, aanschafdat, anschaffdat, kaufdat
asset number: invnr
construction year: modelljahr
plate: spznr
`,
  phrases: `
labour: m obra
requested date: req dt, req date, date req
asset number: nr inw, nr inwentarzowy, inventarni cislo, n inventario, num inventario
asset: srodek trwaly
depreciation years: useful life, vida util, duree d amortissement, vita utile, life years, life time years
inspection: controle technique, badanie techniczne, technicka kontrola
next inspection: volg keuring, prochain ct, proch ct, przeglad wazny do, stk do, platnost stk
previous inspection: dernier ct
next maintenance: nxt pm, next pm, pm due
labour hours: lab hrs, lab hours, labor hrs, arb std
material: mat l
first since date: 1 re mec, 1 ere mec, mise en circulation, prima immatricolazione, primera matriculacion, pierwsza rejestracja, forsta registrering
plate number: nr rej, nr rejestracyjny
construction year: rok prod, rok produkcji, rok vyroby, ano fabrico, anno fabbr
`,
  alone: `
first since date: =ez, =mec
`,
}
