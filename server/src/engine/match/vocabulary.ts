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
    dos: ['service', 'date'],
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
    anschaffungskosten: ['purchase', 'price'],
    aanschafdatum: ['purchase', 'date'],
    aanschafwaarde: ['purchase', 'price'],
    anschaffungswert: ['purchase', 'price'],
    bruttogewicht: ['gross', 'weight'],
    nettogewicht: ['weight'],
    subscribed: ['newsletter'],
    auftragssumme: ['order', 'amount'],
    veranstaltungsort: ['venue'],
    dagprijs: ['daily', 'price'],
    tagespreis: ['daily', 'price'],
    tagessatz: ['daily', 'rate'],
    uurtarief: ['rate', 'hours'],
    stundensatz: ['rate', 'hours'],
    tin: ['tax', 'number'],
    abn: ['tax', 'number'],
    kreditrahmen: ['credit', 'limit'],
    kredietlimiet: ['credit', 'limit'],
    kostl: ['price', 'center'],
    kostenplaats: ['price', 'center'],
    oberkonto: ['parent', 'account'],
    hauptkategorie: ['parent', 'category'],
    oberkategorie: ['parent', 'category'],
    anlagedatum: ['created', 'date'],
    matricola: ['number'],
    fabriknummer: ['serial', 'number'],
    rol: ['minimum', 'stock'],
    meldebestand: ['minimum', 'stock'],
    minimumvoorraad: ['minimum', 'stock'],
    mindestbestand: ['minimum', 'stock'],
    listprice: ['sales', 'price'],
    listenpreis: ['sales', 'price'],
    msrp: ['sales', 'price'],
    uvp: ['sales', 'price'],
    rrp: ['sales', 'price'],
    pvp: ['sales', 'price'],
    verkaufspreis: ['sales', 'price'],
    vkpreis: ['sales', 'price'],
    vk: ['sales', 'price'],
    ekpreis: ['purchase', 'price'],
    ek: ['purchase', 'price'],
    einkaufspreis: ['purchase', 'price'],
    kunnr: ['customer', 'number'],
    lifnr: ['supplier', 'number'],
    matnr: ['product', 'number'],
    loa: ['length'],
    nhc: ['patient', 'number'],
    lopd: ['consent'],
    personalnummer: ['employee', 'number'],
    pnr: ['employee', 'number'],
    knr: ['customer', 'number'],
    familienaam: ['last', 'name'],
    stukprijs: ['unit', 'price'],
    festnetz: ['phone'],
    soh: ['stock', 'quantity'],
    ceco: ['price', 'center'],
    kpl: ['price', 'center'],
    ein: ['tax', 'number'],
    uid: ['tax', 'number'],
    kvk: ['company', 'number'],
    gbo: ['area'],
    mq: ['area'],
    aliquota: ['tax', 'percent'],
    vervaldag: ['due', 'date'],
    baujahr: ['construction', 'year'],
    bouwjaar: ['construction', 'year'],
    when: ['date'],
    wann: ['date'],
    quand: ['date'],
    cuando: ['date'],
    quando: ['date'],
    wanneer: ['date'],
    who: ['person'],
    wer: ['person'],
    qui: ['person'],
    quien: ['person'],
    chi: ['person'],
    wie: ['person'],
    where: ['location'],
    wo: ['location'],
    ou: ['location'],
    donde: ['location'],
    dove: ['location'],
    waar: ['location'],
    zahlart: ['payment', 'method'],
    kontonummer: ['account', 'number'],
    bankrekening: ['bank', 'account'],
  }),
)

/** Words without a meaning of their own in a header. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'il lo gli di del della dei delle degli al con un una het een van voor met op un do da dos of the a an and or in on at for to by with is are der die das des dem den und oder im in am zu fur mit le la les de du d et ou el los las y en their they who which that has have was when any this it its our us your my if we you one each row rows'.split(
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
  'rate',
  'count',
  'age',
  'gender',
  'title',
  'image',
  'rating',
])
