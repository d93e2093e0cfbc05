import type { TradeWords } from './words.ts'

/** Invoices, orders and who sends them. */
export const SALES: TradeWords = {
  words: `
customer nabywca comprador compratore inkopare kupujacy nakupci zamawiajacy kopare
seller sprzedawca prodejce saljare
invoice fakt
sales sprzedazy sprzedaz prodej forsaljning venda vendas
issued wystawienia wystawiono utstalld utfardad emissao emitida emitido emise emesso emessa ausstellung uitgifte
due vervalt splatne
payment zaplata zaplaty zaplacono oplacono voldaan saldato saldata betald betalt
method sposob zpusob metod
order zamowienie zamowienia bestallning bestilling ordre bestalld bestilt
expected prevu prevue previsto prevista prevision erwartet verwacht planowana planowany oczekiwany ocekavane forventet forvantad geplant
line radek radka wiersz pozycja
product vara varor polozka
delivery inlevererad levererad dostarczono dodano odbior
hold geblokkeerd zablokowany blokovan sparrad bloccato bloqueado
status situacao
agent obchodnik handlowiec
balance dluh dlug zustatek skuld
rate sazba stawka sats
account rachunek rachunku
`,
  compounds: `
expected: voraussichtlich
balance: divida
hold: blockiert, blocked
customer: einkaufer
supplier number: crednr, krednr, kreditorennr, leverantorsnr
customer number: debnr, debiteurnr, kundnr
tax number: contribuinte
payment method: betalsatt, betalningssatt, betalingsmate
payment terms: betalingsconditie, betalingscondities, zahlungsfrist, betalningsvillkor
due date: vervaldat, forfallsdag
gross amount: zahlbetrag
`,
  phrases: `
customer name: billing name, bill to name
created date: created at, created on
shipping date: fulfilled at, fulfilled on, shipped at, shipped on, dispatched at, dispatched on
payment date: paid at, paid on
line number: rad nr
payment method: forma zaplaty, forma platnosci, forma platby
due date: termin zaplaty, a regler avant date, a payer avant date, da pagare entro, pagar antes de, uiterste betaaldatum, betala senast, zaplatit do
due date: platne do, vence date, f vto, f vencimiento, date ech, data scad, f vence
gross amount: te betalen, net a payer, total a pagar, totale da pagare, zu zahlen, do zaplaty, k uhrade, att betala
invoice number: no fact, n fact, no ft, num fact, n fatt
invoice date: f factura, fecha fact, data fatt, date fact
order date: f pedido, fecha pedido, data enc, date cde, data ord, date commande, best datum
order number: no cde, no enc, n ord
delivery date: f entrega
expected delivery: prev entrega, entrega prev, livraison prev
payment date: date regl, fecha cobro
subtotal: sem iva, excl moms, exkl moms, ekskl mva, bez vat, mt ht, montant hors taxe
unit price: p unit, prix unit, preco unit, precio unit, prezzo unit, cena jedn, a pris
tax percent: al iva, taux tva, taxa iva, stawka vat
discount percent: sc percent
supplier number: cred nr, kred nr
customer number: deb nr, cod cliente, kd nr
supplier: prov habitual, proveedor habitual
company name: designacao social, denominacao social, denominacion social
balance: em divida
postal number: cod postal, cod postale, kod poczt
`,
  alone: `
agent: =comercial, =commerciale
contact: =tav
subtotal amount: =excl, =exkl, =ekskl
`,
}
