import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { RowSkip } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'title' },
  { name: 'status', rule: '^(active|laid_up)$' },
])
const harbour = tableOf(
  'boats_harbour',
  'Boat No|Title|Kind|State|Sold on\n1001|Anna|sail|A|\n1002|Berta|motor|Z|\n99001|TEST boat|sail|A|\n1004|Carla|scrapped|A|01.02.2024\n1005|Dora|motor|A|\n1006|Ella|sail|A|',
)
const lake = tableOf(
  'boats_lake',
  'Boat No|Title|Kind|State\n2001|Fritz|sail|A\n2002|Gustav|motor|A\n1001|Anna II|sail|A\n2004|Hans|sail|A\n2005|Ida|motor|A\n2006|Jan|sail|A',
)

/** The rows of the harbour's boats that a text leaves out. */
function leftOut(instructions: string): RowSkip['when'][] {
  const { plan } = decideOn([harbour, lake], [boats], { instructions })
  const [source] = plan.sheets[0]?.sources ?? []
  return (source?.skips ?? []).filter(({ reason }) => reason.includes('instruction')).map(({ when }) => when)
}

const equal = (position: number, ...values: string[]): RowSkip['when'] => ({ position, is: 'one_of', values })
const sold: RowSkip['when'] = { position: 4, is: 'none_of', values: [''] }

describe('prose leaves rows out where their cells bear it out', () => {
  it.each([
    ['Scrapped boats are not migrated - agreed with the harbour master.', [equal(2, 'scrapped')]],
    ['Boats with state Z are wrecks and must not come over.', [equal(3, 'z')]],
    ['Verschrottete Boote (Kind = scrapped) bitte nicht übernehmen.', [equal(2, 'scrapped')]],
    ['Testboote (Nummern ab 99000) bitte weglassen.', [equal(0, '99001')]],
    ['Le bateau d’essai (99001) n’est pas à reprendre.', [equal(0, '99001')]],
    ['Boats whose title starts with TEST are not needed.', [equal(1, 'test boat')]],
    ['The test boat is not a real boat.', [equal(1, 'test boat')]],
    ['Bitte alles auf Boot 1001 übernehmen und 99001 weglassen.', [equal(0, '99001')]],
    ['De boot 99001 hoeft niet mee.', [equal(0, '99001')]],
    ['Take over the fleet, not the boats already sold.', [sold]],
    ['Ne reprenez pas le bateau d’essai 99001 ni ses relevés.', [equal(0, '99001')]],
    ['El barco 99001 es de prueba, no lo carguen ni tampoco sus viajes.', [equal(0, '99001')]],
    ['La barca 99001 è di prova, non la caricate.', [equal(0, '99001')]],
    ['Testowej łodzi 99001 nie przenosimy.', [equal(0, '99001')]],
    ['Boats with state Z are not migrated, the scrapped ones yes.', [equal(3, 'z')]],
    ['Boote mit State Z werden nicht übernommen, die mit Kind scrapped schon.', [equal(3, 'z')]],
    ['Los barcos con State Z no se migran, los “scrapped” sí.', [equal(3, 'z')]],
    ['Les bateaux vendus (colonne « Sold on » remplie) ne sont pas repris.', [sold]],
    ['Le barche vendute (colonna “Sold on” compilata) vanno escluse.', [sold]],
  ])('%s', (text, expected) => {
    expect(leftOut(text)).toEqual(expected)
  })

  it.each([
    'Scrapped boats have been painted red.',
    'Boats that are not scrapped are not migrated.',
    'Leave out everything, except scrapped boats.',
    'Boats sold before 2020 are not migrated.',
    'Boats of the admiral are not migrated.',
    'Boats with crew 7 are not migrated.',
    'The titles of scrapped boats are not needed.',
    'We have already left out the scrapped boats.',
    'Scrapped boats were excluded from the totals.',
    'Scrapped boats must not be migrated as active.',
    'Do not leave out scrapped boats.',
    'Excel dropped the leading zeros of the boat numbers: 1001 is 01001.',
    'Bei Boot 1001 wurde von Excel die führende Null entfernt und weggelassen.',
    'The old program left out scrapped boats.',
  ])('and not on a guess: %s', (text) => {
    expect(leftOut(text)).toEqual([])
  })

  it('and tells it with the sentence, as all that was said', () => {
    const { notes } = decideOn([harbour, lake], [boats], { instructions: 'Scrapped boats are not migrated.' })
    expect(notes.join(' ')).toContain('Applied “Scrapped boats are not migrated”')
    expect(notes.join(' ')).not.toContain('Not understood')
  })
})

describe('prose leaves out rows with a mark', () => {
  const piers = templateOf('piers', [
    { name: 'pier_no', required: true, unique: true },
    { name: 'title', required: true },
  ])
  const list = tableOf(
    'piers',
    'Pier No|Keeper|Opened\n1|North|08:30\n2|North:Shed|09:00\n3|South|07:15\n4|South:Crane 2|08:00\n5|West|08:00',
  )
  const skips = (instructions: string): unknown[] =>
    decideOn([list], [piers], { instructions, answers: [{ key: 'column:piers.title@file_piers/piers', value: 'Keeper' }] }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when) // prettier-ignore

  it.each([
    'Piers with a colon in the title are sheds, leave those out.',
    'Piers mit einem Doppelpunkt im Titel bitte weglassen.',
    'Piers with a colon in the title are sheds. Please leave those out.',
  ])('that is called by its name: %s', (said) => {
    expect(skips(said)).toEqual([{ position: 1, is: 'one_of', values: ['north:shed', 'south:crane 2'] }])
  })

  it('but not those that most have, or that nobody has', () => {
    expect(skips('Piers with a slash in the title are left out.')).toEqual([])
    expect(skips('Piers with a colon in the Opened column are left out.')).not.toContainEqual(expect.objectContaining({ position: 2 })) // prettier-ignore
  })
})

describe('prose leaves a table out', () => {
  it.each([
    'The lake list is there by mistake.',
    'Die Lake-Liste ist versehentlich dabei.',
    'The lake list is only for reference.',
    'Die Lake-Liste ist nur zur Kontrolle.',
    'La liste lake en CSV est seulement pour contrôle.',
    'boats_lake.csv is not migrated.',
    'Die Lakeliste wird nicht übernommen.',
  ])('%s', (instructions) => {
    const { plan } = decideOn([harbour, lake], [boats], { instructions })
    expect(plan.ignored_tables.map(({ table }) => table)).toEqual(['boats_lake'])
  })

  it('only where nothing more is said of its rows', () => {
    const { plan } = decideOn([harbour, lake], [boats], { instructions: 'Lake boats without masts are not migrated.' })
    expect(plan.ignored_tables).toEqual([])
  })
})

describe('which of rows with one key counts', () => {
  const kept = (instructions: string): unknown =>
    decideOn([harbour, lake], [boats], { instructions }).plan.sheets[0]?.same_key?.[0]?.keep

  it.each([
    ['Some boats are on both lists. The line in boats_lake.csv is the right one.', 'boats_lake'],
    ['If a boat is on both lists, only the lake line counts.', 'boats_lake'],
    ['Steht ein Boot in beiden Listen, dann gilt die Zeile aus Harbour.', 'boats_harbour'],
    ['Si un bateau figure à la fois dans les deux, c’est la fiche du fichier harbour qui compte.', 'boats_harbour'],
  ])('is that of a table: %s', (text, table) => {
    expect(kept(text)).toEqual({ file_id: `file_${table}`, table })
  })

  it('is that of the file that is called so, where another one has a sheet that is', () => {
    const own = tableOf(
      'boats_2024',
      'Boat No|Title|Kind|State\n2001|Fritz|sail|A\n2002|Gustav|motor|A\n1001|Anna II|sail|A',
    )
    const other = tableOf('winter', 'Boat No|Title|Kind|State\n1001|Anna|sail|A\n1002|Berta|motor|Z\n1006|Ella|sail|A')
    const sheet = { ...other, table: { ...other.table, name: 'Spring 2024' } }
    const instructions = 'Boats laid up in December are in both files. The 2024 file is right.'
    const [told] = decideOn([sheet, own], [boats], { instructions }).plan.sheets[0]!.same_key!
    expect(told!.keep).toEqual({ file_id: 'file_boats_2024', table: 'boats_2024' })
  })

  it.each([
    ['If a boat is in there twice, the row further down is the newer one and the older one can go.', 'keep_last'],
    ['Staat een boot twee keer in de lijst, dan geldt de onderste regel.', 'keep_last'],
    ['Wenn ein Boot doppelt vorkommt, gilt die weiter unten stehende Zeile.', 'keep_last'],
    ['Dwa wiersze boats są w liście dwa razy, aktualny jest późniejszy wiersz.', 'keep_last'],
    ['Quand un bateau est en double, gardez la première ligne.', 'keep_first'],
  ])('is by their order: %s', (text, policy) => {
    expect(kept(text)).toEqual(policy)
  })
})

describe('one value of all rows', () => {
  const fares = templateOf('fares', [
    { name: 'route', required: true },
    { name: 'price' },
    { name: 'currency', rule: '^[A-Z]{3}$' },
    { name: 'country', description: 'ISO 3166 alpha-2 code' },
    { name: 'includes_tax', rule: '^(yes|no)$' },
    { name: 'season', rule: '^20\\d\\d-20\\d\\d$' },
    { name: 'state', rule: '^(offered|withdrawn)$' },
  ])
  const city = tableOf('fares_city', 'Route|Price\nA|1.20\nB|2.40\nC|3.10\nD|4.00')
  const island = tableOf('fares_island', 'Route|Price\nE|1.30\nF|2.60\nG|3.30\nH|4.20')

  /** What each of the two tables has in a column, by what was said. */
  function constants(instructions: string, column: string): (string | null)[] {
    const { plan } = decideOn([city, island], [fares], { instructions })
    return ['fares_city', 'fares_island'].map((table) => {
      const source = plan.sheets[0]?.sources.find((one) => one.table === table)
      const step = source?.columns.find((one) => one.column === column)?.transforms[0]
      return step?.kind === 'constant' ? step.value : null
    })
  }

  it.each([
    ['All prices are pounds sterling.', 'currency', ['GBP', 'GBP']],
    ['Alle Preise sind in EUR.', 'currency', ['EUR', 'EUR']],
    ['Tutti i prezzi dell’elenco island sono in CHF.', 'currency', [null, 'CHF']],
    ['The city list includes tax, the island list doesn’t.', 'includes_tax', ['yes', 'no']],
    ['In der Island-Liste stehen nur deutsche Strecken.', 'country', [null, 'DE']],
    ['Le fichier fares_island.csv est celui de la saison 2025-2026.', 'season', [null, '2025-2026']],
    ['The island list has those that are not in the timetable yet, treat them as withdrawn.', 'state', [null, 'withdrawn']], // prettier-ignore
    ['La liste island contient les anciennes lignes, merci de les considérer comme withdrawn.', 'state', [null, 'withdrawn']], // prettier-ignore
    ['Everything in the island list gets the state withdrawn, the city routes are offered.', 'state', ['offered', 'withdrawn']], // prettier-ignore
  ])('is taken from “%s”', (text, column, expected) => {
    expect(constants(text, column)).toEqual(expected)
  })

  it.each([
    ['Some of the island fares are withdrawn.', 'state'],
    ['The island list is not all withdrawn.', 'state'],
    ['Everything in the island list is offered or withdrawn.', 'state'],
    ['The season of the island is long.', 'season'],
    ['The island list has some that are late, do not treat them as withdrawn.', 'state'],
  ])('is not taken from “%s”', (text, column) => {
    expect(constants(text, column)).toEqual([null, null])
  })
})

describe('rows that lack what a column has', () => {
  const entries = templateOf('entries', [{ name: 'entry_no', required: true, unique: true }, { name: 'entry_date' }])
  const rows = tableOf('journal', 'EntryNo|EntryDate|ReleaseDt\n1|2024-01-03|2024-01-09\n2|2024-01-04|\n3|2024-01-05|2024-01-09') // prettier-ignore

  it.each(['Entries without a release date (ReleaseDt empty) are drafts, they are not migrated.'])(
    'are told by the one that stands there as it is written: %s',
    (instructions) => {
      const { skips } = decideOn([rows], [entries], { instructions }).plan.sheets[0]!.sources[0]!
      expect(skips.map(({ when }) => when)).toEqual([{ position: 2, is: 'empty' }])
    },
  )
})

it('leaves out no row by its own state for what belongs to rows that are left out', () => {
  const berths = templateOf('berths', [{ name: 'berth', required: true, unique: true }, { name: 'state', rule: '^(confirmed|open)$' }]) // prettier-ignore
  const rows = tableOf('berths', 'Berth|State\nB1|Confirmed\nB2|Confirmed\nB3|Open\nB9|Open')
  const skips = (instructions: string): unknown[] =>
    decideOn([rows], [berths], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)
  const [own] = [{ position: 0, is: 'one_of', values: ['b9'] }]
  expect(skips('Leave out the test berth (B9) and anything booked on it.')).toEqual([own])
  expect(skips('Berth B9 und alles, was darauf gebucht ist, lassen wir weg.')).toEqual([own])
})

describe('rows on one side of a day', () => {
  const moorings = templateOf('moorings', [
    { name: 'berth', required: true, unique: true },
    { name: 'state', rule: '^(let|cancelled)$' },
    { name: 'let_on' },
  ])
  const list = (days: string[]): ReturnType<typeof tableOf> =>
    tableOf('moorings', `Berth|State|Cancellation date\n${days.map((day, at) => `B${at}|${day === '' ? 'let' : 'cancelled'}|${day}`).join('\n')}`) // prettier-ignore
  const dates = ['30/11/2021', '', '02/01/2022', '31/12/2022', '', '15/06/2023']
  const without = (instructions: string, days = dates): unknown[] =>
    decideOn([list(days)], [moorings], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

  it.each([
    ['Please don’t bring over anything cancelled before January 1, 2022.', ['30/11/2021']],
    ['Berths cancelled before 2023 are not migrated.', ['30/11/2021', '02/01/2022', '31/12/2022']],
    ['Moorings cancelled after 31.12.2022 are left out.', ['15/06/2023']],
    ['Moorings cancelled since 2023 please leave out.', ['15/06/2023']],
  ])('are left out as “%s” says', (text, values) => {
    expect(without(text)).toEqual([{ position: 2, is: 'one_of', values }])
  })

  it('stay where it is not clear which they are: not all that was cancelled is left out', () => {
    const open = ['03/04/2021', '', '02/01/2022', '05/12/2022', '']
    expect(without('Please don’t bring over anything cancelled before May 5, 2022.', open)).toEqual([])
    expect(without('Please don’t bring over anything cancelled before the move.')).toEqual([])
    expect(without('Please don’t bring over anything built before 2022.')).toEqual([])
  })
})

describe('two columns that a description names, of which each row has one', () => {
  const crew = templateOf('crew', [
    { name: 'person', required: true },
    { name: 'pay', required: true, description: 'Daily rate for deck hands, monthly wage for officers' },
  ])
  const pay = (rows: string): string[] =>
    columnOf(decideOn([tableOf('crew', `Person|Daily Rate|Monthly Wage\n${rows}`)], [crew]), 'pay').inputs.map(({ column }) => column) // prettier-ignore

  it('fill it together', () => {
    expect(pay('Ann|180.00|\nBo||4200.00\nCy|175.00|\nDi||3900.00')).toEqual(['Daily Rate', 'Monthly Wage'])
  })

  it('do not where rows have both, or neither', () => {
    expect(pay('Ann|180.00|4000.00\nBo||4200.00\nCy|175.00|3800.00\nDi||3900.00')).not.toHaveLength(2)
    expect(pay('Ann|180.00|\nBo||\nCy||\nDi||3900.00')).not.toHaveLength(2)
  })
})

describe('what empty cells mean', () => {
  const stays = templateOf('stays', [
    { name: 'guest', required: true },
    { name: 'currency', description: 'ISO 4217; fehlt die Angabe, dann CHF', rule: '^[A-Z]{3}$' },
    { name: 'breakfast', rule: '^(yes|no)$' },
    { name: 'nights', description: 'Whole number; 1 if unknown' },
    { name: 'note', description: 'Empty if there is none' },
  ])
  const list = tableOf('list', 'Guest|Currency|Breakfast|Nights|Note\nAnn|EUR|yes|2|\nBo|||3|late\nCy|USD|yes||')
  const presets = (instructions: string | null): unknown =>
    Object.fromEntries(
      decideOn([list], [stays], { instructions }).plan.sheets[0]!.sources[0]!.columns.flatMap(
        ({ column, transforms }) =>
          transforms.flatMap((step) => (step.kind === 'default' ? [[column, step.value]] : [])),
      ),
    )
  const described = { currency: 'CHF', nights: '1' }

  it('is told by the descriptions of columns', () => {
    expect(presets(null)).toEqual(described)
  })

  it.each([
    ['yes, or no when the mooring is dormant', ['no', 'yes']],
    ['ja, oder nein, wenn der Platz ruht', ['nein', 'ja']],
    ['sí, salvo bajas', ['no', 'sí']],
  ])('is what “%s” makes an exception from, so that ticks are the exception', (description, [ticked, rest]) => {
    const berths = templateOf('berths', [
      { name: 'berth', required: true },
      { name: 'in_service', required: true, description, rule: `^(${rest}|${ticked})$` },
    ])
    const answers = [{ key: 'column:berths.in_service@file_list/list', value: 'Laid up' }]
    const rows = tableOf('list', 'Berth|Laid up\nA|\nB|x\nC|\nD|\nE|x\nF|')
    const { transforms } = columnOf(decideOn([rows], [berths], { answers }), 'in_service')
    expect([applyChain(transforms, ['x']).value, applyChain(transforms, ['']).value]).toEqual([ticked, rest])
  })

  it.each([
    ['yes or no; no where we do not know', 'yes|no', 'no'],
    ['Newsletter: yes or no, no if nobody asked.', 'yes|no', 'no'],
    ['ja oder nein; nein, wenn wir es nicht wissen', 'ja|nein', 'nein'],
    ['oui ou non; non si on ne sait pas', 'oui|non', 'non'],
    ['sí o no; no si no lo sabemos', 'sí|no', 'no'],
    ['ja of nee; nee als we het niet weten', 'ja|nee', 'nee'],
    ['yes or no; no if we do not know better', 'yes|no', null],
  ])('is what “%s” says of what nobody knows', (description, values, preset) => {
    const guests = templateOf('guests', [
      { name: 'guest', required: true },
      { name: 'newsletter', required: true, description, rule: `^(${values})$` },
    ])
    const written = (text: string): unknown => {
      const { inputs, constant, transforms } = Object(columnOf(decideOn([tableOf('list', text)], [guests]), 'newsletter')) // prettier-ignore
      return inputs.length === 0 ? (constant ?? applyChain(transforms, ['']).value) : applyChain(transforms, ['']).value
    }
    const [yes, no] = values.split('|')
    expect(written(`Guest|Newsletter\nAnn|${yes}\nBo|\nCy|${no}`)).toBe(preset)
  })

  it.each([
    ['yes or no; no where we do not know', true, 'no'],
    ['yes or no; an empty cell means no', true, null],
    ['yes or no; no where we do not know', false, null],
  ])('is what rows without such a column get, where “%s” stands there and it is required (%s)', (description, required, preset) => {
    const guests = templateOf('guests', [
      { name: 'guest', required: true, unique: true },
      { name: 'stayed_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'newsletter', required, description, rule: '^(yes|no)$' },
    ])
    const visits = tableOf('list', 'Guest|Stayed on\nAnn|2024-02-03\nBo|2024-05-16\nCy|2024-07-28')
    const decision = decideOn([visits], [guests])
    const { constant, transforms } = Object(columnOf(decision, 'newsletter'))
    expect(constant ?? applyChain(transforms ?? [], ['']).value).toBe(preset)
    expect(decision.questions.length).toBe(required && preset === null ? 1 : 0)
  }) // prettier-ignore

  it('is not told of an optional column by an exception: it may be unknown', () => {
    const guests = templateOf('guests', [
      { name: 'guest', required: true },
      { name: 'member', rule: '^(yes|no)$', description: 'no, or yes when they joined the club' },
    ])
    const { transforms } = columnOf(decideOn([tableOf('list', 'Guest|Member\nAnn|yes\nBo|\nCy|no')], [guests]), 'member') // prettier-ignore
    expect(transforms).toEqual([])
  })

  it.each([
    ['An empty breakfast box means no.', { breakfast: 'no' }],
    ['Leere Felder bei Breakfast heißen nein.', { breakfast: 'no' }],
    ['if no currency is given, it’s EUR', { currency: 'EUR' }],
    ['Currency: where empty, put GBP.', { currency: 'GBP' }],
    ['In breakfast y means yes, an empty cell no.', { breakfast: 'no' }],
    ['An x under breakfast marks those who had some; an empty cell means no.', { breakfast: 'no' }],
    ['Ein x bei Breakfast heißt, dass es gebucht ist; ein leeres Feld bedeutet nein.', { breakfast: 'no' }],
    ['Im Feld Breakfast der Liste bedeutet x ja, ein leeres Feld nein.', { breakfast: 'no' }],
    ['A stay without a y is not breakfast.', { breakfast: 'no' }],
    ['A stay has breakfast only if the list says so.', { breakfast: 'no' }],
    ['Nur wenn die Liste es sagt, gibt es Breakfast.', { breakfast: 'no' }],
    ['La colonna Breakfast è vuota quando non ci sono colazioni.', { breakfast: 'no' }],
    ['Breakfast ist leer, wenn keines gebucht ist.', { breakfast: 'no' }],
    ['Breakfast stays blank where there is none.', { breakfast: 'no' }],
    ['Currency in the old list: empty = SEK, P = GBP, E = EUR', { currency: 'SEK' }],
  ])('is told by “%s”', (text, expected) => {
    expect(presets(text)).toEqual({ ...described, ...expected })
  })

  it.each([
    'Nights are empty when there are none.',
    'A stay without a guest is not charged.',
    'A note is written only if something went wrong.',
    'Breakfast is served without eggs.',
    'A note is written only if breakfast was late.',
    'The guest is blank when breakfast is not known.',
  ])('is no “no” where it is not of a column of yes and no: %s', (text) => {
    expect(presets(text)).toEqual(described)
  })

  it('is a no only where something fills the column', () => {
    const bare = tableOf('bare', 'Guest|Currency|Nights|Note\nAnn|EUR|2|\nBo||3|late\nCy|USD||')
    const { plan } = decideOn([bare], [stays], { instructions: 'A stay has breakfast only if the list says so.' })
    const column = plan.sheets[0]!.sources[0]!.columns.find((one) => one.column === 'breakfast')!
    expect([column.inputs, column.transforms]).toEqual([[], []])
  })
})

describe('rows that no column alone tells apart', () => {
  const lots = templateOf('lots', [
    { name: 'sale' },
    { name: 'lot_no', required: true },
    { name: 'title', required: true },
  ])
  const catalogue = tableOf(
    'catalogue',
    'Sale|Lot No|Title\nS1|001|Clock\nS1|002|Vase\nS1|003|Chair\nS1|2|Blue vase\nS1|004|Desk\nS1|005|Lamp\nS1|006|Bowl',
  )
  const numbered = (instructions: string): RowSkip['when'][] =>
    decideOn([catalogue], [lots], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

  it('count by their order where a sentence names what they share', () => {
    expect(numbered('Where a lot is in the catalogue twice, the later line counts.')).toEqual([
      { is: 'numbered', rows: [3] },
    ])
    expect(numbered('If a lot is in the catalogue twice, the upper line counts.')).toEqual([
      { is: 'numbered', rows: [5] },
    ])
  })

  it('stay where it has to be more than one thing that they share', () => {
    expect(numbered('If a lot (same lot, same title) is there twice, the later line counts.')).toEqual([])
  })
})

describe('what prose seems to say of all rows', () => {
  const customers = templateOf('customers', [
    { name: 'customer_no', required: true, unique: true },
    { name: 'status', rule: 'active|inactive' },
    { name: 'country', rule: '[A-Z]{2}', description: 'ISO 3166 alpha-2' },
  ])
  const list = tableOf('customers', 'Customer No|Status|Country\n1|active|DE\n2|inactive|AT\n3|active|FR')

  it.each([
    'Only active customers get the newsletter.',
    'All customers in Germany pay in EUR.',
    'New customers are always active.',
    'The country is always the one of the customer.',
  ])('takes no column from one that holds it: %s', (instructions) => {
    const { plan } = decideOn([list], [customers], { instructions })
    const filled = plan.sheets[0]!.sources[0]!.columns.map(({ inputs }) => inputs[0]?.column)
    expect(filled).toEqual(['Customer No', 'Status', 'Country'])
  })
})

describe('prose says which row is meant by a word', () => {
  const keepers = templateOf('keepers', [
    { name: 'keeper_no', required: true, unique: true, rule: '^K\\d{3}$' },
    { name: 'name', required: true },
  ])
  const hives = templateOf('hives', [
    { name: 'hive', required: true, unique: true },
    { name: 'keeper', required: true, link: 'keepers.keeper_no' },
  ])
  const people = tableOf(
    'keepers',
    'Keeper no|Name\nK001|Valley Bee Society\nK014|Ida Holm\nK022|Per Dahl\nK030|Eva Krog\nK041|Liv Moe',
  )
  const kept = (own: string, other: string): ReturnType<typeof tableOf> =>
    tableOf(
      'hives',
      `Hive|Keeper\nH1|Ida Holm\nH2|${own}\nH3|Per Dahl\nH4|${other}\nH5|Eva Krog\n${Array.from({ length: 16 }, (_, at) => `H${at + 6}|${['Liv Moe', 'Ida Holm', 'Eva Krog'][at % 3]}`).join('\n')}`,
    )
  const meant = (instructions: string, own = 'club', other = 'the Club'): Record<string, string> => {
    const { plan } = decideOn([people, kept(own, other)], [keepers, hives], { instructions })
    const column = plan.sheets[1]?.sources[0]?.columns.find((one) => one.column === 'keeper')
    const entries = (column?.transforms ?? []).flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
    return Object.fromEntries(entries.map(({ raw, value }) => [raw, value]))
  }

  it.each([
    'The hives of the club belong to keeper K001.',
    'Die Völker vom Club gehören Imker K001.',
    'Les ruches du club appartiennent à K001.',
  ])('%s', (text) => {
    expect(meant(text)).toMatchObject({ club: 'K001', 'the Club': 'K001', 'Ida Holm': 'K014' })
  })

  it.each([
    'The hives of the club do not belong to keeper K001.',
    'The hives of the club belong to keeper K099.',
    'The hives of the society belong to keeper K001.',
    'The hives of the club belong to K001 or K014.',
  ])('and not on a guess: %s', (text) => {
    expect(Object.keys(meant(text))).not.toContain('club')
  })
})

describe('a column that takes another one’s place', () => {
  const divers = templateOf('divers', [
    { name: 'diver_no', required: true, unique: true },
    { name: 'full_name', required: true },
    { name: 'email', description: 'One address' },
  ])
  const cells = 'D1|Ann|ann@x.example|\nD2|Bo||bo@y.example\nD3|Cy|cy@x.example|cy@y.example\nD4|Di||'
  const club = tableOf('club', `Diver No|Full Name|Private mail|Work mail\n${cells}`)
  const guests = tableOf('guests', `Diver No|Full Name|Home mail|Office mail\n${cells.replaceAll('D', 'G')}`)
  const filling = (instructions: string): string[][] =>
    decideOn([club, guests], [divers], { instructions, autonomy: 'decide' }).plan.sheets[0]!.sources.map(
      ({ columns }) => columns.find(({ column }) => column === 'email')!.inputs.map(({ column }) => column),
    )

  it.each([
    'A diver has one address: the work mail (office mail), or the private mail (home mail) where there is no work mail.',
    'Die Adresse der Taucher: Work Mail oder Office Mail, sonst Private Mail oder Home Mail.',
    'L’adresse est le Work mail (Office mail), à défaut le Private mail (Home mail).',
  ])('does so in each table that has both, as it is called there: %s', (text) => {
    expect(filling(text)).toEqual([
      ['Work mail', 'Private mail'],
      ['Office mail', 'Home mail'],
    ])
  })

  it('does so where the description of what it fills says it, with a word that tells it from others of the kind', () => {
    const inputs = (description: string): string[][] => {
      const described = templateOf('divers', [
        { name: 'diver_no', required: true, unique: true },
        { name: 'full_name', required: true },
        { name: 'email', description },
      ])
      const crew = tableOf('crew', `Diver No|Full Name|E-mail home|E-mail work\n${cells.replaceAll('D', 'C')}`)
      const { plan } = decideOn([club, crew], [described], { autonomy: 'decide' })
      return plan.sheets[0]!.sources.map(({ columns }) =>
        columns.find(({ column }) => column === 'email')!.inputs.map(({ column }) => column),
      )
    }
    expect(inputs('Work address; the home address where there is no work address.')[1]).toEqual([
      'E-mail work',
      'E-mail home',
    ])
    expect(inputs('Work mail, or the private mail where there is none')[0]).toEqual(['Work mail', 'Private mail'])
    expect(inputs('Work address; the home address where there is no full name.')[1]).toHaveLength(1)
  })

  it.each([
    'Divers pay by work mail, or by cash where there is no work mail.',
    'Rows without work mail, otherwise without private mail, are odd.',
    'The work mail or the full name if there is no work mail.',
  ])('and not where no two columns of one kind are named: %s', (text) => {
    expect(filling(text).flat()).not.toContain('Full Name')
    expect(filling(text).every((inputs) => inputs.length <= 1)).toBe(true)
  })
})
