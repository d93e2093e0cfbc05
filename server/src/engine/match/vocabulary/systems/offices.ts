/** Fields of older programs of Spanish, French, Italian, Dutch and Polish offices, whose names are cut short and put together. */
export const OFFICE_FIELDS = `
company name: razsoc, rsocial, razonsoc, raisoc, raisonsoc, rsoc, ragsoc, ragsociale, ragionesoc, bedrnaam, nazwafirmy
company commercial name: nomcom, nomcomercial, nomcomer
customer number: codcli, numcli, nocli, codclie, cdcli, idcli, codcliente, klantnr, klnr, kntr
supplier number: codpro, codprov, numfou, codfou, codfor, cdfor, levnr, crednr
supplier name: nomprov, nomfou, ragsocfor, descfor
product number: codart, numart, cdart, artcod, codprod
description: desart, descart, desprod, libart, dsart
address: direcc, domic, adres1, adress1, indirizz
postal number: codpos, codpost, codpostal, cpostal, cpost, kodpoczt, kodpocz
city: poblac, pobla, poblacion, localid, ville1, vilres, nomvil, citta1, comres, wpl, wnpl, miejsc, miejscow
state: codprov1, provinc, wojew, woj
phone: tfno1, telef, telef1, teldom, telfix, numtel, ntel, telnr1
mobile phone: telport, telmov, telmovil, cellul, telkom
email: adrmel, dirmail, =mel
tax number: cifnif, nifcif, codfis, codfisc, pariva, numtva, btwnr
birth date: fecnac, fnac, fechnac, dtnais, datnais, datenais, datnas, dtnasc, gebdatum, dataur
birth location: lieunais, lugnac, luonas, gebplts
created date: fecalta, falta, fechalta, dtcrea, datcre, datecre, datains, dtins, datazal
end date: fecbaja, fbaja, fechbaja, dtfin, datfin
status: codsit, situac, codetat, etatc
payment method: forpag, formapago, fpago, fpag, codpag, modpai, modreg, modpag, betwijze, formapl
payment date: diapag, datpag, datreg, dtreg, fecpag
payment terms: conpag, condpag, condreg, terminpl
discount percent: dtopp, dto1, porcdto, txrem, sconto1, kortperc, rabatproc
agent: codage, codrep, codage1, numrep
bank account: ctaban, ctabanc, numcpt, ctabancaria
credit limit: imprie, limcre, encaut, fidocli
note: observ, obs1, observac, notart, opm1
line number: numrig, nrriga, riganr, numlig, nolig, numlin, nlinea, regelnr
document type: tipdoc, typdoc
delivery date: dtcons, datcons, datliv, fecent, fecentr, leverdat
quantity ordered: qtaord, qteord
document number: numdoc, ndoc, nodoc
document date: fecdoc, datdoc, dtdoc
invoice number: numfac, nofac, nfac, numfat, factnr
invoice date: fecfac, datfac, dtfac, datafat, factdat
due date: fecven, fvto, fecvto, datech, dtech, datascad, vervdat
order number: numped, nocde, numcde, numord, bestelnr
order date: fecped, datcde, dtcde, dataord, besteldat
purchase date: feccom, datach, dtach
amount: imptot, mttot, mttc, totale1
subtotal: mtht, baseimp, basimp
tax amount: mttva, impiva, cuota1
tax percent: txtva, tauxtva, aliiva, codiva, btwperc
quantity: qtecde, canti, cantid, qtamov
stock: giacen, qtestk, stkact
minimum stock: scomin, stkmin, stockmin
unit: unimis, unimed, uniart, unimes
retail price: prelis, prezlis, pvp1, pvpart
sales price: pxven, preven, pvente, prven
purchase price: pxach, prcom, precom, prach, preacq
last cost: cosult, ultcos, costoult
last purchase date: datultacq, fecultcom, dtderach
barcode: codbar, codebar, codean
net weight: pesnet, peson, poinet
category: catmer, codfam, libfam, desfam
location: ubic, ubica
discontinued: flgobs, obsol
employee number: matric, matri, nummat, codemp, codtra, medwnr
last name: nomper, nomsal, nomemp, cogn, apell, apell1, achtern
second last name: apell2
first name: preper, prenom1, presal, nomtra, voorn
birth name: nomjf, nomnais, nomnaiss
hire date: dtent, datent, dtentree, fecing, dtemb, datass, dtass, dienstdat
terminated date: dtsor, datsor, dtsort, fecsal, feccese, datces, dtces
terminated reason: motsor, motbaj, motces
department: codser, libser, codrep1, afdcod
position title: libemp, libfon, descpu, mansion
contract type: typcon, typctr, tipcon, tipocontr
gross salary: salbru, salbrut, brutmens
hours: nbheur, nbhrs, orecontr
marital status: sitfam, estciv, statciv, burgst
child count: nbenf, numhij, numfigli
social security number: numss, nosecu, numsecu, nafil, codinps
contact: percon, nomcont, perscontact
active: czyakt, actif1
customer group: grupakl, codgrucli
balance: saldozl, soldecpt
`
