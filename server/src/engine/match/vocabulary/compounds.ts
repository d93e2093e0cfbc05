/** Words that say more than one concept at once, folded: the concepts, then the words. */
export const COMPOUND_LINES = `
birth date: dob, birthday, birthdate, geburtsdatum, geburtstag, geboortedatum
service date: dos
postal number: plz, npa, zip, postcode, zipcode, postleitzahl, cp, cap
first name: vorname, prenom, forename, firstname, givenname, fname, voornaam, roepnaam, vname, vorn
last name: nachname, surname, lastname, familienname, familyname, apellido, apellidos, lname, sname, achternaam, cognome, familienaam, nname
last name: zname, zuname
user name: username
house number: hausnummer, hausnr, huisnummer, hsnr
phone number: telefonnummer, rufnummer, phonenumber
mobile phone: mobiltelefon, cellphone, handy, mobile, mobil, cell, movil, portable, mobiel, gsm, cellulare, cellulaire, celular, telemovel, komorka
email: emailadresse, mailadresse
unit price: unitprice, einzelpreis, stukprijs, ep, pu, each
amount: gesamtbetrag
date time: timestamp
serial number: seriennummer, fabriknummer, maschinennummer, maschinennr
product number: sku, matnr, artnr
birth name: geburtsname
booking: movimiento
first since date: erstzulassung
lease: mietvertrag, mietvertrage
subtotal rent: kaltmiete
gross rent: warmmiete
unit number: unitcode
location number: locode
tax number: nif, cif, steuernummer, tin, abn, ein, uid, steuerkennzeichen, steuerschlussel, ustid, stkz, stkennz, dni, nie
area: wohnflache, gbo, mq
month: monthly
price center: kostenstelle, kostenstellen, kst, kostl, kostenplaats, kostenplaatsen, ceco, kpl, kostenst, kostst
employee number: matricule, personalnummer, pnr, persnr
purchase price: anschaffungskosten, aanschafwaarde, anschaffungswert, ekpreis, ek, einkaufspreis, buy, kostprijs
purchase date: aanschafdatum
gross weight: bruttogewicht
weight: nettogewicht
newsletter: subscribed
order amount: auftragssumme
venue: veranstaltungsort
daily price: dagprijs, tagespreis
daily rate: tagessatz, dagtarief, tagesmiete
rate hours: uurtarief, stundensatz
hourly salary: uurloon, stundenlohn, bruttostundenlohn
water meter: wasserzahler, watermeter
lease since: pachtbeginn, mietbeginn
credit limit: kreditrahmen, kredietlimiet
parent account: oberkonto
parent category: hauptkategorie, oberkategorie
created date: anlagedatum
number: matricola, prog
minimum stock: rol, meldebestand, minimumvoorraad, mindestbestand
sales price: listprice, listenpreis, msrp, uvp, rrp, pvp, verkaufspreis, vkpreis, vk, verkoopprijs, srp, sell
customer number: kunnr, knr, kdnr
supplier number: lifnr
length: loa
patient number: nhc, mrn
consent: lopd
phone extension: durchwahl, nebenstelle, doorkiesnummer
phone: festnetz
source language: quellsprache, ausgangssprache, brontaal
target language: zielsprache, doeltaal
stock quantity: soh, qoh, lagerbestand
company number: kvk, siret
tax percent: aliquota
due date: vervaldag
construction year: baujahr, bouwjaar, bj, yom
date: when, wann, quand, cuando, quando, wanneer
responsible: by, durch
person: who, wer, qui, quien, chi, wie, with, mit, avec
location: where, wo, ou, donde, dove, waar
payment method: zahlart
account number: kontonummer
bank account: bankrekening
credit: cr
opening balance: saldovortrag, anfangsbestand, eroffnungssaldo, beginsaldo, anfangssaldo
payment status: zahlstatus, bezahlstatus
delivery date: liefertermin
bic: bankleitzahl, blz
contact: ansprechperson
contact: fao
position: dienststellung
position title: stellenbezeichnung
website: www, domain
since: onboarded
country number: lkz
long description: langtext
brand product number: mpn, han
retail price: adviesprijs
lead time: lieferzeit, levertijd, wiederbeschaffungszeit, wbz
department: organisationseinheit, orgunit
hire date: doj
terminated date: dol, uitdiensttreding
terminated: termination, terminating
employment type: beschverh, beschaftigungsverhaltnis, beschaftigungsart
weekly hours: sollstunden, wochenarbeitszeit, waz
salary grade: entgeltgr, entgeltstufe, entgeltgruppe, gehaltsgruppe, lohngruppe, salarisschaal, schaal
social security number: nino, bsn, ssn, nir, rvnr, svnr, sozialversicherungsnummer, sozialversicherungsnr, rentenversicherungsnummer
social security number: burgerservicenummer
nationality: staatsang, staatsangehorigkeit
work location: arbeitsort, werkort, einsatzort
absence reason: fehlgrund
absence type: verlofsoort
insurance number: kvnr
insurance policy number: polisnummer, policennummer
blood type: blutgruppe, bloedgroep
general doctor: hausarzt, hausarztin, huisarts, pcp, uberweiser
height: korpergrosse, statura
asset number: inventarnummer, inventarnr
operating hours: betriebsstunden, draaiuren, bstd, bh, smu
plate: vrm, immat
fee class: beitragsklasse, beitragskl, gebuhrenklasse
membership type: beitragsgruppe, tarifgruppe, mitgliedsart, mitgliedschaftsart
created user: erfasser
batch number: chargennr, chargennummer
tracking number: paketnummer, sendungsnr
student number: matrikelnr, matrikelnummer, matrikel, upn
treatment: tx
medication: rx
capacity: swl, tragkraft, traglast, portata
local authority: lea
invoice number: renr, rgnr
receipt number: belegnr, beleg
name: bez
warehouse: lag
category name: wgtext, warengruppentext
movement number: mvt
entry date: dateecr
`
