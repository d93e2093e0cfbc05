// Over 300 lines: one table of sentences and what each must do to the plan.
import { describe, expect, it } from 'vitest'
import { contract } from '../../contract/contract.ts'
import { FORMS, parseStatements, readSentences } from '../../../server/src/engine/knowledge/parse.ts'
import { maskQuotations } from '../../../server/src/engine/knowledge/quotations.ts'
import type { Statement } from '../../../server/src/engine/knowledge/statement.ts'

const column = (source: string, target: string): Statement => ({ kind: 'column', source, target })
const skip = (name: string, value: string | null = null): Statement => ({ kind: 'skip_rows', column: name, value })
const keep = (name: string, value: string): Statement => ({ kind: 'skip_rows', column: name, value, keep: true })
const value = (raw: string, to: string, of: string): Statement => ({ kind: 'value', raw, value: to, column: of })
const preset = (name: string, to: string): Statement => ({ kind: 'default', column: name, value: to })
const notMarked = (name: string): Statement => ({ kind: 'default', column: name, value: 'no', literal: true })
const constant = (name: string, to: string): Statement => ({ kind: 'constant', column: name, value: to })
const step = (name: string, ...transforms: Extract<Statement, { kind: 'step' }>['transforms']): Statement => ({
  kind: 'step',
  column: name,
  transforms,
})
const nothing = (tokens: string[], of: string | null = null): Statement => ({ kind: 'null_token', tokens, column: of })
const dates = (order: 'dmy' | 'mdy', of: string | null = null): Statement => ({ kind: 'date_order', order, column: of })
const decimal = (mark: '.' | ',', of: string | null = null): Statement => ({ kind: 'decimal_mark', mark, column: of })
const ignored = (name: string): Statement => ({ kind: 'ignore_column', column: name })
const ignoredTable = (table: string): Statement => ({ kind: 'ignore_table', table })
const only = (table: number | string): Statement => ({ kind: 'only_table', table })
const empty = (target: string): Statement => ({ kind: 'empty', target })
const merge = (target: string, ...sources: string[]): Statement => ({ kind: 'merge', sources, target })
const split = (source: string, ...targets: string[]): Statement => ({ kind: 'split', source, targets })
const table = (name: string, template: string): Statement => ({ kind: 'table', table: name, template })
const duplicates = (policy: 'keep_first' | 'keep_last' | 'keep_all'): Statement => ({ kind: 'duplicates', policy })
const join = (name: string, to: string, key: string, other = key): Statement => ({
  kind: 'join',
  table: name,
  to,
  keys: [key, other],
})
const joined = (separator: string, target: string, ...sources: string[]): Statement => ({
  kind: 'merge',
  sources,
  target,
  separator,
})
const sameKey = (name: string, which: 'keep_first' | 'keep_last'): Statement => ({
  kind: 'same_key',
  column: name,
  keep: which,
})
const values = (name: string | null, ...entries: [string, ...string[]][]): Statement => ({
  kind: 'value_list',
  column: name,
  entries: entries.map(([raw, ...meanings]) => ({ raw, meanings })),
})
const first = (target: string, ...sources: string[]): Statement => ({ kind: 'merge', sources, target, first: true })
const accepted = (name: string | null): Statement => ({ kind: 'accept', column: name })
const phones = (country: string): Statement => ({ kind: 'phone_country', country })

/** How values look, which is no value of every row. */
const describes: string[] = [
  'The badge is always a T followed by four digits',
  'Le badge est toujours un T suivi de quatre chiffres',
  'Das Kennzeichen ist immer ein T gefolgt von vier Ziffern',
  'Berth codes are always written in capitals',
  'Berth codes are always two capitals',
  'Liegeplätze sind immer in Großbuchstaben',
  'Les codes sont toujours en majuscules',
]

const said: [string, ...Statement[]][] = [
  ['The orders marked with a V in Flag are void since 2020', skip('Flag', 'V')],
  ['accept all suggestions', accepted(null)],
  ['Please accept the suggestions for city', accepted('city')],
  [
    'apply your suggested values in `Ship To`, `Bill To` and city',
    accepted('Ship To'),
    accepted('Bill To'),
    accepted('city'),
  ],
  ['take the suggestions', accepted(null)],
  ['fix misspelt categories in status', accepted('status')],
  ['Correct the typos and spelling mistakes in the column City', accepted('City')],
  ['accept the suggestions for every column', accepted(null)],
  ['map Phone 2 to mobile', column('Phone 2', 'mobile')],
  ['Rename Phone 2 to mobile', column('Phone 2', 'mobile')],
  ['please assign the column Phone 2 to the field mobile', column('Phone 2', 'mobile')],
  ['Phone 2 goes into mobile', column('Phone 2', 'mobile')],
  ['Phone 2 should be mapped to mobile.', column('Phone 2', 'mobile')],
  ['Phone 2 -> mobile', column('Phone 2', 'mobile')],
  ['mobile comes from Phone 2', column('Phone 2', 'mobile')],
  ['fill mobile from Phone 2', column('Phone 2', 'mobile')],
  ['take mobile from the column Phone 2', column('Phone 2', 'mobile')],
  ['use Phone 2 to fill mobile', column('Phone 2', 'mobile')],
  ['the column Phone 2 is mobile', column('Phone 2', 'mobile')],
  ['put "Phone 2" in `mobile`', column('Phone 2', 'mobile')],
  ['unmap mobile', empty('mobile')],
  ['leave mobile empty', empty('mobile')],
  ['remove the mapping of mobile', empty('mobile')],
  ["don't fill mobile", empty('mobile')],
  ['ignore column Fax', ignored('Fax')],
  ['ignore Fax', ignored('Fax')],
  ["Don't import the Fax column", ignored('Fax')],
  ['do not use Internal ID', ignored('Internal ID')],
  ['drop the column Notes', ignored('Notes')],
  ['leave out the field Notes', ignored('Notes')],
  ['dates are day first', dates('dmy')],
  ['All dates are in month-first format', dates('mdy')],
  ['dates are DD/MM/YYYY', dates('dmy')],
  ['The dates are in US format', dates('mdy')],
  ['All dates are US style, month first', dates('mdy')],
  ['dates in joined are MM/DD/YYYY', dates('mdy', 'joined')],
  ['Signup Date is day first', dates('dmy', 'Signup Date')],
  ['use day first dates', dates('dmy')],
  ['read dates as month first', dates('mdy')],
  ['drop rows without an email', skip('email')],
  ['Skip all rows with no email', skip('email')],
  ['remove records that have no email', skip('email')],
  ['exclude rows where email is missing', skip('email')],
  ['if email is empty, drop the row', skip('email')],
  ['only rows with an email', skip('email')],
  ['Skip suppliers without a VAT number', { kind: 'skip_rows', column: 'VAT number', value: null, of: 'suppliers' }],
  ['Dates with slashes are month first', dates('mdy')],
  ['addr2 is the town', column('addr2', 'town')],
  [
    'OOS means out of stock (unavailable)',
    { kind: 'value', raw: 'OOS', value: 'out of stock (unavailable)', column: null },
  ],
  ['drop rows where status is TEST', skip('status', 'TEST')],
  ['delete rows with status TEST', skip('status', 'TEST')],
  ['only rows where status is active', keep('status', 'active')],
  ['Keep only rows with status active', keep('status', 'active')],
  ['import only the rows whose country is Germany', keep('country', 'Germany')],
  ['drop rows where status is not active', keep('status', 'active')],
  ['status A means active', value('A', 'active', 'status')],
  ['in status, A means active', value('A', 'active', 'status')],
  ['A stands for active in status', value('A', 'active', 'status')],
  ['change A to active in status', value('A', 'active', 'status')],
  ['replace A with active in status', value('A', 'active', 'status')],
  [
    'FRZ says whether a tank is frozen: Y = frozen, N = fit for use',
    value('Y', 'frozen', 'FRZ'),
    value('N', 'fit for use', 'FRZ'),
  ],
  ['Grade tells how big the plants are: L large, S small', values('Grade', ['L', 'large'], ['S', 'small'])],
  ['status: A = active, P = paused', value('A', 'active', 'status'), value('P', 'paused', 'status')],
  ['A means active and P means paused in status', value('A', 'active', 'status'), value('P', 'paused', 'status')],
  ['use the second sheet only', only(2)],
  ['only the first sheet', only(1)],
  ['Ignore all sheets except Orders', only('Orders')],
  ['import only the sheet Orders', only('Orders')],
  ['ignore all sheets but the last one', only(-1)],
  ['ignore the file notes.csv', ignoredTable('notes.csv')],
  ['skip sheet Legend', ignoredTable('Legend')],
  ["don't import the Legend sheet", ignoredTable('Legend')],
  ['import kunden.csv as customers', table('kunden.csv', 'customers')],
  ['sheet Kunden goes to customers', table('Kunden', 'customers')],
  ['kunden.csv is customers', table('kunden.csv', 'customers')],
  ['join contacts.csv to customers by email', join('contacts.csv', 'customers', 'email')],
  ['Join the file contacts.csv into customers on the column E-Mail', join('contacts.csv', 'customers', 'E-Mail')],
  ['join customers with contacts using `Mail` = `E-Mail`', join('contacts', 'customers', 'Mail', 'E-Mail')],
  ['join customers and contacts by their common email', join('contacts', 'customers', 'email')],
  ['link contacts to customers via Cust No', join('contacts', 'customers', 'Cust No')],
  ['merge sheet Prices into products by sku', join('Prices', 'products', 'sku')],
  ['combine the sheets Products and Prices by sku', join('Prices', 'Products', 'sku')],
  ['enrich customers with contacts.csv by email', join('contacts.csv', 'customers', 'email')],
  ['look up orders in customers by customer no', join('customers', 'orders', 'customer no')],
  ['uppercase the SKU', step('SKU', { kind: 'case', to: 'upper' })],
  ['make email lower case', step('email', { kind: 'case', to: 'lower' })],
  ['convert names to title case', step('names', { kind: 'case', to: 'title' })],
  ['capitalize the city', step('city', { kind: 'case', to: 'title' })],
  ['country codes should be uppercase', step('country codes', { kind: 'case', to: 'upper' })],
  ['trim the names', step('names', { kind: 'trim' })],
  ['remove spaces from iban', step('iban', { kind: 'replace', find: ' ', with: '' })],
  ['remove # from order no', step('order no', { kind: 'replace', find: '#', with: '' })],
  ['replace / with - in sku', step('sku', { kind: 'replace', find: '/', with: '-' })],
  ['prefix ids with C-', step('ids', { kind: 'prefix', text: 'C-' })],
  ['add C- in front of customer_id', step('customer_id', { kind: 'prefix', text: 'C-' })],
  ['append " kg" to weight', step('weight', { kind: 'suffix', text: ' kg' })],
  ['pad zip to 5 digits with zeros', step('zip', { kind: 'pad', length: 5, character: '0', side: 'left' })],
  ['split Full Name into first and last name', split('Full Name', 'first', 'last name')],
  ['Split up `Full Name` into `first_name`, `last_name`', split('Full Name', 'first_name', 'last_name')],
  ['combine street and city into address', merge('address', 'street', 'city')],
  ['merge street, zip and city into the address', merge('address', 'street', 'zip', 'city')],
  ['make address from street and city', merge('address', 'street', 'city')],
  ['keep the last duplicate', duplicates('keep_last')],
  ['of duplicates keep the first', duplicates('keep_first')],
  ['remove duplicates', duplicates('keep_first')],
  ["don't merge duplicates", duplicates('keep_all')],
  ['keep all duplicate rows', duplicates('keep_all')],
  ['treat N/A as empty', nothing(['N/A'])],
  ['treat N/A and - as missing in phone', nothing(['N/A', '-'], 'phone')],
  ['"unknown" means empty', nothing(['unknown'])],
  ['"none" and "?" mean that there is nothing', nothing(['none', '?'])],
  ['OWN and "in-house" mean that there is no agency, so leave it empty', nothing(['OWN', 'in-house'], 'agency')],
  ['"rented" means there is no landlord', nothing(['rented'], 'landlord')],
  ['"void" or a dash means that nothing is known', nothing(['void', '-', '–', '—'])],
  ['`void` and a lone `*` mean that nothing is known', nothing(['void', '*'])],
  ['`a lone tree` means that nothing is known', nothing(['a lone tree'])],
  ['a question mark means nothing', nothing(['?'])],
  ['ein Strich oder k.A. bedeutet nichts', nothing(['-', '–', '—', 'k.A.'])],
  ['"–" stands for nothing at all', nothing(['–'])],
  ['„k. A.“ heißt, dass es nichts gibt', nothing(['k. A.'])],
  ['« néant » et « ? » signifient qu’il n’y a rien', nothing(['néant', '?'])],
  ['TBA as ticket price means that there is no fixed price: leave it empty', nothing(['TBA'], 'ticket price')],
  ['TBA in seats means the hall is not booked yet, so leave it blank', nothing(['TBA'], 'seats')],
  ['amounts use a decimal comma', decimal(',', 'amounts')],
  ['the decimal separator in price is a point', decimal('.', 'price')],
  ['use a comma as the decimal separator', decimal(',')],
  ['country is always Germany', constant('country', 'Germany')],
  ['set country to Germany', constant('country', 'Germany')],
  ['currency is EUR for all rows', constant('currency', 'EUR')],
  ['default country to DE', preset('country', 'DE')],
  ['if country is empty, use DE', preset('country', 'DE')],
  ['fill empty country with DE', preset('country', 'DE')],
  ['missing country should be DE', preset('country', 'DE')],
  ['use DE when country is missing', preset('country', 'DE')],
  ['set status to active if it is empty', preset('status', 'active')],
  ['phone numbers are German', phones('DE')],
  ['phones are from Austria', phones('AT')],
  ['dates are month first, phone numbers are American', dates('mdy'), phones('US')],
  ['numbers without a country code are from FR', phones('FR')],
  ['Map Phone 2 to mobile and drop rows without an email', column('Phone 2', 'mobile'), skip('email')],
  ['map A and B to C', merge('C', 'A', 'B')],
  ['merge A and B into C', merge('C', 'A', 'B')],
  ['join A and B into C', merge('C', 'A', 'B')],
  ['A and B go to C', merge('C', 'A', 'B')],
  ['put A and B together as C', merge('C', 'A', 'B')],
  ['C is made of A and B', merge('C', 'A', 'B')],
  ['The C is A followed by B', merge('C', 'A', 'B')],
  ['merge A, B and C into D, separated by a comma', joined(', ', 'D', 'A', 'B', 'C')],
  ['merge First and Last into full_name with a space', joined(' ', 'full_name', 'First', 'Last')],
  ['concatenate A and B with a dash into C', joined('-', 'C', 'A', 'B')],
  ['map A and B to C separated by ", "', joined(', ', 'C', 'A', 'B')],
  ['map A to B, C to D and E to F', column('A', 'B'), column('C', 'D'), column('E', 'F')],
  ['map A and B to C, D to E', merge('C', 'A', 'B'), column('D', 'E')],
  ['Phone 2 -> mobile, Phone 3 -> fax', column('Phone 2', 'mobile'), column('Phone 3', 'fax')],
  ['map Full Name to first_name and last_name', split('Full Name', 'first_name', 'last_name')],
  [
    'split Name into first and last at the comma',
    { kind: 'split', source: 'Name', targets: ['first', 'last'], separator: ',' },
  ],
  ['ignore Fax, Notes and Old ID', ignored('Fax'), ignored('Notes'), ignored('Old ID')],
  ['drop rows without an email, map Phone 2 to mobile', skip('email'), column('Phone 2', 'mobile')],
  ['we do not need Fax', ignored('Fax')],
  ['column Fax is not needed', ignored('Fax')],
  ['2023 prices are not to be migrated', ignored('2023 prices')],
  ['leave the sheet Legend out', ignoredTable('Legend')],
  ['the file old.csv is not to be imported', ignoredTable('old.csv')],
  ['skip the sheets Legend and Notes', ignoredTable('Legend'), ignoredTable('Notes')],
  ['An empty cell in Scanned means no', preset('Scanned', 'no')],
  ['Scanned empty means no', preset('Scanned', 'no')],
  ['if Scanned is empty it means no', preset('Scanned', 'no')],
  ['country is empty → DE', preset('country', 'DE')],
  ['X in Blocked means yes', value('X', 'yes', 'Blocked')],
  ['`Ext` 000 means that the desk has no line: leave it empty', nothing(['000'], 'Ext')],
  ['`99/99/9999` means that the lease runs on; leave it empty', nothing(['99/99/9999'])],
  ['"NB" and "zip" mean not known: leave the field empty', nothing(['NB', 'zip'])],
  [
    'Entries such as "o.A.", "nix" or a lone dash mean that nothing is known: leave the field empty',
    nothing(['o.A.', 'nix', '-', '–', '—']),
  ],
  ['„o.A.“ und „nix“ bedeuten, dass es niemand weiß: Feld bitte leer lassen', nothing(['o.A.', 'nix'])],
  ['« NB » signifie que personne ne le sait : laisser le champ vide', nothing(['NB'])],
  ['`Zone` 7 means harbour', value('7', 'harbour', 'Zone')],
  ['a 0 in Price means no price', nothing(['0'], 'Price')],
  ['01.01.1900 means no date', nothing(['01.01.1900'])],
  ['Toutes les dates sont au format jour-mois-année', dates('dmy')],
  ['Die Datumsangaben stehen im Format Monat/Tag/Jahr', dates('mdy')],
  ["L'onglet Brouillon n'est pas à reprendre", ignoredTable('Brouillon')],
  ['1. Drop the column Fax', ignored('Fax')],
  ['keep the later record', duplicates('keep_last')],
  ['Where Sage holds a stock code twice the later record is right', sameKey('stock code', 'keep_last')],
  ['if an item occurs twice keep the first', sameKey('item', 'keep_first')],
  ['Plant 1000 in MB51 is warehouse W1, plant 2000 is W2', values('Plant', ['1000', 'warehouse W1'], ['2000', 'W2'])],
  ['T0 zero rated (0), T1 standard rate (20)', values(null, ['T0', 'zero rated', '0'], ['T1', 'standard rate', '20'])],
  ['Classes: 1 assets, 2 liabilities', values('Classes', ['1', 'assets'], ['2', 'liabilities'])],
  ['In status A is active, B is blocked', values('status', ['A', 'active'], ['B', 'blocked'])],
  ['status A means active; B means blocked', values('status', ['A', 'active'], ['B', 'blocked'])],
  ['M = male; F = female', values(null, ['M', 'male'], ['F', 'female'])],
  [
    'gender: M = male; F = female; status: A = active; P = paused',
    value('M', 'male', 'gender'),
    value('F', 'female', 'gender'),
    value('A', 'active', 'status'),
    value('P', 'paused', 'status'),
  ],
  [
    'dates are day first; in sex, male = M; female = F; ignore Fax',
    dates('dmy'),
    value('male', 'M', 'sex'),
    value('female', 'F', 'sex'),
    ignored('Fax'),
  ],
  ['`Cust No` is `id`; `Tel` is `phone`', column('Cust No', 'id'), column('Tel', 'phone')],
  ['if Phone 1 is empty use Phone 2', preset('Phone 1', 'Phone 2')],
  ['Phone 1, or Phone 2 if there is none', preset('Phone 1', 'Phone 2')],
  ['Use Phone 1, otherwise Phone 2', preset('Phone 1', 'Phone 2')],
  ['mobile: Phone 2, else Phone 1', first('mobile', 'Phone 2', 'Phone 1')],
  ['map Phone 2 to mobile, or take the `Tel` where `Phone 2` is empty', first('mobile', 'Phone 2', 'Tel')],
  ['map Phone 2 to mobile, otherwise it is lost', column('Phone 2', 'mobile')],
  ['Phone numbers without a country prefix are UK numbers', phones('GB')],
  ['All phone numbers are German', phones('DE')],
  ['Phone numbers are Irish unless they carry another prefix', phones('IE')],
  ['A seminar marked frei has the price 0.00', value('frei', '0.00', 'price')],
  ['Phone numbers without a country code are +31', phones('NL')],
  [
    'The yard is in Maine: dates are month first, phone numbers without a country code are US numbers (+1)',
    dates('mdy'),
    phones('US'),
  ],
  ['Telefonnummern ohne Vorwahl des Landes sind österreichische', phones('AT')],
  ['Les numéros de téléphone sans indicatif sont belges', phones('BE')],
  ['I numeri di telefono senza prefisso internazionale sono italiani', phones('IT')],
  ['Los teléfonos sin prefijo son españoles', phones('ES')],
  ['Telefoonnummers zonder landcode zijn Nederlands', phones('NL')],
  ['Der Verein sitzt in Graz, Telefonnummern ohne Ländervorwahl sind österreichische', phones('AT')],
  ['Le club est à Lille, les numéros de téléphone sans indicatif sont français', phones('FR')],
  [
    'Grades: PAD is Padded, MAP is Mapped, RAW means the sheet has none (plain)',
    values('Grades', ['PAD', 'Padded'], ['MAP', 'Mapped'], ['RAW', 'sheet has none', 'plain']),
  ],
  [
    'Code H (high) is 20 percent, L (low) is 5 percent',
    values('Code', ['H', '20 percent', 'high'], ['L', '5 percent', 'low']),
  ],
  [
    'When a shelf code was entered twice, the first entry is right',
    { kind: 'same_key', column: 'shelf code', keep: 'keep_first' },
  ],
  ['If a tag is listed twice in the Kangeru book, the lower line is the newer one', sameKey('tag', 'keep_last')],
  [
    'When a member is listed twice in the roll, the upper line is the newer one and counts',
    sameKey('member', 'keep_first'),
  ],
  ['Steht ein Gast mehrfach in der Liste, gilt der letzte Eintrag', sameKey('Gast', 'keep_last')],
  ['Steht ein Gast im Buch mehrmals, gilt die letzte Zeile', sameKey('Gast', 'keep_last')],
  ['Bei doppelten Gästen gilt der obere Satz', sameKey('Gästen', 'keep_first')],
  ['Wenn eine Nummer doppelt vorkommt, zählt die untere Zeile', sameKey('Nummer', 'keep_last')],
  ['Si un client figure deux fois, la dernière ligne compte', sameKey('client', 'keep_last')],
  ['En cas de doublon, la première ligne fait foi', sameKey('row', 'keep_first')],
  ['Bei Dubletten gilt der letzte Eintrag', sameKey('row', 'keep_last')],
  ['In caso di doppioni vale la prima riga', sameKey('row', 'keep_first')],
  ['En caso de duplicados, la última fila es válida', sameKey('row', 'keep_last')],
  ['Bij dubbele regels geldt de eerste', sameKey('row', 'keep_first')],
  ['Se un socio compare due volte vale la prima riga', sameKey('socio', 'keep_first')],
  ['Si un socio aparece dos veces, cuenta la última fila', sameKey('socio', 'keep_last')],
  ['Als een lid dubbel voorkomt, geldt de onderste regel', sameKey('lid', 'keep_last')],
  ['Alle Daten sind Tag.Monat.Jahr', dates('dmy')],
  ['Les dates sont au format jour/mois/année', dates('dmy')],
  ['Le date sono giorno/mese/anno', dates('dmy')],
  ['Las fechas están en mes/día/año', dates('mdy')],
  ['De datums zijn dag-maand-jaar', dates('dmy')],
  ['All slashed dates are month first', dates('mdy')],
  ['An empty Net or Gross cell means 0.00', preset('Net', '0.00'), preset('Gross', '0.00')],
  ['status A means active, B means blocked', values('status', ['A', 'active'], ['B', 'blocked'])],
  ['OP means open, PD paid, VO void', values(null, ['OP', 'open'], ['PD', 'paid'], ['VO', 'void'])],
  ['Grade 1 is mint, 2 worn, 3 scrap', values('Grade', ['1', 'mint'], ['2', 'worn'], ['3', 'scrap'])],
  ['All dates are US dates, month first', dates('mdy')],
  ['An x under Veg means vegan, an empty cell means not', notMarked('Veg')],
  ['BALSH marked X means balance, empty means profit', value('X', 'balance', 'BALSH'), preset('BALSH', 'profit')],
  ['Ein x unter Sperre bedeutet gesperrt, leer bedeutet nicht gesperrt', notMarked('Sperre')],
  ['Stufe 0 heißt: keine Stufe', value('0', 'keine Stufe', 'Stufe')],
  ['- Can you please map Phone 2 to mobile, because it is newer', column('Phone 2', 'mobile')],
]

describe('plain words', () => {
  it.each(describes)('“%s” says how values look, and gives no row one', (text) => {
    expect(parseStatements(text).filter(({ kind }) => kind === 'constant')).toEqual([])
  })

  it.each(said)('“%s”', (text, ...statements) => {
    expect(parseStatements(text)).toEqual(statements)
  })

  it.each([
    'Make it nice',
    'thanks a lot',
    'We moved in 2019',
    'The rest is history, and nothing is `sure`',
    'keep the newest duplicate',
    'drop rows older than 2020',
    'amount should be greater than 10',
    'combine street and city',
    'join us by train',
    'join contacts.csv to customers',
    'delete everything',
    'What does status mean?',
    'merge A and B into C by email',
    'Article 4711 is a test article',
    'Das ist schön',
    'Der Kunde ist König',
    'Telefonnummern ohne Vorwahl sind falsch',
    'Zeilen weglassen',
    'Was bedeutet Status?',
    'les dates sont importantes',
    'nous avons déménagé',
    'drop rows without an email, phone or name',
    'ignore everything from 2019',
    'remove the prefix from phone',
    'no value is in doubt',
    'STKMAST is the old stock program',
    'The numbers in journal_2023.prn restart each year',
    '# Dates are day first',
  ])('“%s” is left to somebody who understands it', (text) => {
    expect(parseStatements(text)).toEqual([])
  })
})

/** The sentences that the contract lists, by what they are for: `- **Dates:** `dates are day first`, …`. */
const families = String(contract.components.schemas.Instructions?.description).split(/^- (?=\*\*)|\n\n/m)
const listed = families.flatMap((family): [string, string[]][] => {
  const [, title, phrases = ''] = /^\*\*(.+?):\*\*([^]*)$/.exec(family) ?? []
  const found = [...phrases.matchAll(/``\s(.+?)\s``|`(.+?)`/g)].map(([, marked, plain = '']) => marked ?? plain)
  return title === undefined ? [] : [[title, found]]
})

/** The form that reads a sentence: the first that takes something from it. */
const readBy = (sentence: string) => {
  const { masked } = maskQuotations(sentence)
  return FORMS.find(([pattern, read]) => {
    const match = pattern.exec(masked)
    return match && [read(match, (captured) => captured ?? '')].flat().length > 0
  })
}

describe('the sentences that the contract lists', () => {
  it.each(listed)('%s: are understood, and all say the same kind of thing', (_title, phrases) => {
    const read = phrases.map(readSentences)
    expect(phrases.filter((_, index) => read[index]?.some(({ statement }) => statement === null))).toEqual([])
    expect(new Set(read.flat().map(({ statement }) => statement?.kind)).size).toBe(1)
  })

  it('are the same in every language', () => {
    const rows = ['drop rows without an E-Mail', 'Zeilen ohne E-Mail weglassen', 'supprimer les lignes sans E-Mail']
    expect(rows.map(parseStatements)).toEqual(rows.map(() => [skip('E-Mail')]))
    const meant = ['Status A means aktiv', 'Status A bedeutet aktiv', 'Status A signifie aktiv']
    expect(meant.map(parseStatements)).toEqual(meant.map(() => [value('A', 'aktiv', 'Status')]))
    const sheets = ['use the last sheet only', 'nur das letzte Blatt', 'seulement la dernière feuille']
    expect(sheets.map(parseStatements)).toEqual(sheets.map(() => [only(-1)]))
  })

  it('are an example at least of every form that is understood', () => {
    const known = new Set(listed.flatMap(([, phrases]) => phrases.map(readBy)))
    expect(FORMS.filter((form) => !known.has(form)).map(([pattern]) => String(pattern))).toEqual([])
  })
})
