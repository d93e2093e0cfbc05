import type { TradeWords } from './words.ts'

/** The words that tables of any trade have in Italian, beside the lines of the concepts. */
export const ITALIAN: TradeWords = {
  words: `
company impresa imprese
delivery evasa evaso evase
absence permessi
exempt esenzione esenzioni
returned riconsegna riconsegnato
current attuale attuali
nickname preferita preferito
due scad
previous ult
number rif riferimenti
section sez
court tribunale tribunali
inspection revisioni collaudo collaudi
rental noleggio noleggi
tenant conduttore conduttrice affittuari inquilini locatario locataria
landlord locatrice proprietari
parish parrocchia parrocchie
godparents padrini madrina madrine
baptism battesimo battesimi battezzato battezzata
tour viaggio viaggi gita
sowing semina semine
harvest raccolto raccolti vendemmia
crop coltura colture coltivazione
drawing disegno disegni
project commessa commesse
sampling campionamento campionamenti prelievo prelievi
detection rilevabilita rivelabilita rilevamento
grave loculo loculi tomba tombe sepolcro sepoltura
waste rifiuto rifiuti
stylist parrucchiere parrucchiera parrucchieri
freeze sospeso sospesa sospesi sospensione
reserved impegnata impegnato impegnati riservata riservato
vintage annata annate
consumption consumi
scrap scarto scarti scartata scartati scartate sfrido
fault guasto guasti avaria avarie anomalia anomalie difetto difetti
retention ritenuta ritenute
asset immobilizzazione immobilizzazioni immob
budget preventivate preventivata budgetate
order ordinata ordinato ordinate
hearing udienza udienze
field appezzamento appezzamenti appezz
overtime straordinario straordinari straordinarie straord
vacation ferie
terminated licenziamento licenziato
hire assunto assunta assunti
employee dipendenti lavoratore lavoratori lavoratrice addetto addetti
shift turni
salary stipendi retribuzioni stip retrib
customer acquirente acquirenti clientela
supplier fornitori fornitrice fornit
agent agenti rappresentanti venditore venditori
carrier spedizioniere corrieri
shipping spedizioni
delivery consegne
payment pagamenti pagam incasso incassi
amount importi ammontare
price prezzi
tax imposte tributi
discount sconti
commission provvigione provvigioni provv
deposit cauzioni
credit crediti
debit debiti addebito
department reparti
warehouse magazzini mag
quantity qta quantitativo
weight pesi
color colori
brand marchio marchi
guest ospiti
vehicle veicoli automezzo automezzi
driver autisti
plate targhe
owner proprietaria titolari
patient pazienti
doctor medici dottore dottoressa odontoiatra
rabies rabbia
vaccination vaccini vaccinazione vaccinazioni
allergy allergeni
medication farmaci medicinale medicinali
recall richiami
student studenti iscritti
pupil alunni allievo allieva alunna
school scolastico scolastica
teacher docenti insegnanti formatore formatori relatore istruttore istruttrice
guardian tutori tutrice
course corsi
donation donazioni donaz
publisher editori
publication pubblicazione pubblicazioni
loan prestiti
reading lettura letture
recipient destinatari consegnatari
container cassone cassoni contenitore contenitori
ticket segnalazione segnalazioni
time tempi
card tessera tessere
variety varieta
form forma forme
customs dogana doganale doganali
reminder sollecito solleciti
licence abilitazione
address recapito recapiti
district rione frazione
mobile cellulari
phone telefoni
nationality cittadinanze
shelfmark collocazione segnatura
category merceologica
note avvertenze
`,
  compounds: `
shipping: trasporto, trasporti
certified email: pec
invoice: fatt
terminated: dimissioni
covers: coperti
opposing person: controparte
minimum stock: sottoscorta
weighbridge ticket: bindella
gross: ivato
operating hours: contaore
delivery note: ddt, bolla, bolle
tax number: piva
engine capacity: cilindrata
average price: cmp
grape variety: vitigno, vitigni
rabies vaccination: antirabbica
medication number: minsan
order work: odl
annual salary: ral
industry number: ateco
lead time: ggconsegna
`,
  phrases: `
register number: iscr albo, iscrizione albo, iscrizione all albo, albo, no albo, num albo, numero albo, no iscr albo, no iscrizione albo, no iscrizione all albo, numero iscrizione albo, numero di iscrizione all albo, iscr ordine, iscrizione ordine, no iscr ordine, no iscrizione ordine, numero iscrizione ordine, albo professionale, no albo professionale
phone number: recapito telefonico, recapiti telefonici
recipient number: codice sdi, cod sdi, codice univoco, codice destinatario
package quantity: pezzi per cartone, pz per cartone, pezzi per confezione, pz per confezione, pz conf, pezzi cartone
publisher: casa editrice, casa ed
title: titolo opera, titolo dell opera
hours: ore lavorate, ore lavoro, ore di lavoro effettive
parking: posto auto, box auto
parking count: posti auto, count posti auto
full percent: percent completato, percent completamento
address: indirizzo di residenza, indirizzo residenza
days: no gg, gg lavorati, gg ferie, gg malattia, gg presenza, gg assenza
contact: persona di contatto, persona di riferimento, nome del contatto, nome contatto
category: gruppo merceologico, categoria merceologica, gruppo prodotto, gruppo prodotti, gruppo articoli
bank name: istituto bancario, istituto di credito, nome banca, banca d appoggio
iban: codice iban, coord iban
refund: nota di credito, nota di accredito, nota accredito, nota cred
refund number: nc no, no nc, no nota credito, num nota credito
delivery note: documento di trasporto, doc di trasporto, doc trasporto, bolla di consegna, bolla consegna
lead time: gg consegna, giorni consegna, giorni di consegna, tempo di consegna, tempo consegna, tempi consegna, gg approvvigionamento, tempo di approvvigionamento
minimum stock: punto di riordino, punto riordino, livello di riordino, livello riordino, scorta di sicurezza, scorta sicurezza, scorta min
average price: costo medio pond, costo medio ponderato, prezzo medio
previous counted date: data ultimo inventario
counted date: data inventario
subtotal salary: netto in busta, netto busta, stipendio netto, retribuzione netta
gross salary: stipendio lordo, retribuzione lorda, lordo mensile, lordo mensilita
hourly salary: paga oraria, retribuzione oraria
hourly rate: tariffa oraria, costo orario, costo ora
overtime hours: ore straordinario, ore straordinarie, ore straordinari, ore straord, ore extra
weekly hours: ore settimana, ore settimanali, orario settimanale, ore sett
days remaining: ferie residue, ferie res, residuo ferie, saldo ferie, giorni ferie residui
social security number: posizione inps, matricola inps
patient number: codice assistito, cod assistito, codice paziente, cod paziente, no cartella clinica, num cartella
insurance member number: tessera sanitaria, no tessera sanitaria, cod tessera sanitaria
diagnosis number: icd 9 cm, cod icd, codice diagnosi
rabies vaccination: vaccino rabbia, vaccinazione antirabbica, vacc antirabbica, vaccino antirabbico
general doctor: medico richiedente, medico inviante, medico prescrittore, medico proponente, medico curante
first since: first immatr, first immatricolazione, prima immatr
next inspection date: scad revisione, scadenza revisione, data prossima revisione, prossima revisione, prox revisione, revisione entro
inspection date: data revisione, ultima revisione, ult revisione, data ultima revisione
daily rate: tariffa gg, tariffa giorno, tariffa giornaliera, prezzo gg, prezzo giornaliero, costo giornaliero
rental start: inizio nolo, inizio noleggio, data inizio noleggio
rental end: fine nolo, fine noleggio, data fine noleggio
living area: sup abitabile, superficie abitabile, superficie utile, sup utile, superficie calpestabile, sup calpestabile
area: sup commerciale, superficie commerciale, sup lorda, superficie lorda
plot area: superficie terreno, sup terreno, superficie lotto, sup lotto, sqm terreno, terreno sqm
field area: sup appezz, sup appezzamento, superficie appezzamento, sup coltivata
energy rating: classe energetica, cl energetica, classe energ, cl en
utilities: spese cond, spese condominio, spese accessorie, oneri accessori, oneri condominiali, spese cond annue
lease: contratto di locazione, contratto locazione, contr locazione, contratto affitto
lease start date: decorrenza contratto, decorrenza locazione
cadastral number: dati catastali, rif catastale, riferimento catastale, rif catastali, foglio particella
per person: a persona, per persona, pro capite, a pers
membership since: socio dal, socio da, tesserato dal
membership end: scadenza tessera, scad tessera, scadenza iscrizione, scad iscrizione
debit method number: rif mandato sdd, rif mandato sepa, rif mandato, riferimento mandato, codice mandato, cod mandato
debit method: mandato sdd, addebito diretto
class: classe sez, classe sezione, classe e sezione, cl sez
guardian: genitore tutore, tutore legale, esercente la potesta, esercente potesta, genitore o tutore, padre madre
school year: anno scolastico, anno accademico, as scolastico, a s
course title: titolo corso, denominazione corso, nome corso
course fee: quota corso, quota di partecipazione, quota partecipazione, costo corso, quota iscrizione, quota di iscrizione
pledge: impegno donaz, impegno donazione, impegno di donazione, promessa di donazione, promessa donazione
tax receipt: ricevuta fiscale, ric fiscale, ricevuta fiscale donazione, ric fiscale donaz, ricevuta donazione
publication year: anno pubbl, anno ed, anno edizione, anno di pubblicazione, anno di edizione, anno pubblicazione
date loan: data prest, data prestito, data di prestito
borrower number: tessera lettore, no tessera lettore, cod lettore, codice lettore
purchase method: modalita acquisiz, modalita di acquisizione, modalita acquisizione, tipo acquisizione
eartag number: marca auric, marca auricolare, no marca auric, no marca auricolare, cod auricolare
yield t ha: resa t ha
order work number: no comm officina, comm officina, no odl, num odl
order work: ordine di lavoro, ordine lavoro, commessa officina, scheda lavoro
end: fino al, fino a
drawing number: no dis, num disegno, cod disegno, codice disegno
setup time: t attrezz, tempo attrezzaggio, tempo di attrezzaggio, tempo attrezz, tempo di setup, tempo setup
cycle time: tempo ciclo, tempo di ciclo
material grade: qualita materiale, qualita acciaio, qualita del materiale
boq: computo metrico, comp metrico, voce computo
building permit: permesso di costruire, permesso costruire, concessione edilizia, titolo edilizio
retention: rit garanzia, ritenuta garanzia, ritenuta a garanzia, ritenuta di garanzia
supply point number: cod pod, codice pod, no pod, pod pdr, cod pdr, codice pdr, no pdr, punto di prelievo, punto di fornitura
contract end: fine vincolo, scadenza vincolo, fine contratto, scadenza contratto, scad contratto
premium: premio annuo, premio lordo, premio netto
annual premium: premio annuale
insurance policy number: no pol, num pol, num polizza
insurance amount: somma assicurata, cap assicurato, somme assicurate, capitali assicurati, valore assicurato
account number: conto contabile, conto coge, cod conto, codice conto, piano dei conti
opening balance: saldo di apertura, saldo iniz
closing balance: saldo chiusura, saldo di chiusura, saldo finale
document number: no prot reg, num registrazione, no reg, num reg
booking date: data registrazione, data registraz, data contabile
purchase price: costo storico, valore storico, costo di acquisto, costo acquisto, valore di acquisto, valore acquisto
book value: valore contabile, val contab, valore residuo contabile, val residuo contab, valore netto contabile, valore residuo, residuo da ammortizzare
full percent: percent avanzamento, avanzamento percent, stato avanzamento, percentuale avanzamento, percentuale di avanzamento
start time: entrata timbr, timbratura entrata, ora entrata, ora ingresso, ora di inizio, timbr entrata
end time: uscita timbr, timbratura uscita, ora uscita, ora di fine, timbr uscita
asker: segnalato da, richiesto da, aperto da, inserito da, segnalato dal
responsible: assegnato a, assegnata a, affidato a
closed date: data risoluzione, risolto il, data chiusura, chiuso il
incoterm: resa merce, condizioni di consegna, condizioni consegna, termini di resa, resa incoterms
appellation: denominazione di origine, doc docg, doc docg igt, doc igt
alcohol percent: gradazione alcolica, grado alcolico, titolo alcolometrico, gradaz alcolica, vol alcol
capacity number: no posto, posto no, num posto
number range: interv rif, intervallo rif, intervallo di riferimento, intervallo riferimento, valori di riferimento, valori rif, valori riferimento, val rif, range di riferimento
detection limit: lim rilevab, limite rilevabilita, limite di rilevabilita
test method: metodo di prova, metodo prova, met prova
pupillary distance: dist interpup, distanza interpupillare, dist interpupillare
case number: no rg, num rg, no ruolo, numero rg, ruolo generale, no ruolo generale, no procedimento, no causa
court: autorita giudiziaria, trib autorita giud, autorita giud
opposing person: parte avversa, parte avversaria
value dispute: val causa, valore causa, valore della causa, valore controversia, valore della controversia
waste number: cod cer, codice cer, cod eer, codice eer, codice rifiuto, cod rifiuto
weighbridge ticket: bindella pesa, cartellino pesa, scontrino pesa, bindella di pesa
freeze end: sospeso fino al, sospesa fino al, sospensione fino al, fine sospensione
previous visit date: ult ingresso, ultimo ingresso, ultimo accesso, ult accesso
pickup authorized person: persone autorizzate, persone autorizzate al ritiro, autorizzati al ritiro, delegati al ritiro, persone delegate, delegati ritiro
active ingredient: principio attivo, princ attivo, principi attivi
dosage form: forma farmac
medication number: cod aic, codice aic, no aic, cod minsan, codice minsan
payment method: mezzo di pagamento, mod pagamento, mod pag, tipo pagamento, modo pagamento
payment terms: cond pagamento, condizioni pagamento, condizioni di pagamento, gg pagamento, giorni pagamento, termini pagamento, cond pag
company name: rag soc, rag sociale, ragione soc, denominazione sociale, denominazione ditta
house number: no civico, num civico, numero civico
home phone: tel abitazione, telefono abitazione
work phone: tel ufficio, telefono ufficio, tel lavoro, telefono lavoro
work email: email ufficio, email lavoro, email aziendale, mail aziendale
home email: email personale, mail personale, email privata, mail privata
unit: unita di misura, unita misura, un misura, u misura
unit price: importo unitario, imp unit, pr unitario
subtotal amount: total imponibile, totale imponibile, totale netto, importo netto
gross amount: total fattura, totale fattura, totale ivato, importo ivato, totale lordo, importo lordo
balance amount: da incassare, da saldare, importo residuo, residuo da pagare, importo aperto
subtotal: senza iva, iva escl, iva esc, escl iva
gross: iva compresa, compresa iva
language: lingua corrispondenza, lingua di corrispondenza, lingua preferita
dunning level: livello sollecito, livello di sollecito, grado sollecito, liv sollecito
customs tariff number: nomenclatura combinata, codice doganale, cod doganale, voce doganale
emergency contact: contatto di emergenza, contatto emergenza, contatto emerg
company number: no rea, numero rea, num rea, iscrizione registro imprese, registro imprese
industry number: codice ateco, cod ateco
full name: cognome nome, nome cognome
birth place: luogo di nascita, luogo nascita, comune di nascita, nato a
legal form: forma giuridica, natura giuridica
account holder: intestatario conto, intestatario del conto
identity document: documento di identita, carta di identita, no carta identita, documento identita
fault description: descrizione guasto, descr guasto, difetto segnalato, difetto riscontrato
next due date: prossima scadenza, prox scadenza
subtotal weight: peso netto, p netto
gross weight: peso lordo, p lordo
operating hours: ore funzionamento, ore di funzionamento
pickup date: data ritiro
opening hours: orario di apertura, orari di apertura
`,
}
