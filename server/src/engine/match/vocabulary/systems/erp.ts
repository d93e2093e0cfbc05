/**
 * What the fields of well-known systems of trade are called inside of them, where no word of theirs is left whole: the concepts, then the
 * names without their signs. SAP first, then JD Edwards.
 */
export const ERP_FIELDS = `
customer number: kunnr, kunag, kndnr
recipient customer number: kunwe
supplier number: lifnr, elifn
product number: matnr, matn1, idnrk, litm
description: qmtxt, shtxt, maktx, arktx, txz01, maktg, txt50, ltext, ktext, dsc1
description line 2: dsc2
company name: name1
bezeichnung 2: name2
person name: alph, ename
street: stras, stras2
house number: housenum1
postal number: pstlz, pstl2, postcode1, addz
city: ort01, city1
district: ort02
country: land1, landx, natio1
state: regio, bezei
phone: telf1, telnumber, telnr, ph1
mobile phone: telf2, mobnumber
fax: telfx, faxnumber
email: smtpaddr, smtpaddress, emal
tax number: stceg, stcd1, stcd2, stcd3, stenr
account group: ktokd, ktokk
language: spras, langu, spras1, langp
created date: erdat, ersda, erfdat, cpudt
created user: ernam, erfnam, usnam
created time: erzet, cputm
updated date: aedat, laeda, udate, upmj
updated user: aenam
deleted flag: loevm, lvorm, loekz, loschkennzeichen, loschvormerkung, loeschkennzeichen, loeschvormerkung, loschvorm, loschkz
payment terms: zterm, trar
payment method: zlsch, zwels, ryin
currency: waers, waerk, hwaer, crcd, crcy
credit limit: klimk
sales company: vkorg
purchase company: ekorg
channel: vtweg
department: spart, orgeh, orgtx
company number: bukrs
plant: werks, swerk
warehouse location: lgort, lgobe
warehouse: lgnum
bin: lgpla, lgpbe, locn
stock: labst, clabs, pqoh
product type: mtart
product group: matkl, wgbez
class: klass, abcin
unit: meins, vrkme, bstme, uom4
gross weight: brgew
net weight: ntgew
weight unit: gewei, gewichtseinh, gewichtseinheit
volume: volum
volume unit: voleh
barcode: ean11
industry: mbrsh, brsch
price: netpr, kbetr
unit price: uprc
unit cost: uncs
standard price: stprs
average price: verpr
price unit: peinh, kpein, epein
purchase group: ekgrp
lead time delivery: plifz
minimum stock: minbe
safety minimum stock: eisbe
batch number: charg
order number: vbeln, ebeln, aufnr, doco
line number: posnr, ebelp, vbelp, lnid
order type: auart, bsart, dcto
order date: audat, bedat, trdj
customer order number: bstkd, bstnk
customer order date: bstdk
requested delivery date: vdatu, drqj
delivery date: lfdat, eindt
shipping date: wadat, addj
order quantity: kwmeng, bstmg, uorg
delivery quantity: lfimg, soqs
invoice quantity: fkimg
invoice date: fkdat, ivd
net amount: netwr
line amount: aexp
document number: belnr, doc0
financial year: gjahr
booking date: budat
document date: bldat
document type: blart
booking key: bschl
account number: hkont, saknr, kontonr
amount: wrbtr, dmbtr, betrg
side: shkzg
price center: kostl
project number: pspnr
description note: sgtxt, bktxt
reference number: xblnr
assigned: zuonr
profit center: prctr
period: poper
due date: netdt, faedt
tax key: mwskz
tax amount: mwsts, mwsbp, wmwst
exchange rate: kursf, wkurs, exr
incoterm: inco1
incoterm location: inco2
bank number: bankl
bank account number: bankn
account holder: koinh
employee number: pernr
first name: vorna
last name: nachn
birth date: gbdat
birth location: gbort
gender: gesch
marital status: famst
nationality: natio
salutation: anred
start date: begda, datab
end date: endda, datbi
employee group: persg, persk
salary grade: trfgr
annual salary: ansal
weekly hours: wostd
equipment number: equnr
equipment description: eqktx
brand: herst
model: typbz
serial number: sernr, serge
commissioned date: inbdt
asset number: anln1, anlnr
customer group: kdgrp
sales district: bzirk
sales office: vkbur
order hold: aufsd
delivery hold: lifsd
invoice hold: faksd
functional location: tplnr
notification number: qmnum
planned start date: gstrp
planned end date: gltrp
priority: priok
room: msgrp
work center: arbpl, gewrk
asset class: anlkl
purchase value: answl, answt, kansw
purchase date: ansdt, zugdt
location number: stort
business unit: mcu
address number: an8, addn
`
