import { conceptsOf } from '../../match/names/words.ts'
import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isVague } from '../grounded/columns.ts'
import { isSameWord, wordsIn } from '../grounded/words.ts'
import { FILLER } from './filler.ts'

// Columns that are of one kind, as a work mail and a private one are: each could fill the one that a template has, and a word tells which is meant.

/** What people call the same in other words, beside the vocabulary of headers. */
const ALIKE: readonly ReadonlySet<string>[] = [
  'work works business office job professional company dienstlich dienstliche dienstlichen geschäftlich geschäftliche geschäftlichen beruflich berufliche arbeit büro firma travail professionnel professionnelle pro bureau boulot trabajo laboral profesional oficina empresa lavoro ufficio aziendale professionale werk zakelijk zakelijke kantoor',
  'private personal home privat private privaten persönlich persönliche privé privée privés privées personnel personnelle perso maison domicile privado privada personal particular casa privato privata personale personali privati privé persoonlijk persoonlijke thuis',
  'mobile cell handy mobil mobile mobiele mobiel mobilnummer portable gsm móvil celular cellulare mobieltje',
  'landline fixed festnetz fixe fijo fisso vast vaste fix',
  'net netto nett ht neto nette',
  'gross brutto ttc bruto lordo brut bruta',
  'sales selling sale retail verkauf verkaufspreis vk vente venta vendita verkoop verkoopprijs',
  'purchase buying cost einkauf einkaufspreis ek achat compra acquisto inkoop inkoopprijs',
  'delivery shipping ship liefer lieferadresse lieferanschrift livraison entrega envío consegna spedizione levering aflever afleveradres',
  'invoice billing bill rechnungs rechnung rechnungsadresse rechnungsanschrift facturation facture facturación factura fatturazione fattura factuur factuuradres',
  'old previous former legacy alt alte alten alter früher ancien ancienne anciens antiguo antigua viejo vecchio vecchia oud oude vorige',
  'new current neu neue neuen neuer aktuell aktuelle nouveau nouvelle nouveaux nuevo nueva actual nuovo nuova attuale nieuw nieuwe huidige',
  'full complete vollständig vollständige voll complet complète completo completa volledig volledige',
  'short kurz kurze abgekürzt court courte corto corta breve kort korte',
  'official legal amtlich amtliche offiziell offizielle officiel officielle oficial ufficiale officieel officiële',
  'actual real tatsächlich tatsächliche réel réelle efectivo effettivo werkelijk werkelijke',
  'planned plan geplant geplante soll prévu prévue previsto prevista pianificato gepland geplande',
  'internal intern interne internes interno interna',
  'english englisch englische anglais anglaise inglés inglesa inglese engels engelse',
  'german deutsch deutsche allemand allemande alemán alemana tedesco tedesca duits duitse',
  'french französisch französische français française francés francesa francese frans franse',
].map((words) => new Set(words.split(' ').flatMap((word) => wordsIn(word).map(({ text }) => text))))

/** The columns of one table, two or more, that could fill one of a template; in each table that has such. */
export function familyOf(target: TemplateColumn, profiles: readonly TableProfile[]): ColumnProfile[] {
  const kinds = [target.name, ...shortly(target.description)].map(conceptsOf)
  return profiles.flatMap(({ columns }) => {
    const own = columns.filter((column) => kinds.some((kind) => isOfKind(column, kind)))
    return own.length > 1 ? own : []
  })
}

function shortly(description: string | null | undefined): string[] {
  return description && wordsIn(description).length <= 4 ? [description] : []
}

/** “Work email” is an e-mail address, and a mobile number one of a telephone. */
function isOfKind({ name }: ColumnProfile, kind: readonly string[]): boolean {
  if (kind.length === 0 || isVague(kind)) return false
  const own = new Set([...conceptsOf(name), ...wordsIn(name).flatMap(({ raw }) => conceptsOf(raw))])
  return kind.every((concept) => own.has(concept))
}

/** The only one of a family of which a word of what is taken speaks, and none of what is refused; null where it isn't clear. */
export function oneOfFamily(
  taken: readonly string[],
  refused: readonly string[],
  family: readonly ColumnProfile[],
  kind: readonly string[],
): string | null {
  const names = [...new Set(family.map(({ name }) => name))]
  if (names.length < 2) return null
  const isMeant = (text: string, name: string): boolean => {
    const others = names.filter((other) => other !== name)
    const own = tellingWords(name, others, kind)
    return wordsIn(text).some(({ text: word, raw }) => own.some((one) => isAlike(word, raw, one)))
  }
  const meant = names.filter((name) => taken.some((text) => isMeant(text, name)))
  const [one, ...more] = meant
  if (one === undefined || more.length > 0 || refused.some((text) => isMeant(text, one))) return null
  return one
}

/** The words of a header that say what it is beside what all are, and that no other has. */
function tellingWords(name: string, others: readonly string[], kind: readonly string[]): string[] {
  const taken = new Set(others.flatMap((other) => wordsIn(other).map(({ stem }) => stem)))
  return wordsIn(name)
    .filter(({ stem, text, raw }) => {
      const isNoun = conceptsOf(raw).some((concept) => kind.includes(concept)) && !ALIKE.some((some) => some.has(text))
      return (
        !taken.has(stem) && !isNoun && text.length > 1 && (!FILLER.has(text) || ALIKE.some((some) => some.has(text)))
      )
    })
    .map(({ text }) => text)
}

function isAlike(word: string, raw: string, own: string): boolean {
  if (word === own || (word.length > 3 && isSameWord(raw, own))) return true
  const begins = (some: ReadonlySet<string>): boolean =>
    some.has(word) || [...some].some((one) => one.length > 4 && word.startsWith(one) && word.length > one.length + 3)
  return ALIKE.some((some) => some.has(own) && begins(some))
}
