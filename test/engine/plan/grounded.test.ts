// Over 300 lines: what sentences say of rows, tables and values, all told of the same two lists of boats.
import { describe, expect, it } from 'vitest'
import type { RowSkip } from '../../../server/src/engine/model.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

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
    ['No trial entries please (99…).', [equal(0, '99001')]],
    ['Bitte keine Probeboote (99***)', [equal(0, '99001')]],
    ['No trial entries (99...), please.', [equal(0, '99001')]],
    ['Pas de bateaux d’essai (990xxx) svp', [equal(0, '99001')]],
    ['Please leave out the trial boats, 990…', [equal(0, '99001')]],
    ['No scrapped boats, please', [equal(2, 'scrapped')]],
    ['And 99001 is not a person.', [equal(0, '99001')]],
    ['And 99001 is a person, not a boat to be sold.', []],
    ['No questions please', []],
    ['Sails, spars, etc... please skip nothing', []],
    ['The test boat is not a real boat.', [equal(1, 'test boat')]],
    ['Bitte alles auf Boot 1001 übernehmen und 99001 weglassen.', [equal(0, '99001')]],
    ['Båten 99001 ska inte med.', [equal(0, '99001')]],
    ['Båten 99001 skal ikke med.', [equal(0, '99001')]],
    ['Båden 99001 skal ikke medtages.', [equal(0, '99001')]],
    ['O barco 99001 não vai.', [equal(0, '99001')]],
    ['De boot 99001 hoeft niet mee.', [equal(0, '99001')]],
    ['Take over the fleet, not the boats already sold.', [sold]],
    ['Ne reprenez pas le bateau d’essai 99001 ni ses relevés.', [equal(0, '99001')]],
    ['El barco 99001 es de prueba, no lo carguen ni tampoco sus viajes.', [equal(0, '99001')]],
    ['La barca 99001 è di prova, non la caricate.', [equal(0, '99001')]],
    ['La barca 99001 è di prova, non la riportiamo.', [equal(0, '99001')]],
    ['Le barche di prova lasciatele fuori.', [equal(1, 'test boat')]],
    ['El barco 99001 es de prueba, no lo traemos.', [equal(0, '99001')]],
    ['Das Testboot 99001 nehmen wir nicht mit.', [equal(0, '99001')]],
    ['Le bateau 99001 est un essai, on ne le reprend pas.', [equal(0, '99001')]],
    ['Boot 99001 nemen we niet mee.', [equal(0, '99001')]],
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

  it('and not by a mere no in some column', () => {
    const insured = tableOf('boats_insured', 'Boat No|Insured\n3001|N\n3002|Y\n3003|N\n3004|Y\n3005|Y\n3006|N')
    const template = templateOf('boats', [
      { name: 'boat_no', required: true, unique: true },
      { name: 'insured', rule: '^(yes|no)$' },
    ])
    const { plan } = decideOn([insured], [template], { instructions: 'Leave out any boat that failed.' })
    expect(plan.sheets[0]!.sources[0]!.skips).toEqual([])
  })

  it.each([
    ['Balance', ['0.00', '-']],
    ['Stock', ['0.00']],
  ])('where a ledger has a dash for nothing, which of pieces may not be counted: %s', (header, values) => {
    const table = tableOf('jars', `Jar no|${header}\nJ1|4.00\nJ2|0.00\nJ3|-\nJ4|7.50\nJ5|2.00\nJ6|9.00`)
    const jars = templateOf('jars', [
      { name: 'jar_no', required: true, unique: true },
      { name: header.toLowerCase(), rule: String.raw`\d+\.\d{2}` },
    ])
    const { plan } = decideOn([table], [jars], { instructions: 'Jars with nil are left out.' })
    expect(plan.sheets[0]!.sources[0]!.skips?.map(({ when }) => when)).toEqual([{ position: 1, is: 'one_of', values }])
  })

  it.each([
    ['Les parfums à zéro ne sont pas à reprendre.', [equal(1, '0', '0,00')]],
    ['Scents with zero stock stay behind.', [equal(1, '0', '0,00')]],
    ['Düfte mit Bestand 0 bitte weglassen.', [equal(1, '0', '0,00')]],
    ['The scents with a price of 0 are not migrated.', [equal(2, '0.00')]],
    ['Scents at 10 are not migrated.', []],
    ['Scents with zero amounts are not migrated.', []],
    ['Excel made the zeros of article 0 disappear, leave them out.', []],
  ])('where there is nothing left: %s', (instructions, expected) => {
    const shelf = tableOf(
      'scents',
      'Ref|Bestand|Price\nA1|12|1.50\nA2|0|2.00\nA3|7|0.00\nA4|0,00|3.10\nA5|10|4.00\nA6|3|5.00',
    )
    const scents = templateOf('scents', [{ name: 'ref', required: true, unique: true }, { name: 'stock' }])
    const { plan } = decideOn([shelf], [scents], { instructions })
    expect(plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)).toEqual(expected)
  })

  it.each([
    'Boats whose title is ZZTEST are test entries, please leave them out.',
    'Please leave out boats whose title is ZZTEST.',
    'The ZZTEST boats stay behind.',
  ])('by a word in capitals beside others in a name: %s', (instructions) => {
    const names = ['Anna, white', 'ZZTEST, Billing', 'Carla, red', 'ZZTEST, Harbour', 'Dora, blue', 'Ella, grey']
    const kinds = ['sail', 'sail', 'motor', 'sail', 'ZZTEST old', 'sail']
    const crew = tableOf(
      'crew',
      `Boat No|Boat name|Kind\n${names.map((name, at) => `${at}|${name}|${kinds[at]}`).join('\n')}`,
    )
    const { plan } = decideOn([crew], [boats], { instructions })
    expect(plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)).toEqual([
      equal(1, 'zztest, billing', 'zztest, harbour'),
    ])
  })

  it('but not who is called as if it was a test', () => {
    const crew = tableOf('crew', 'Boat No|Title\n1|TESTA\n2|TESTKUNDE\n3|Berta\n4|TESTINI\n5|Dora\n6|Ella')
    const { plan } = decideOn([crew], [boats], { instructions: 'The test boat is left out.' })
    expect(plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)).toEqual([equal(1, 'testkunde')])
  })

  it('but by a word that stands there just so, though it means no as well', () => {
    const checked = tableOf('boats_checked', 'Boat No|Survey\n3001|Failed\n3002|Passed\n3003|Passed\n3004|Failed')
    const template = templateOf('boats', [{ name: 'boat_no', required: true, unique: true }])
    const { plan } = decideOn([checked], [template], { instructions: 'Leave out any boat that failed.' })
    expect(plan.sheets[0]!.sources[0]!.skips).toMatchObject([{ when: { is: 'one_of', values: ['failed'] } }])
  })

  it('and by no word for whose they are', () => {
    const listed = tableOf('boats_listed', 'Boat No|Kind\n3001|Business\n3002|Private\n3003|Private\n3004|Business')
    const template = templateOf('boats', [
      { name: 'boat_no', required: true, unique: true },
      { name: 'kind', rule: '^(Business|Private)$' },
    ])
    const { plan } = decideOn([listed], [template], { instructions: "Leave out the office's own trial boat." })
    expect(plan.sheets[0]!.sources[0]!.skips).toEqual([])
  })

  it('and tells it with the sentence, as all that was said', () => {
    const { notes } = decideOn([harbour, lake], [boats], { instructions: 'Scrapped boats are not migrated.' })
    expect(notes.join(' ')).toContain('Applied “Scrapped boats are not migrated”')
    expect(notes.join(' ')).not.toContain('Not understood')
  })

  it('but tells no sentence as applied for the table alone that it names, which goes there anyway', () => {
    const { notes } = decideOn([harbour, lake], [boats], {
      instructions: 'The harbour has lovely old boats, they say.',
    })
    expect(notes.join(' ')).not.toContain('Applied')
    expect(notes.join(' ')).toContain('Not understood')
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
    decideOn([list], [piers], {
      instructions,
      answers: [{ key: 'column:piers.title@file_piers/piers', value: 'Keeper' }],
    }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

  it.each([
    'Piers with a colon in the title are sheds, leave those out.',
    'Piers mit einem Doppelpunkt im Titel bitte weglassen.',
    'Piers with a colon in the title are sheds. Please leave those out.',
  ])('that is called by its name: %s', (said) => {
    expect(skips(said)).toEqual([{ position: 1, is: 'one_of', values: ['north:shed', 'south:crane 2'] }])
  })

  it('but not those that most have, or that nobody has', () => {
    expect(skips('Piers with a slash in the title are left out.')).toEqual([])
    expect(skips('Piers with a colon in the Opened column are left out.')).not.toContainEqual(
      expect.objectContaining({ position: 2 }),
    )
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
    'Please take over only the harbour list, not the lake list (those are boats of others).',
    'Bitte nur die Harbour-Liste übernehmen, nicht die Lake-Liste (das sind fremde Boote)',
    'Importer uniquement la liste harbour, pas la liste lake.',
  ])('%s', (instructions) => {
    const { plan } = decideOn([harbour, lake], [boats], { instructions })
    expect(plan.ignored_tables.map(({ table }) => table)).toEqual(['boats_lake'])
  })

  it.each([
    'Leave the test boat out.',
    'Please leave test boats behind.',
    'Lassen wir die Testboats weg.',
    'Laten we de test boats weg.',
  ])('and no more than rows of it where some of them are named: %s', (instructions) => {
    const tried = tableOf('boats', 'Boat no|Title|Status\nB1|Heron|active\nB2|Test Boat|active\nB3|Teal|active')
    const { plan } = decideOn([tried, lake], [boats], { instructions })
    expect(plan.ignored_tables.map(({ table }) => table)).not.toContain('boats')
    expect(plan.sheets[0]!.sources[0]!.skips).toMatchObject([{ when: equal(1, 'test boat') }])
  })

  it('only where nothing more is said of its rows', () => {
    const { plan } = decideOn([harbour, lake], [boats], { instructions: 'Lake boats without masts are not migrated.' })
    expect(plan.ignored_tables).toEqual([])
  })
})

describe('rows with a remark that begins with a quoted text and goes on', () => {
  it('are left out, and no others that begin with its last letter', () => {
    const said = 'Boats marked "sunk, see B…" must not come over.'
    const rows =
      'Boat No|Title|Kind|Note\nB101|Anna|sail|\nB102|Berta|motor|sunk, see B101\nB103|Cora|sail|new sail\nB104|Dora|sail|'
    const { plan } = decideOn([tableOf('boats_harbour', rows)], [boats], { instructions: said })
    expect(plan.sheets[0]!.sources[0]!.skips).toMatchObject([{ when: { values: ['sunk, see b101'] } }])
  })
})

describe('which of rows with one key counts', () => {
  const kept = (instructions: string): unknown =>
    decideOn([harbour, lake], [boats], { instructions }).plan.sheets[0]?.same_key?.[0]?.keep

  it.each([
    ['Some boats are on both lists. The line in boats_lake.csv is the right one.', 'boats_lake'],
    ['If a boat is on both lists, only the lake line counts.', 'boats_lake'],
    ['Where a boat is in the lake file and on the harbour list, use harbour’s line.', 'boats_harbour'],
    ['Steht ein Boot in beiden Listen, dann gilt die Zeile aus Harbour.', 'boats_harbour'],
    ['Si un bateau figure à la fois dans les deux, c’est la fiche du fichier harbour qui compte.', 'boats_harbour'],
    [
      'Boats with the same number are the same boat: keep the harbour record as it is and move the notes of the lake boats over to it.',
      'boats_harbour',
    ],
    ['Boats with the same number are the same boat, and the lake record is the one to keep.', 'boats_lake'],
    [
      'Les bateaux de même numéro sont en double : gardez la fiche harbour et rattachez-y ceux du lake.',
      'boats_harbour',
    ],
    ['A few boats moved, so they are on both lists - go with the lake list for those.', 'boats_lake'],
    ['Einige Boote stehen auf beiden Listen, nehmt dann die Lake-Liste.', 'boats_lake'],
    ['Quelques bateaux sont dans les deux listes : suivez la liste lake.', 'boats_lake'],
    ['Sommige boten staan op beide lijsten, gebruik dan de lake lijst.', 'boats_lake'],
    ['If a boat from the lake is already in our books (same number), keep only our record.', 'boats_harbour'],
    ['Se una barca del file lake è già nel nostro archivio, tenete solo la nostra scheda.', 'boats_harbour'],
    ['Wenn ein Boot aus harbour schon bei uns vorhanden ist, behalten wir nur unseren Eintrag.', 'boats_lake'],
    ['Si un bateau de harbour est déjà dans notre fichier, gardez seulement notre fiche.', 'boats_lake'],
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
    { name: 'is_active', required: true, rule: '^(oui|non)$' },
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
    ['The island prices all apply from the date at the top.', 'currency', [null, null]],
    ['Tutti i prezzi dell’elenco island sono in CHF.', 'currency', [null, 'CHF']],
    ['The city list includes tax, the island list doesn’t.', 'includes_tax', ['yes', 'no']],
    ['In der Island-Liste stehen nur deutsche Strecken.', 'country', [null, 'DE']],
    ['Le fichier fares_island.csv est celui de la saison 2025-2026.', 'season', [null, '2025-2026']],
    [
      'The island list has those that are not in the timetable yet, treat them as withdrawn.',
      'state',
      [null, 'withdrawn'],
    ],
    [
      'La liste island contient les anciennes lignes, merci de les considérer comme withdrawn.',
      'state',
      [null, 'withdrawn'],
    ],
    ['Tout ce qui est dans la liste island est actif.', 'is_active', [null, 'oui']],
    ['Everything in the island list is active.', 'is_active', [null, 'oui']],
    [
      'Everything in the island list gets the state withdrawn, the city routes are offered.',
      'state',
      ['offered', 'withdrawn'],
    ],
  ])('is taken from “%s”', (text, column, expected) => {
    expect(constants(text, column)).toEqual(expected)
  })

  it.each([
    ['Some of the island fares are withdrawn.', 'state'],
    ['The island list is not all withdrawn.', 'state'],
    ['Everything in the island list is offered or withdrawn.', 'state'],
    ['Not everything in the island list is active.', 'is_active'],
    ['Some of the island list is active.', 'is_active'],
    ['The season of the island is long.', 'season'],
    ['The island list has some that are late, do not treat them as withdrawn.', 'state'],
  ])('is not taken from “%s”', (text, column) => {
    expect(constants(text, column)).toEqual([null, null])
  })
})

describe('rows that lack what a column has', () => {
  const entries = templateOf('entries', [{ name: 'entry_no', required: true, unique: true }, { name: 'entry_date' }])
  const rows = tableOf(
    'journal',
    'EntryNo|EntryDate|ReleaseDt\n1|2024-01-03|2024-01-09\n2|2024-01-04|\n3|2024-01-05|2024-01-09',
  )

  it.each([
    'Entries without a release date (ReleaseDt empty) are drafts, they are not migrated.',
    'Les écritures sans date de validation (ReleaseDt vide) sont du brouillon, on ne les reprend pas.',
  ])('are told by the one that stands there as it is written: %s', (instructions) => {
    const { skips } = decideOn([rows], [entries], { instructions }).plan.sheets[0]!.sources[0]!
    expect(skips.map(({ when }) => when)).toEqual([{ position: 2, is: 'empty' }])
  })
})

it('leaves out no row by its own state for what belongs to rows that are left out', () => {
  const berths = templateOf('berths', [
    { name: 'berth', required: true, unique: true },
    { name: 'state', rule: '^(confirmed|open)$' },
  ])
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
    tableOf(
      'moorings',
      `Berth|State|Cancellation date\n${days.map((day, at) => `B${at}|${day === '' ? 'let' : 'cancelled'}|${day}`).join('\n')}`,
    )
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

it('rows with an amount are left out where the column that has it stands right before it', () => {
  const dues = templateOf('dues', [
    { name: 'due_no', required: true, unique: true },
    { name: 'amount', required: true, rule: '\\d+\\.\\d{2}' },
    { name: 'open_amount', required: true, rule: '\\d+\\.\\d{2}' },
  ])
  const list = tableOf(
    'dues',
    'Due no|Amount|Paid|Open\nD1|10.00|10.00|0.00\nD2|12.50|0.00|12.50\nD3|9.00|0.00|9.00\nD4|7.00|7.00|0',
  )
  const skips = (instructions: string): unknown[] =>
    decideOn([list], [dues], { instructions }).plan.sheets[0]!.sources.flatMap((source) =>
      source.skips.map(({ when }) => when),
    )
  const settled = [{ position: 3, is: 'one_of', values: ['0.00', '0'] }]
  expect(skips('Fully paid dues (open 0.00) are left out.')).toEqual(settled)
  expect(skips('Ganz bezahlte Posten (Open 0,00) brauchen wir nicht mehr.')).toEqual(settled)
  expect(skips('Paid dues of 0.00 are left out.')).toEqual([])
})

it('rows that are marked in brackets are left out', () => {
  const piers = templateOf('piers', [
    { name: 'pier_no', required: true, unique: true },
    { name: 'name', required: true },
  ])
  const list = tableOf('piers', 'Pier no|Name\nP1|North\nP2|South (closed)\nP3|East\nP4|West (new)\nP5|Old (closed)')
  const skips = (instructions: string): unknown[] =>
    decideOn([list], [piers], { instructions }).plan.sheets[0]!.sources.flatMap((source) =>
      source.skips.map(({ when }) => when),
    )
  const closed = [{ position: 1, is: 'one_of', values: ['south (closed)', 'old (closed)'] }]
  expect(skips('Piers marked (closed) stay behind.')).toEqual(closed)
  expect(skips('As que dizem (closed) ficam de fora.')).toEqual(closed)
  expect(skips('Piers marked (closed) are painted red.')).toEqual([])
})

describe('a title in front of a name', () => {
  it('leaves nobody out who has the same', () => {
    const crew = templateOf('crew', [
      { name: 'crew_no', required: true, unique: true },
      { name: 'title' },
      { name: 'surname' },
    ])
    const list = tableOf(
      'crew',
      'Nr|Anrede|Nachname\n1|Herr|Ahlers\n2|Frau|Behn\n3|Herr|Clausen\n4|Frau|Dorn\n5|Herr|Ebel',
    )
    const { plan } = decideOn([list], [crew], {
      instructions: 'Den Herrn Testmann hat der Lehrling angelegt, der kann weg.',
    })
    expect(
      plan.sheets[0]?.sources.flatMap(({ skips }) => skips.filter(({ reason }) => reason.includes('instruction'))),
    ).toEqual([])
  })
})

describe('what is empty for some', () => {
  it('leaves no column out', () => {
    const crew = templateOf('crew', [{ name: 'crew_no', required: true, unique: true }, { name: 'licence_until' }])
    const list = tableOf('crew', 'Nr|Schein bis\n1|2026-01\n2|2027-02\n3|2026-05')
    const instructions =
      'Wie lange der Schein bis gilt, steht auf dem Blatt. Wer da nicht draufsteht, bei dem bleibt das Feld leer.'
    const unmapped = decideOn([list], [crew], { instructions }).plan.sheets[0]?.sources.flatMap((one) => one.unmapped)
    expect(unmapped?.filter(({ reason }) => reason.includes('instruction'))).toEqual([])
  })
})
