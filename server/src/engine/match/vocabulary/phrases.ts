/** Words that mean something only together, folded: the concepts, then the words. */
export const PHRASE_LINES = `
company name: razon social, raison sociale, ragione sociale, group called
bin: storage location, storage place, stock location, shelf location, warehouse location, bin location, emplacement de stockage, ubicacion en almacen
bin: ubicazione di magazzino, ubicazione a magazzino
pickup: pick up, picked up
postal number: p code
labour: mano de obra, main d oeuvre
subtotal amount: base imponible, montant ht, total ht
subtotal: sous total, sous total ht, sous totaux, hors taxe, hors taxes, sin iva, excl btw, excl tax, ex vat, excl vat, ex tax, before tax, without vat, zzgl mwst, ohne mwst
subtotal: iva esclusa
gross: con iva, inkl mwst, incl btw, incl tax, incl vat, inc vat, with vat, after tax, tva comprise, iva inclusa, iva incluido
revenue: chiffre d affaires
first name: nombre de pila, nome proprio, nome di battesimo, first name
last name: nom de famille, nom d usage, last name
household number: family id, family no, family nr, family number, family code, family key, family ref, household id, household no, household number, household code
infix: surname prefix, last name prefix, family name prefix, surname particle
birth name: nom de naissance
nickname: known as, also known as, also called, alternative name, alternative names, a k a, auch genannt, auch bekannt als, andere namen, aussi appele, dit aussi, autres noms, tambien llamado, otros nombres, detto anche, altri nomi, ook genoemd, tambem chamado, outros nomes, kallas aven, kaldes ogsa, andre navne, inne nazwy, jine nazvy, goes by, likes to be called, prefers to be called, se fait appeler, genannt wird
email: correo electronico, courrier electronique, posta elettronica, adresse electronique
tax number: partita iva, codice fiscale, p iva, tva intracom, vat reg no, vat reg number, vat reg, vat registration no, vat registration number
tax number: vat registration, gst reg no, gst registration, gst no
birth date: date of birth
address: address 1, addr 1, add 1, adr 1, adresse 1, indirizzo 1, direccion 1
address line 2: address 2, addr 2, add 2, adr 2, adresse 2, indirizzo 2, direccion 2
position: job title
phone: direct line, direct dial, direct dial no
start time: time in, clock in, clocked in, clk in, punch in
end time: time out, clock out, clocked out, clk out, punch out
unit price: e preis
total price: g preis, ges preis
sale price: pv ht
account number: n c
unit: u m
created date: fecha de alta, fecha alta, f alta, date created
end date: best before, best before end, use by date, haltbar bis, mindestens haltbar bis, houdbaar tot, consumir antes de, termin przydatnosci, najlepiej spozyc przed, bast fore
end date: fecha de baja, fecha baja, f baja, date to, jusqu au, fecha de caducidad, valid until, gultig bis, valable jusqu au, valido hasta
end date: valido fino al, geldig tot, data di scadenza, to date
utilities: service charge, service charges
refund: credit note
website: web site, site web, sitio web, site internet, home page
credit: receipts in, money in
balance: o s
debit: payments out, money out
duration: how long
hours: labour h, labor h, work h, working h, hours worked, arbeitszeit h, arbeit h, travail h, lavoro h
debit method: direct debit
payment method: forma de pago, mode de paiement, moyen de paiement, metodo di pagamento, modalita di pagamento, how paid, pay type
payment method: mode de reglement, paid by, type de paiement
plate: number plate, license plate, registration plate, reg no, tag no, reg nr, vehicle registration, kfz kz, kfz kennzeichen, reg plate
driving licence: permis de conduire
unit: unit of measure, sold in
responsible: person in charge, assigned to, worked by, handled by, given by
supervisor: reports to
customer invoice: bill to
recipient: ship to
count: number of, no of, nr of, head count, how many
valid end: valid to, effective to
service date: date of service
date time: marca temporal, marca de tiempo, informazioni cronologiche, carimbo de data hora
weekend: week end, fin de semaine, fin de semana, fine settimana, fim de semana
weekday: day of week, day of the week, week day, tag der woche, jour de la semaine, jour de semaine, jour semaine, dia de la semana, dia semana, dia da semana, giorno della settimana, giorno settimana, dag van de week, dzien tygodnia, dzien tyg, den tydne, den v tydnu, den v tyzdni
school: day school
eartag: ear tag, ear tags
customs tariff: customs tariff, customs tariffs
language: preferred language
departure date: left on, date left, left at, left date, day left
absent: no show
area: floor area, metri quadri, sq m, metres carres, metros cuadrados, sq ft, square feet, square metres
quantity: number of pieces
name: is it called, bez 1
amount: how much
reason: what for, presenting complaint, chief complaint, reason for visit
manager: headed by, led by, managed by
technician: done by, carried out by, performed by, completed by, ausgefuhrt von, durchgefuhrt von, ausgefuehrt von, durchgefuehrt von, erledigt von, effectue par, realise par
technician: realizado por, hecho por, eseguito da, fatto da, uitgevoerd door, gedaan door
receiver: received by, accepted by, taken in by, signed for by, empfangen von, entgegengenommen von, angenommen von, recu par, receptionne par
receiver: recibido por, ricevuto da, ontvangen door
organiser: run by
parent: part of, belongs to, sits under, rolls up to, rattache a, depende de, child of, member of, fait partie de, gehort zu, pertenece a
parent: behoort tot, head office
commissioned date: in service since
start date: put into service, in betrieb seit, a partir du, gultig ab, gultig von, valid from, geldig vanaf, from date, with effect from, effective from
start date: first day, erster tag, 1 tag, premier jour, 1 er jour, primer dia, primo giorno, primeiro dia, eerste dag, 1 e dag, pierwszy dzien, prvni den, forsta dag, forsta dagen, forste dag
end date: letzter tag, dernier jour, ultimo dia, ultimo giorno, laatste dag, ostatni dzien, posledni den, sista dag, sista dagen, sidste dag, siste dag
hire date: first day of employment, first day of work, first working day, first day at work, date of joining, erster arbeitstag, premier jour de travail, primer dia de trabajo, primo giorno di lavoro, eerste werkdag
hire date: in dienst, fecha de ingreso, date d entree, employed from, employed since
terminated date: last day of employment, last working day, last day at work, letzter arbeitstag, dernier jour de travail, ultimo dia de trabajo, ultimo giorno di lavoro, laatste werkdag
terminated date: uit dienst, employed to, employed until, end of employment, leave date, last day, fecha de salida, date de depart
terminated date: date de sortie, data di uscita
balance amount: amt due, amount due, open amount, reste du, da pagare, restant du
stock quantity: on hand, stock dispo, free stock
newsletter: lettre d information, mailing list, emails ok, email ok
barcode: codigo de barras, cod barras, cod de barras, cod bar, codice a barre, cod a barre, code barres, code barre, codigo barras
tax percent: tipo iva, aliquota iva, btw tarief
bank account: conto corrente, cuenta bancaria, compte bancaire, bank account, bank details, coordinate bancarie
source language: langue source, langue de depart, langue d origine, idioma de origen, lengua de origen, lingua di partenza, lingua di origine
target language: langue cible, langue d arrivee, idioma de destino, lengua meta, lingua di arrivo, lingua di destinazione
iban: coordonnees bancaires
deposit: depot de garantie, down payment
state: comunidad autonoma
marital: situation de famille, situation familiale
salutation: titolo di cortesia, mr mrs, mr ms
employee number: payroll no, payroll number, works no, clock no, n empleado, pers no
active: in use
renewal: auto renewal, auto renew, automatic renewal, rinnovo automatico, tacito rinnovo, rinnovo tacito, renovacion automatica, renovacion tacita, tacite reconduction, reconduction tacite, renouvellement automatique, automatische verlangerung, automatische verlenging, stilzwijgende verlenging
minimum stock: stock minimum, stock minimo, scorta minima, min stock, minimum stock, punto de pedido
commissioned: mise en service, in service, messa in servizio, puesta en marcha, in betrieb
teacher: taught by
doctor: seen by, treated by
doctor number: dr code, dr no, dr number, dr id
supplier: supplied by, bought from, purchased from, ordered from, gekauft bei, bezogen von, achete chez, comprado a, comprado en
supplier: gekocht bij, acquistato da
brand: made by
customer: booked by, ordered by, donneur d ordre, commissioned by
owner: owned by
channel: booked via, how booked, booked through
phone: contact number, contact no, main line, house tel, house phone, house telephone
payer: who pays, bill payer, who is paying, wer zahlt, wer bezahlt, qui paie, quien paga, chi paga, wie betaalt, kdo plati, kto placi
minimum stock: stock mini, reorder level, reorder point, min qty, safety stock
product number: art nr, art no, part no, part number, n articulo, n articolo
payment terms: zahlbar in tagen, zahlbar tage, zahlbar innerhalb tagen, zahlbar binnen tagen, fallig in tagen, fallig nach tagen, zahlungsziel tage, zahlungsziel in tagen, zahlungsfrist tage, zahlungsfrist in tagen, zahlungsfrist innert tagen
payment terms: payable in days, payable within days, days to pay, due in days, due within days, pay within days, payable sous jours, payable a jours, delai de paiement jours, delai de paiement en jours, plazo de pago dias, plazo de pago en dias, pagadero en dias
payment terms: pagabile in giorni, termini di pagamento giorni, betaalbaar binnen dagen, betaalbaar in dagen, betaaltermijn dagen, betaaltermijn in dagen, prazo de pagamento dias, prazo de pagamento em dias
due date: pay by, zahlbar bis, pay before, te betalen voor, net due
subtotal price: prix ht
subtotal unit price: pu ht
newsletter consent: opt in, marketing consent, accepts marketing
account number: nominal code, gl code, a c no, compte general, cuenta contable, n compte, n cuenta
billable: to be invoiced, a facturer
room count: number of rooms, no of rooms, nb pieces, nombre de pieces
daily: per day, pro tag, par jour, al dia, al giorno, per dag
nights: per night
shipping price: frais de port, gastos de envio, spese di spedizione, delivery charge, delivery fee, p p
tracking: track trace
payment terms: termini di pagamento, net days, credit days, payment days, tage netto, credit terms
decimal: decimal places, decimal point, two places, three places, four places
agent: sales rep, sales reps, account manager, account owner, sales person, key account
introduced: first sold, first listed, on sale since
length: length overall
document number: no piece, numero piece, doc no, n documento
offer price: quoted price
guest count: party size
start time: start time
account: gl account, nominal ledger, general ledger
journal: day book
entry number: no registrazione, no ecriture, n asiento
exchange rate: tipo de cambio, taux de change, tasso di cambio, rate to eur
price center: section analytique, centre de cout, centro de coste, centro di costo, ko st
department number: dept code, abt no
description: posting text, product text
balance: still owed
opening balance: bal b f, solde initial, saldo inicial, saldo iniziale
payment status: payment state
unit price: price ea, lineitem price, line item price, price per unit, price per piece, price per item, preis pro stuck, preis je stuck, prix par piece, prix a l unite, precio por unidad, prezzo al pezzo, prezzo per pezzo, prijs per stuk
line amount: ext price, extended price, ext amount, extended amount
order: sales order
order date: placed on
supplier number: lief no
supplier name: lief name
bic: bank code
contact: main contact, contact person, z hd, ask for, person to ask for, who to ask for, whom to ask for, speak to, person to contact, zu handen, demander a, personne a demander, preguntar por, chiedere di, vragen naar
industry: line of business, business type, business sector, secteur d activite, sector of activity
credit limit: encours autorise
opened: account opened
since: client since, iscritto dal
middle name: 2 vorname, second name, other names, deuxieme prenom, segundo nombre, secondo nome
full name: nom et prenom, nome e cognome, cognome e nome, name vorname, nachname vorname, nombre y apellidos, apellidos y nombre
full name: vor und nachname, naam en voornaam, prenom et nom
mobile phone: 06 nummer
address: line 1, mailing address, postal address, adresse postale, direccion postal, indirizzo postale, morada postal
street house number: strasse u no, strasse und no, strasse und hausnummer
house number: hs no
note: free text
category: product group, item group, stock group
subcategory: sub group, sub category, sub cat, sous famille, sous categorie, sub familia
long description: lange omschrijving, descripcion larga, descrizione estesa, description longue
second name: bezeichnung 2, bez 2
retail price: prix public, prezzo al pubblico, shop price
sales price: sell price
purchase price: pa ht, pau ht, prix de revient
sales price gross: pv ttc, pvp iva incluido
lead time: lead time, delai de livraison, plazo de entrega, tempi di consegna, days to deliver
weight: net wt
material: made of
introduced date: im sortiment seit, listed since, available from
department: org unit
employment type: besch verh, full part time, ft pt, full or part time
weekly hours: contract hrs, contract hours, std wo, std woche, uren p w, hours p w, hrs wk
salary: basic pay
salary grade: grupo salarial
social security number: sv nummer, sv no, ni number, ni no, no secu, ahv no
social security: national insurance, securite sociale, seguridad social, seg social
marital status: estado civil, stato civile, etat civil, burgerlijke staat, fam stand, civil status
emergency contact: next of kin, personne a prevenir, in case of emergency, ice name, ice contact
emergency phone: ice phone, ice number, ice no, ice tel, ice mobile
patient number: chart no, chart number, hosp no, hospital no, hospital number, no historia, historia clinica, no cartella, cartella clinica
file number: file no, no dossier, n dossier
insurance number: vers no, no assure
insurance policy number: policy no, policy number, no de police, numero de poliza, no polizza, no poliza
blood type: groupe sanguin, grupo sanguineo, gruppo sanguigno, blood group, blood grp
general doctor: family doctor, general practitioner, medecin traitant, medico de cabecera, medico di base, medico de familia
general doctor: referring doctor, referring physician, primary care physician
appointment date: seen on, visited on
height: taille cm
last visit: last seen, last appt, last appointment, zuletzt da
neutered: spayed neutered
booking number: res no, conf no, confirmation no, confirmation number, confirmation code
guest name: lead guest, name of guest, guest name
board: meal plan, plan de comidas, board basis, bb hb fb
booking status: statut resa
booking date: booked on, gebucht am, reserve le, prenotato il, geboekt op, made on, date of booking, booking date, fecha de reserva
asset number: no immobilisation, no inventaire, inventar no, inventory no, inventory number, asset tag, asset id, tag number
serial number: fabr no, fab no, fabrik no, maschinen no, n serie
warranty end: warranty expiry, warranty ends, under warranty to, garanzia fino al, garantie tot, garantie jusqu au, in warranty until
construction year: year built, year of manufacture, annee de fabrication, year made
last service date: last maintained, last serviced
last inspection date: letzte prufung, last checked, last tested
next due date: next due
operating hours: heures de marche, horas de uso, ore di lavoro, hours run, hrs run, running hours, meter hours, hours meter, ore motore
operating hours: ore macchina, heures moteur, h moteur, hour meter, hour meter reading, engine hours, motor hours, compteur horaire, horas de motor, horas motor, heures compteur
inspector: checked by, tested by, inspected by, verified by, gepruft von
result: pass fail
inspection date: tested on, checked on, date tested, test date, date checked, gepruft am, inspected on
daily rate: price day, rate per day, day rate, hire day, hire per day, price per day, prix jour, prix par jour, tarif jour, precio dia
daily rate: prezzo giorno, prijs per dag
member number: membership number, membership no, membership id, no tessera, card no
card number: card number
licence number: no licence
membership type: type d adhesion, tipo de socio, tipo tessera, soort lidmaatschap
cancelled date: quit on, cancelled on, canceled on, churned on, churn on, gekundigt am, storniert am, resilie le, annule le, cancelado el, disdetto il, annullato il, opgezegd op, geannuleerd op, cancelado em, anulowano dnia, zruseno dne, uppsagd den, opsagt den, oppsagt den
month fee: monthly dues
project manager: project lead
budget amount: approved amount
budget: planned cost, planned costs
created user: saisi par, created by, entered by, erstellt von, erfasst von, cree par, creado por, creato da, aangemaakt door
updated date: last edited, last edit, edited on, date edited, letzte anderung, last change, last modified, last updated, changed on, geandert am, gewijzigd op, modifie le
batch number: no lot
tracking number: parcel no, parcel number
student number: roll no, roll number, pupil no
class: year group
guardian: representant legal, representante legal
property type: type de bien, soort woning
living area: superficie habitable, surface habitable
external number: ext ref
customer number: your ref, your reference, n cliente, n client, uw ref, uw referentie, uw kenmerk, ihre referenz, ihre ref, ihr zeichen
customer number: votre ref, votre reference, v ref, su ref, su referencia, vostro rif, vostro riferimento, vs rif, vs riferimento
number: our ref, onze ref, onze referentie, ons kenmerk, unser zeichen, unsere referenz, notre ref, notre reference, nostro riferimento, nostro rif, ns rif
previous number: legacy id, old id, old number, old no, alte no, former number, ancien code, codigo antiguo, vecchio codice, oude code, codigo antigo, stary kod, gammelt nr, gammalt nr
previous number: legacy sku, legacy code, legacy number, legacy no, legacy ref, old sku, old ref, anc ref, anc no, anc num, anc code, alte ref, alte artikelnr
previous number: ref antigua, ref anterior, cod anterior, rif vecchio, vecchio rif, vecchio cod, cod precedente, oude ref, oud artikelnr, ref antiga, stary indeks
phone: tel fixe, telephone fixe, ligne fixe, tel fijo, telefono fijo, linea fija, tel fisso, telefono fisso, rete fissa, linea fissa, vaste lijn, vast nummer, vaste telefoon
phone: telefone fixo, tel fixo, linha fixa, telefon stacjonarny, tel stacjonarny, pevna linka, fast telefon, fasta telefonen, land line, tel fest, tel festnetz
account type: nature du compte
capacity: safe working load
side: s h, soll haben, debit credit, dr cr, d c, debe haber, dare avere, debet credit
line number: n linea, line no
invoice number: n factura, n fattura, n facture, fra num, num fra
order number: n pedido, n ordine, n commande, n commessa, n comm, num commessa, cod commessa
postal number: post code
position number: post cd
city: post town
position: post held
company number: company reg no, company registration no, company registration number, company reg number, co reg, companies house number
company number: companies house no
last count date: letzte inventur, last count
category name: wg text
successor: now use, replaced by, superseded by, ersetzt durch, remplace par
equipment number: geraete nr
treatment number: n prest, n prestazione
recall: cl richiamo
work done: what was done, travail effectue, travaux effectues, ausgefuhrte arbeiten
location: kept at
fte: share of full time, full time equivalent, temps de travail, temps travail, tps de travail, tps travail, taux activite, quotite de travail
`
