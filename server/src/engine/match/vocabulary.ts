import { MONEY } from './vocabulary/money.ts'
import { PEOPLE } from './vocabulary/people.ts'
import { PLACES } from './vocabulary/places.ts'
import { RECORDS } from './vocabulary/records.ts'
import { THINGS } from './vocabulary/things.ts'
import { TIME } from './vocabulary/time.ts'

/**
 * Words of business data that mean the same: first the concept, then abbreviations, synonyms and the German, French, Spanish, Italian,
 * Dutch, Chinese and Japanese words, all without accents and capitals (ä → a, ß → ss). A word stands in one line only; words of one line
 * count as equal. Lines are data: add words freely, but never a word that means two of the concepts.
 */
export const LINES = [PEOPLE, PLACES, TIME, MONEY, THINGS, RECORDS].flatMap((lines) => lines.trim().split('\n'))

export const CONCEPT_OF: ReadonlyMap<string, string> = readLines()

/** What words can mean. */
export const CONCEPTS: ReadonlySet<string> = new Set(CONCEPT_OF.values())

function readLines(): Map<string, string> {
  const concepts = new Map<string, string>()
  for (const line of LINES) {
    const [concept, ...words] = line.split(' ')
    for (const word of [concept!, ...words]) if (!concepts.has(word)) concepts.set(word, concept!)
  }
  return concepts
}

/** A word without the endings of number and gender: `matrículas`, `Verträge`, `cancelada` → matricul, vertrag, cancelad. */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:es|en|er|os|as|s|n|e|o|a|i)$/, '')
  return stem.length >= LEAST_STEM ? stem : word
}

const LEAST_STEM = 4

/** What inflected words mean, by stem: stems that words of two concepts share are left out. */
export const CONCEPT_OF_STEM: ReadonlyMap<string, string> = readStems()

function readStems(): Map<string, string> {
  const meant = new Map<string, Set<string>>()
  for (const [word, concept] of CONCEPT_OF) {
    const stem = stemOf(word)
    if (stem.length >= LEAST_STEM) meant.set(stem, (meant.get(stem) ?? new Set<string>()).add(concept))
  }
  return new Map([...meant].flatMap(([stem, concepts]) => (concepts.size === 1 ? [[stem, [...concepts][0]!]] : [])))
}

/** Words that mean something only together, folded. */
export const PHRASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'razon social': ['company', 'name'],
    'raison sociale': ['company', 'name'],
    'ragione sociale': ['company', 'name'],
    'mano de obra': ['labour'],
    'main d oeuvre': ['labour'],
    'base imponible': ['subtotal', 'amount'],
    'hors taxe': ['subtotal'],
    'hors taxes': ['subtotal'],
    'con iva': ['gross'],
    'sin iva': ['subtotal'],
    'inkl mwst': ['gross'],
    'incl btw': ['gross'],
    'excl btw': ['subtotal'],
    'incl tax': ['gross'],
    'excl tax': ['subtotal'],
    'chiffre d affaires': ['revenue'],
    'nombre de pila': ['first', 'name'],
    'nome proprio': ['first', 'name'],
    'nome di battesimo': ['first', 'name'],
    'nom de famille': ['last', 'name'],
    'nom d usage': ['last', 'name'],
    'nom de naissance': ['birth', 'name'],
    'correo electronico': ['email'],
    'courrier electronique': ['email'],
    'posta elettronica': ['email'],
    'partita iva': ['tax', 'number'],
    'codice fiscale': ['tax', 'number'],
    'date of birth': ['birth', 'date'],
    'fecha de alta': ['created', 'date'],
    'fecha de baja': ['end', 'date'],
    'fecha alta': ['created', 'date'],
    'fecha baja': ['end', 'date'],
    'service charge': ['utilities'],
    'service charges': ['utilities'],
    'credit note': ['refund'],
    'direct debit': ['debit', 'method'],
    'forma de pago': ['payment', 'method'],
    'mode de paiement': ['payment', 'method'],
    'moyen de paiement': ['payment', 'method'],
    'metodo di pagamento': ['payment', 'method'],
    'modalita di pagamento': ['payment', 'method'],
    'number plate': ['plate'],
    'license plate': ['plate'],
    'registration plate': ['plate'],
    'permis de conduire': ['driving', 'licence'],
    'unit of measure': ['unit'],
    'person in charge': ['responsible'],
    'reports to': ['supervisor'],
    'bill to': ['customer', 'invoice'],
    'ship to': ['recipient'],
    'no show': ['absent'],
    'floor area': ['area'],
    'head count': ['count'],
    'first name': ['first', 'name'],
    'last name': ['last', 'name'],
    'mise en service': ['start', 'date'],
  }),
)

/** The most words of a phrase. */
export const LONGEST_PHRASE = 4

/** Concepts that one column often says and another means: how alike, 0 to 1. */
const KINSHIP = `
company name 0.6
company customer 0.5
company supplier 0.5
name title 0.6
name description 0.5
title description 0.3
content description 0.6
location origin 0.6
note description 0.6
work description 0.6
address street 0.8
type category 0.8
type method 0.7
type class 0.6
type group 0.5
class group 0.7
category group 0.7
category department 0.5
practice department 0.7
grade level 0.8
level class 0.5
position grade 0.5
status stage 0.6
status active 0.6
status cancelled 0.5
fee price 0.8
fee amount 0.8
price amount 0.7
gross amount 0.7
rent amount 0.5
rent price 0.5
deposit amount 0.4
utilities fee 0.5
salary amount 0.5
premium amount 0.5
balance amount 0.4
lease contract 0.9
policy contract 0.6
subscription contract 0.6
subscription membership 0.8
phone mobile 0.7
apartment unit 0.7
apartment property 0.7
room unit 0.5
tenant customer 0.5
patient customer 0.5
guest customer 0.6
member customer 0.5
pupil student 0.9
agent employee 0.6
teacher employee 0.5
driver employee 0.5
doctor employee 0.4
attorney employee 0.4
responsible employee 0.5
responsible manager 0.7
supervisor manager 0.9
tenant owner 0.2
created start 0.4
created opened 0.6
opened start 0.7
closed end 0.7
since start 0.7
since created 0.5
since first 0.3
due end 0.5
received arrival 0.6
received date 0.5
booking date 0.4
issued date 0.5
maximum capacity 0.8
limit capacity 0.7
quantity package 0.6
quantity count 0.8
recipient customer 0.5
location city 0.6
location address 0.6
location room 0.5
branch location 0.7
state country 0.3
weight quantity 0.2
area size 0.7
initials number 0.5
initials name 0.4
contact guardian 0.6
parent guardian 0.8
next due 0.7
offer order 0.4
invoice receipt 0.5
voucher discount 0.4
vehicle plate 0.5
brand name 0.3
plate number 0.5
vin serial 0.7
`

export const KINSHIP_OF: ReadonlyMap<string, number> = new Map(
  KINSHIP.trim()
    .split('\n')
    .flatMap((line): [string, number][] => {
      const [one, other, likeness] = line.split(' ')
      return [
        [`${one} ${other}`, Number(likeness)],
        [`${other} ${one}`, Number(likeness)],
      ]
    }),
)

/** Known words of scripts that put no spaces between them, longest first. */
export const UNSPACED_WORDS = new RegExp(
  [...CONCEPT_OF.keys()]
    .filter((word) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(word))
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'gu',
)

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
    geburtsname: ['birth', 'name'],
    geboortedatum: ['birth', 'date'],
    voornaam: ['first', 'name'],
    roepnaam: ['first', 'name'],
    achternaam: ['last', 'name'],
    cognome: ['last', 'name'],
    cp: ['postal', 'number'],
    cap: ['postal', 'number'],
    huisnummer: ['house', 'number'],
    movil: ['mobile', 'phone'],
    portable: ['mobile', 'phone'],
    mobiel: ['mobile', 'phone'],
    gsm: ['mobile', 'phone'],
    cellulare: ['mobile', 'phone'],
    movimiento: ['booking'],
    erstzulassung: ['first', 'since', 'date'],
    mietvertrag: ['lease'],
    mietvertrage: ['lease'],
    kaltmiete: ['subtotal', 'rent'],
    warmmiete: ['gross', 'rent'],
    unitcode: ['unit', 'number'],
    locode: ['location', 'number'],
    nif: ['tax', 'number'],
    cif: ['tax', 'number'],
    siret: ['tax', 'number'],
    steuernummer: ['tax', 'number'],
    wohnflache: ['area'],
    monthly: ['month'],
    kostenstelle: ['price', 'center'],
    kst: ['price', 'center'],
    matricule: ['employee', 'number'],
    personalnummer: ['employee', 'number'],
  }),
)

/** Words without a meaning of their own in a header. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'il lo gli di del della dei delle degli al con un una het een van voor met op un do da dos of the a an and or in on at for to by with is are der die das des dem den und oder im in am zu fur mit le la les de du d et ou el los las y en their they who which that has have was when any this it its our us one each row rows'.split(
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
