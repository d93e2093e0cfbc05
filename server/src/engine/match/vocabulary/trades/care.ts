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
medication praparat arzneimittel arznei geneesmiddel lakemedel laegemiddel legemiddel lek leki lecivo liek
remedy heilmittel remedies remede remedes remedio remedios rimedio rimedi geneeswijze leczniczy
copay copayment copayments zuzahlung zuzahlungen eigenanteil copago copagos comparticipacao wspolplacenie spoluucast_pacienta egenavgift egenbetaling
ward wohnbereich krankenstation pflegestation verpleegafdeling vardavdelning sengeafdeling corsia
`,
  compounds: `
visit: consulta
home visit: hausbesuch, hausbesuche, huisbezoek, huisbezoeken, hembesok, hjemmebesok, hjemmebesog
general doctor: mmg, huslakare, fastlege
appointment date: termindatum
wheelchair accessible: rollstuhlgerecht, rollstuhlger, rollstuhlgangig, rolstoeltoegankelijk, rullstolsanpassad, rullstolsanpassat, korestolsvenlig
care level: pflegegrad, pflegestufe, zorgniveau, plejeniveau
`,
  phrases: `
general doctor: medico cabecera, med cabecera, lekarz rodzinny, prakticky lekar, med traitant
birth date: data ur, dat nar
home visit: house call, visite a domicile, visites a domicile, visite domicile, visita a domicilio, visita domicilio, visita domiciliaria, visita domiciliare, visita domiciliar, wizyta domowa, navsteva doma, navsteva u pacienta
copay: co pay, co payment, ticket moderateur, copago paciente, compartecipazione ticket, eigen bijdrage, taxa moderadora, doplata pacjenta, doplatek pacienta
previous visit: letzt besuch, ltzt besuch
patient number: nr kartoteki
as required: bei bedarf, b bed, b bedarf, au besoin, si besoin, al bisogno, si precisa, se necessario, zo nodig, indien nodig, vid behov, ved behov, w razie potrzeby, dle potreby
wheelchair accessible: accessible fauteuil roulant, accesible silla ruedas, accesible en silla de ruedas, accessibile carrozzina, accessibile sedia rotelle
`,
  alone: `
insurance: =verz, =zkv
since: =aufnahme, =ricovero, =przyjecie, =przyjeto
`,
}
