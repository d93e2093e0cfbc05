/**
 * Fields of bookkeeping, pay and older programs of German offices, whose names are cut short and put together, and of the file of entries that
 * French law asks for: the concepts, then the names.
 */
export const LEDGER_FIELDS = `
account number: kto, ktonr, ktono, sknr, sachkto
company name: nameadressattypunternehmen
last name: nameadressattypnaturlperson, nameadressattypnaturlicheperson, nameadressattypnaturlichepers
first name: vornameadressattypnaturlperson, vornameadressattypnaturlicheperson, vornameadressattypnaturlichepers
contra account number: gegenkonto, gegenkontoohnebuschlussel, gegenkontoohnebuschluessel, gkto, gegkto, gegenkto, gkonto, ggkto
account name: ktobez, kontobez
amount: umsatzohnesollhabenkz, umsatzohnesollhabenkennzeichen, ums, umsatzeur, umsbetrag, betr, buchbetr
side: shkz, sollhabenkz, sollhabenkennzeichen, shkennz, sh
currency: wkz, wkzumsatz, waehrkz
amount currency: wkzbetrag
tax number: bukey, buschl, buschlussel, buschluessel, stschl, stkey
document number: belegfeld1, belnr1, belno, belegno
document date: beldat, bldatum, belegdat
booking date: buchdat, buchdatum, bdat
booking description: butxt, buchtxt, butext, buchtext, buchungstext
service date: leistdat, leistungsdat
discount: skto, skontobetrag, skt
due date: faell, falldat, faelldat
financial year: wj, wjahr
price center: kost1, ksnr
customer number: debnr, debitornr, kdnummer
supplier number: krednr, kreditornr, liefnr
name: bez1, bezeich
second name: bez2
product number: artnr, artikelno
product group: wgr, wgnr, wagr, artgrp
unit: mgeinh, meinh, vpeinh
sales price: vkpr, vk1, vkbrutto
purchase price: ekpr, ek1
order number: auftnr, bestnr
invoice number: renr, rechnr, faktnr
invoice date: redat, rechdat, fakdat
created date: anldat, neudat
updated date: aenddat, aendat, andat
created user: erfkz, erfuser, bearbkz, sb, sachbkz
locked: sperrkz, sperrkennz, festkz
deleted flag: loeschkz, loekennz
country number: lkz, landkz
employee number: persnr, manr, pnr
first name: vorn, vname
last name: nname
birth date: gebdat, gdat
hire date: eindat, eintr, eintrittdat
terminated date: ausdat, austr, austrittdat
salary grade: lgr, vgr
tax class: stkl, stklasse
health insurance: kknr
gender: geschl
entry label: ecriturelib
document reference: pieceref
document date: piecedate
`
