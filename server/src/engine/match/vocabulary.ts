/**
 * Words of business data that mean the same: first the concept, then abbreviations, synonyms and the German, French and Spanish
 * words, all without accents and capitals (ä → a, ß → ss). A word stands in one line only; words of one line count as equal.
 * Lines are data: add words freely, but never a word that means two of the concepts.
 */
const LINES = `
customer cust client customers clients kunde kunden kd debitor mandant cliente clientes buyer purchaser kaufer acheteur
supplier vendor suppliers vendors lieferant lieferanten kreditor fournisseur proveedor
employee emp employees staff mitarbeiter angestellter worker employe empleado personnel personal
user users benutzer nutzer utilisateur usuario login username
company firm firma organisation organization org unternehmen business corporation societe entreprise empresa compania betrieb
contact ansprechpartner kontakt contacto contacts
person people personne persona individual participant subject
partner spouse
order orders auftrag bestellung bestellungen auftrage commande pedido po purchaseorder
invoice invoices rechnung rechnungen facture factura inv bill
product products article articles artikel produkt produkte item items produit producto articulo sku ware material merchandise
category categories kategorie cat categorie categoria warengruppe genre
group gruppe groupe grupo
number no nr num nbr nummer numero numéro nro id ident identifier identification identifiant kennung schlussel key code kode codigo ref reference referenz referencia
name names bezeichnung nom nombre benennung label
title titel titre titulo headline
first given vor forename vorname prenom firstname givenname rufname fname
last sur family nach surname nachname familienname apellido apellidos lastname lname familyname zuname
middle zweiter middlename mname
full voll complete vollstandig complet completo
salutation anrede civilite tratamiento honorific
gender sex geschlecht sexe sexo
birth born geburt naissance nacimiento dob birthday birthdate geburtsdatum geburtstag geb
death died tod deceased deces
email mail emailadresse courriel correo mailadresse
phone tel telephone telefon telefono telefonnummer rufnummer fon phonenumber
mobile cell handy mobil mobiltelefon cellphone movil portable
fax telefax
website web url homepage site link webseite internet webpage hyperlink uri
address addr adr adresse anschrift direccion addresses
street str strasse rue calle road
house haus hausnummer hausnr housenumber
city town ort stadt ville ciudad municipality gemeinde place wohnort localite
postal zip plz postcode postleitzahl zipcode postalcode cp
state bundesland province provincia region kanton canton county departement
country land pays pais nation cntry
language lang sprache langue idioma
nationality staatsangehorigkeit nationalite nacionalidad citizenship
ethnicity ethnic race
date datum dt fecha day
time zeit uhrzeit heure hora
datetime timestamp zeitstempel
year jahr yr annee ano
month monat mon mois mes
since seit depuis desde joined join signup registered registration anmeldung registrierung enrolled
start begin beginn from von debut inicio
end ende until bis finish fin expiry expires expiration ablauf
created creation erstellt angelegt cree creado create
updated update modified changed geandert aktualisiert modifie modificado
due fallig falligkeit echeance vencimiento
delivery liefer lieferung livraison entrega delivered
shipping versand shipped ship shipment expedition envio
payment zahlung paiement pago paid bezahlt
booking buchung buchungs reservation reserva posting
amount amt betrag montant importe total summe sum gesamt gesamtbetrag totalamount endbetrag
subtotal net netto nett neto
gross brutto brut bruto
tax vat ust mwst steuer umsatzsteuer tva iva impuesto taxid
discount rabatt nachlass remise descuento rebate
price preis prix precio unitprice einzelpreis cost kosten cout coste stuckpreis
unit einheit unite unidad uom
currency wahrung devise moneda curr ccy
quantity qty menge anzahl quantite cantidad stuck pieces pcs stk quant
count cnt amountof compte
weight gewicht poids peso wt
height hohe hoehe hauteur altura groesse grosse
width breite largeur ancho
length lange longueur largo laenge
size groessen taille talla
age alter edad
credit kredit haben avoir haber
debit soll debe debito
limit grenze maximum max limite
minimum min
balance saldo kontostand solde
account konto cuenta acct acc
iban bankverbindung
bic swift
bank banque banco
salary gehalt lohn wage salaire salario income pay
department abteilung dept abt service departamento division
manager vorgesetzter leiter chef responsable superieur supervisor
position job role rolle funktion function poste puesto occupation beruf
type typ art kind kategorisierung tipo
status stat zustand statut estado
active aktiv actif activo enabled
description desc beschreibung descr descripcion beschr introduction summary abstract
note notes bemerkung bemerkungen comment comments kommentar anmerkung remark remarks notiz notizen remarque commentaire observaciones
value wert valeur valor val
percent percentage prozent pct rate quote
rating score bewertung stars star punktzahl
review reviews rezension avis
color colour farbe couleur
brand marke marque marca manufacturer hersteller maker fabricant
model modell modele modelo
stock bestand inventory lager lagerbestand stocks
warehouse lagerort depot
serial seriennummer seriell
version ver
level stufe niveau nivel
stage stadium phase
author writer autor verfasser auteur creator
artist kunstler
record records
publisher verlag editeur
venue conference journal
image picture photo img foto bild thumbnail media
flag indicator kennzeichen ind
father vater pere padre
mother mutter mere madre
child children kinder enfants
religion konfession
source quelle
channel kanal
campaign kampagne
lead interessent prospect
owner besitzer inhaber
parent eltern uebergeordnet
line zeile
sales vertrieb verkauf vente ventes venta ventas
revenue umsatz erlos turnover
hire hired eintritt einstellung embauche contratacion
center centre zentrum stelle
project projekt
task aufgabe
guest gast gaste hote huesped
patient patienten paciente
insurance versicherung assurance seguro insurer krankenkasse
room zimmer chambre habitacion raum
arrival anreise arrivee llegada checkin
departure abreise checkout salida
purchase kauf anschaffung achat acquisition compra
priority prioritat prio
`

export const CONCEPT_OF: ReadonlyMap<string, string> = readLines()

/** What words can mean. */
export const CONCEPTS: ReadonlySet<string> = new Set(CONCEPT_OF.values())

function readLines(): Map<string, string> {
  const concepts = new Map<string, string>()
  for (const line of LINES.trim().split('\n')) {
    const [concept, ...words] = line.split(' ')
    for (const word of [concept!, ...words]) if (!concepts.has(word)) concepts.set(word, concept!)
  }
  return concepts
}

/** Words that say more than one concept at once. */
export const COMPOUNDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    dob: ['birth', 'date'],
    birthday: ['birth', 'date'],
    birthdate: ['birth', 'date'],
    geburtsdatum: ['birth', 'date'],
    geburtstag: ['birth', 'date'],
    plz: ['postal', 'number'],
    zip: ['postal', 'number'],
    postcode: ['postal', 'number'],
    zipcode: ['postal', 'number'],
    postleitzahl: ['postal', 'number'],
    vorname: ['first', 'name'],
    prenom: ['first', 'name'],
    forename: ['first', 'name'],
    firstname: ['first', 'name'],
    givenname: ['first', 'name'],
    fname: ['first', 'name'],
    nachname: ['last', 'name'],
    surname: ['last', 'name'],
    lastname: ['last', 'name'],
    familienname: ['last', 'name'],
    familyname: ['last', 'name'],
    apellido: ['last', 'name'],
    apellidos: ['last', 'name'],
    lname: ['last', 'name'],
    username: ['user', 'name'],
    hausnummer: ['house', 'number'],
    hausnr: ['house', 'number'],
    telefonnummer: ['phone', 'number'],
    rufnummer: ['phone', 'number'],
    phonenumber: ['phone', 'number'],
    mobiltelefon: ['mobile', 'phone'],
    cellphone: ['mobile', 'phone'],
    handy: ['mobile', 'phone'],
    mobile: ['mobile', 'phone'],
    mobil: ['mobile', 'phone'],
    cell: ['mobile', 'phone'],
    emailadresse: ['email'],
    mailadresse: ['email'],
    unitprice: ['unit', 'price'],
    einzelpreis: ['unit', 'price'],
    gesamtbetrag: ['amount'],
    timestamp: ['date', 'time'],
    seriennummer: ['serial', 'number'],
    sku: ['product', 'number'],
    kostenstelle: ['price', 'center'],
    kst: ['price', 'center'],
    matricule: ['employee', 'number'],
    personalnummer: ['employee', 'number'],
  }),
)

/** Words without a meaning of their own in a header. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'of the a an and or in on at for to by with is are der die das des dem den und oder im in am zu fur mit le la les de du d et ou el los las y en their they who which that has have was when any this it its our us one each row rows'.split(
    ' ',
  ),
)

/**
 * What a column is about when several words stand together: `customer name` is a name. Two columns whose heads differ are hardly
 * ever the same, however alike their other words are.
 */
export const HEADS: ReadonlySet<string> = new Set([
  'number',
  'name',
  'date',
  'time',
  'email',
  'phone',
  'fax',
  'website',
  'address',
  'street',
  'city',
  'postal',
  'state',
  'country',
  'status',
  'type',
  'amount',
  'price',
  'quantity',
  'currency',
  'description',
  'note',
  'percent',
  'count',
  'age',
  'gender',
  'title',
  'image',
  'rating',
])
