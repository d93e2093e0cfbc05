// Over 300 lines: every way in which something is said of a whole table, each a small case of its own.
import { tablesIn } from '../../../server/src/engine/knowledge/grounded/tables.ts'
import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const vineyards = templateOf('vineyards', [
  { name: 'code', required: true, unique: true, rule: '^\\d{2}$' },
  { name: 'place' },
])
const barrels = templateOf('barrels', [
  { name: 'barrel_no', required: true, unique: true },
  { name: 'litres' },
  { name: 'wood', description: 'One of: oak, chestnut, steel.', desiredRule: 'ai', required: true },
  { name: 'state', description: 'full or empty.', desiredRule: 'ai' },
  { name: 'vineyard', link: 'vineyards.code' },
  { name: 'cellar_keeper', description: 'Firm that keeps the barrel.' },
  { name: 'lot_code', rule: '^(HILL|SHED24|BARN24)$' },
  { name: 'sealed', rule: '^(yes|no)$' },
])
const places = tableOf('vineyards', 'Code|Place\n01|Hill\n02|Vale\n03|Lake')
const cellar = tableOf('cellar', 'Barrel No|Litres\nB1|225\nB2|300\nB3|225\nB4|500')
const shed = tableOf('shed_2024', 'Barrel No|Litres\nS1|225\nS2|300\nS3|225\nS4|500')
const barn = tableOf(
  'barn',
  'Barrel No|Litres|Cellar Keeper\nN1|225|Fuder\nN2|300|Fuder\nN3|225|Dauben\nN4|500|Dauben\nN5|225|Fuder\nN6|300|Dauben',
)

/** What all rows of the cellar, the shed and the barn have in a column, by what was said. */
function constants(instructions: string, column: string): (string | null)[] {
  const { plan } = decideOn([places, cellar, shed, barn], [vineyards, barrels], { instructions })
  const sources = plan.sheets.find(({ slug }) => slug === 'barrels')?.sources ?? []
  return ['cellar', 'shed_2024', 'barn'].map((table) => {
    const source = sources.find((one) => one.table === table)
    const step = source?.columns.find((one) => one.column === column)?.transforms[0]
    return step?.kind === 'constant' ? step.value : null
  })
}

describe('what is said of all rows of a file', () => {
  it.each([
    ['Everything in shed_2024.csv is an oak barrel.', 'wood', [null, 'oak', null]],
    ['For the barrels in shed_2024.csv the cellar keeper is Kimmich.', 'cellar_keeper', [null, 'Kimmich', null]],
    [
      'In shed_2024.csv ist der Cellar Keeper Kimmich Nord; sie sind alt.',
      'cellar_keeper',
      [null, 'Kimmich Nord', null],
    ],
    ['The list shed_2024 has no wood because everything in it is steel.', 'wood', [null, 'steel', null]],
    ['The list shed_2024 has no wood because some of it is steel.', 'wood', [null, null, null]],
    ['In shed_2024.csv the cellar keeper is Litres.', 'cellar_keeper', [null, null, null]],
    ['In shed_2024.csv the cellar keeper is unknown.', 'cellar_keeper', [null, null, null]],
    ['For the old barrels in shed_2024.csv the cellar keeper is Kimmich.', 'cellar_keeper', [null, null, null]],
    [
      'The barrels come from three files: the cellar is oak, the shed is steel and the barn chestnut.',
      'wood',
      ['oak', 'steel', 'chestnut'],
    ],
    ['The shed barrels come in, too, and count as an old oak barrel.', 'wood', [null, 'oak', null]],
    ['Every shed barrel gets its steel number later on, and counts as an oak.', 'wood', [null, 'oak', null]],
    ['Every shed barrel gets its steel number later on.', 'wood', [null, null, null]],
    ['cellar = oak, shed = steel', 'wood', ['oak', 'steel', null]],
    ['shed_2024.csv: all steel', 'wood', [null, 'steel', null]],
    ['The cellar and the shed are steel.', 'wood', ['steel', 'steel', null]],
    ['Oak barrels are in cellar.csv, steel ones in shed_2024.csv.', 'wood', ['oak', 'steel', null]],
    ['Die Cellar-Liste enthält nur steel.', 'wood', ['steel', null, null]],
    ['De cellarlijst is oak en shed is steel.', 'wood', ['oak', 'steel', null]],
    ['The cellar is all oak and all full.', 'state', ['full', null, null]],
    ['Todo lo de shed_2024.csv es steel.', 'wood', [null, 'steel', null]],
    [
      'Los de cellar.csv son de oak y los de shed_2024.csv ya no trabajan con madera (steel).',
      'wood',
      ['oak', 'steel', null],
    ],
    ['The ones in shed_2024.csv have never seen a tree (steel).', 'wood', [null, 'steel', null]],
    ['Some of those in shed_2024.csv have never seen a tree (steel).', 'wood', [null, null, null]],
    ['The old barrels in shed_2024.csv have never seen a tree (steel).', 'wood', [null, null, null]],
    [
      'Everything from the shed is cellar keeper "Moss & Sons", and those without a number I do by hand.',
      'cellar_keeper',
      [null, 'Moss & Sons', null],
    ],
    [
      'The shed belongs to us now: its barrels keep their numbers and are barrels of 02 with no keeper.',
      'vineyard',
      [null, '02', null],
    ],
    [
      'The barrels come from the cellar and from the shed of Mr Moss. His barrels keep their numbers and are all empty.',
      'state',
      [null, 'empty', null],
    ],
    ['The barrels of the shed keep their numbers and are all sealed.', 'sealed', [null, 'yes', null]],
    [
      'The barrels come from the cellar and the shed; those of the shed get the wood steel.',
      'wood',
      [null, 'steel', null],
    ],
    ['Los de shed_2024.csv llevan steel.', 'wood', [null, 'steel', null]],
    [
      "The shed barrels have no wood noted because Mr Moss was ill, so they're all steel.",
      'wood',
      [null, 'steel', null],
    ],
    ["Some of the shed barrels have no wood noted, so they're probably steel.", 'wood', [null, null, null]],
    ['The barrels of the shed are new; all of them are empty.', 'state', [null, 'empty', null]],
    [
      'The cellar was filled by our old keeper, the shed barrels Mr Moss wrote down in a list; they are all empty.',
      'state',
      [null, 'empty', null],
    ],
    [
      'Der Cellar kommt aus dem alten Programm, die Shedliste hat Frau Lang geschrieben; die sind alle empty.',
      'state',
      [null, 'empty', null],
    ],
    ['Les fûts neufs sont dans shed_2024.csv ; elles sont toutes steel.', 'wood', [null, 'steel', null]],
    ['Los barriles nuevos están en shed_2024.csv. Todos están empty.', 'state', [null, 'empty', null]],
    ['I barili nuovi sono in shed_2024.csv; sono tutti empty.', 'state', [null, 'empty', null]],
    ['De nieuwe vaten staan in shed_2024.csv; die zijn allemaal empty.', 'state', [null, 'empty', null]],
    ['The shed barrels are in a file of their own and come in, too, as steel.', 'wood', [null, 'steel', null]],
    ['Tunnorna i shed ligger i en egen fil och ska också in, som steel.', 'wood', [null, 'steel', null]],
    [
      'In the shed list the number ends with that of the vineyards; all of them are full.',
      'state',
      [null, 'full', null],
    ],
  ])('is an allowed value: %s', (text, column, expected) => {
    expect(constants(text, column)).toEqual(expected)
  })

  it.each([
    'Some barrels in shed_2024.csv came late; they are all empty.',
    'Die Fässer ohne Datum in shed_2024.csv kamen später; die sind alle empty.',
    'Los barriles sin fecha de shed_2024.csv llegaron tarde. Todos están empty.',
  ])('is not what is said of some of its rows: %s', (text) => {
    expect(constants(text, 'state')).toEqual([null, null, null])
  })

  it.each([
    ['The barn list is from 03 and was kept by Mr Moss.', 'vineyard'],
    ['The shed was "Moss & Sons" before the keeper left.', 'cellar_keeper'],
    ['The shed is not cellar keeper "Moss & Sons".', 'cellar_keeper'],
  ])('is no figure or name that stands there otherwise: %s', (text, column) => {
    expect(constants(text, column)).toEqual([null, null, null])
  })

  it('is meant by one word that is put together of two of its name', () => {
    const lists = ['fass_keller', 'tank_scheune'].map((name) =>
      tableOf(name, `Barrel No|Litres\n${name}1|225\n${name}2|300\n${name}3|225`),
    )
    const { plan } = decideOn([places, ...lists], [vineyards, barrels], {
      instructions: 'Die Kellerfässer stehen in einer eigenen Liste; die sind alle empty.',
    })
    const { sources } = plan.sheets.find(({ slug }) => slug === 'barrels')!
    const states = sources.map(({ table, columns }) => [
      table,
      columns.find(({ column }) => column === 'state')?.transforms[0],
    ])
    expect(states).toEqual([
      ['fass_keller', { kind: 'constant', value: 'empty' }],
      ['tank_scheune', undefined],
    ])
  })

  it('is a code that begins as the file is called', () => {
    const text = 'The barrels in shed_2024.csv came first; all of them are of the lot SHED24.'
    expect(constants(text, 'lot_code')).toEqual([null, 'SHED24', null])
  })

  it.each([
    ['cellar.csv holds the barrels of vineyard 01, shed_2024.csv those of vineyard 02.', ['01', '02', null]],
    ['cellar.csv is vineyard 03, shed_2024.csv 01', ['03', '01', null]],
    ['The vineyard 02 is all of barn.csv.', [null, null, '02']],
  ])('is a key that is there: %s', (text, expected) => {
    expect(constants(text, 'vineyard')).toEqual(expected)
  })

  it.each([
    ['shed_2024.csv belongs to the vineyard 02.', [null, '02', null]],
    ['cellar.csv gehört zu vineyard 01 und barn.csv zu vineyard 03.', ['01', null, '03']],
  ])('is a key that it belongs to: %s', (text, expected) => {
    expect(constants(text, 'vineyard')).toEqual(expected)
  })

  describe('is a country or a currency', () => {
    const guests = templateOf('guests', [
      { name: 'guest_no', required: true, unique: true },
      { name: 'country', required: true, rule: '^(IE|NZ)$' },
      { name: 'currency', required: true, rule: '^(EUR|NZD)$' },
      { name: 'room_code', link: 'rooms.room_code' },
    ])
    const rooms = templateOf('rooms', [
      { name: 'room_code', required: true, unique: true, rule: '^\\d{2}$' },
      { name: 'beds' },
    ])
    const all = ['galway', 'otago'].map((name) => tableOf(name, `Guest No|Nights\n${name}1|2\n${name}2|3\n${name}3|2`))
    const given = (instructions: string, column: string): (string | null)[] => {
      const { plan } = decideOn([tableOf('rooms', 'Room Code|Beds\n11|2\n12|1\n13|2'), ...all], [rooms, guests], {
        instructions,
      })
      const sources = plan.sheets.find(({ slug }) => slug === 'guests')?.sources ?? []
      return ['galway', 'otago'].map((table) => {
        const step = sources.find((one) => one.table === table)?.columns.find((one) => one.column === column)
          ?.transforms[0]
        return step?.kind === 'constant' ? step.value : null
      })
    }

    it.each([
      ['galway.csv holds Irish guests, otago.csv New Zealand ones.', 'country', ['IE', 'NZ']],
      ['otago.csv holds guests from New Zealand.', 'country', [null, 'NZ']],
      ['galway.csv holds Irish guests.', 'country', ['IE', null]],
      ['The galway list is in euros, otago.csv in New Zealand dollars.', 'currency', ['EUR', 'NZD']],
      ['otago.csv is in dollars.', 'currency', [null, 'NZD']],
      ['otago.csv belongs to room 12.', 'room_code', [null, '12']],
    ])('%s', (text, column, expected) => {
      expect(given(text, column)).toEqual(expected)
    })

    it.each([
      ['galway.csv has an Irish letterhead.', 'country'],
      ['Some of galway.csv is in euros.', 'currency'],
      ['otago.csv is not in dollars.', 'currency'],
      ['otago.csv belongs to room 99.', 'room_code'],
    ])('that is not guessed from “%s”', (text, column) => {
      expect(given(text, column)).toEqual([null, null])
    })
  })

  it('is of a sheet that is called by its mere name after another one of the same file', () => {
    const sheets = ['K1', 'K2'].map((name) => ({
      ...tableOf(name, `Barrel No|Litres\n${name}1|225\n${name}2|300\n${name}3|225`),
    }))
    const inOneFile = sheets.map((profile) => ({
      ...profile,
      table: { ...profile.table, file_id: 'book', file_name: 'book.xlsx' },
    }))
    const woods = (instructions: string): unknown[] => {
      const { plan } = decideOn([places, ...inOneFile], [vineyards, barrels], { instructions })
      const sources = plan.sheets.find(({ slug }) => slug === 'barrels')!.sources
      return ['K1', 'K2'].map(
        (table) =>
          sources.find((one) => one.table === table)?.columns.find(({ column }) => column === 'wood')?.transforms[0],
      )
    }
    expect(woods('Sheet K1 of the book is oak and K2 is steel.')).toMatchObject([{ value: 'oak' }, { value: 'steel' }])
    expect(woods('The oak is good and K2 is steel.')).toEqual([undefined, undefined])
    const named = (text: string): string[] => tablesIn(text, inOneFile).map(({ table }) => table.name)
    expect(named('Everyone on the K1 or K2 sheet is new.')).toEqual(['K1', 'K2'])
    expect(named('K1 is new, the K2 sheet is old.')).toEqual(['K2'])
  })

  it('is what is added without a verb for a column that is named, even where the name of the file has a verb in it', () => {
    const casks = templateOf('casks', [
      { name: 'cask_no', required: true, unique: true },
      { name: 'filled_on', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
    ])
    const lists = ['mill_list', 'barn'].map((name) =>
      tableOf(name, `Cask No|Litres\n${name}1|225\n${name}2|300\n${name}3|225`),
    )
    const instructions = 'mill_list.csv is the list of the old mill, filled on 2024-03-01.'
    const { plan } = decideOn(lists, [casks], { instructions })
    const steps = plan.sheets[0]!.sources.map(({ table, columns }) => [
      table,
      columns.find(({ column }) => column === 'filled_on')?.transforms[0],
    ])
    expect(steps).toEqual([
      ['mill_list', { kind: 'constant', value: '2024-03-01' }],
      ['barn', undefined],
    ])
  })

  it('is what stands in the cells of another file, for the column that is called so', () => {
    const text = 'The barrels in shed_2024.csv are new; all their barrels are kept by Fuder.'
    expect(constants(text, 'cellar_keeper')).toEqual([null, 'Fuder', null])
  })

  it.each([
    ['Some of the shed is steel.', 'wood'],
    ['The barrels of the shed are all sealed by hand.', 'sealed'],
    ['The shed holds oak and steel barrels.', 'wood'],
    ['The shed is not steel.', 'wood'],
    ['If the shed is steel, tell us.', 'wood'],
    ['Only what is empty in the cellar is filled from the oak barrels of the shed.', 'wood'],
    ['Everything in shed_2024.csv is oak or steel.', 'wood'],
    ['The shed has a steel door.', 'wood'],
    ['The first ten barrels of the shed are oak.', 'wood'],
    ['cellar.csv holds the barrels of vineyard 09.', 'vineyard'],
    ['cellar.csv holds the barrels of all vineyards, oak and steel.', 'wood'],
    ['Vineyard 01 bought the shed in 2024.', 'vineyard'],
    ['Fuder is next to the shed.', 'cellar_keeper'],
  ])('is not guessed from “%s”', (text, column) => {
    expect(constants(text, column)).toEqual([null, null, null])
  })

  describe('that are each called by their own value', () => {
    const rows = 'Barrel No|Litres\n#1|225\n#2|300\n#3|225\n#4|500'
    const sheets = ['Oak', 'Steel', 'Mixed'].map((name) => tableOf(name, rows.replaceAll('#', name[0]!)))
    const woods = (instructions: string): unknown[] => {
      const { plan } = decideOn([places, ...sheets], [vineyards, barrels], { instructions })
      const sources = plan.sheets.find(({ slug }) => slug === 'barrels')?.sources ?? []
      return ['Oak', 'Steel', 'Mixed'].map((name) => {
        const [step] = sources
          .find(({ table }) => table === name)!
          .columns.find(({ column }) => column === 'wood')!.transforms
        return step?.kind === 'constant' ? step.value : null
      })
    }

    it('is that value where the column is named, and never the name of the other', () => {
      expect(woods('The lists Oak and Steel hold one wood each.')).toEqual(['oak', 'steel', null])
    })

    it('says nothing where no column is named', () => {
      expect(woods('The lists Oak and Steel hold four rows each.')).toEqual(woods('Barrels are round.'))
    })
  })

  it('does not count where a column of the file holds it, row by row', () => {
    const mixed = tableOf('mixed', 'Barrel No|Litres|Wood\nM1|225|oak\nM2|300|steel\nM3|225|oak\nM4|500|steel')
    const { plan } = decideOn([mixed], [barrels], { instructions: 'Everything in mixed.csv is oak.' })
    const wood = plan.sheets[0]?.sources[0]?.columns.find(({ column }) => column === 'wood')
    expect(wood?.inputs.map(({ column }) => column)).toEqual(['Wood'])
  })

  it('and is told with its sentence', () => {
    const instructions = 'Everything in shed_2024.csv is oak.'
    const { notes } = decideOn([places, cellar, shed, barn], [vineyards, barrels], { instructions })
    expect(notes.join(' ')).toContain('Applied “Everything in shed_2024.csv is oak”')
  })
})

it('“each” of a sentence is no piece, as it is in a column of units', () => {
  const corks = templateOf('corks', [
    { name: 'cork_no', required: true, unique: true },
    { name: 'unit', required: true, rule: '(piece|bag|box)' },
  ])
  const list = tableOf('cork_list', 'Cork No|Colour\nC1|red\nC2|blue\nC3|red\nC4|green')
  const said = 'The corks come from cork_list.csv, each with its price.'
  expect(decideOn([list], [corks], { instructions: said }).plan.sheets[0]!.sources[0]!.columns).not.toContainEqual(
    expect.objectContaining({ transforms: [{ kind: 'constant', value: 'piece' }] }),
  )
})

describe('what is said of each sheet of one file', () => {
  const crews = templateOf('crews', [
    { name: 'name', required: true },
    { name: 'craft', required: true, rule: 'rowing_boat|motor_yacht|canoe' },
  ])
  const sheets = ['Ufer', 'Hafen', 'Steg'].map((name) => {
    const profile = tableOf(name, `Name\n${name} Ada\n${name} Ben\n${name} Cy`)
    return { ...profile, table: { ...profile.table, file_id: 'file_boats', file_name: 'boats.xlsx' } }
  })
  const said = (instructions: string): (string | null)[] => {
    const { plan } = decideOn(sheets, [crews], { instructions })
    return (plan.sheets[0]?.sources ?? []).map(({ columns }) => {
      const step = columns.find(({ column }) => column === 'craft')?.transforms[0]
      return step?.kind === 'constant' ? step.value : null
    })
  }

  it('is that sheet alone, in whatever number the words of a value are', () => {
    const text = 'The list has one sheet for each craft: Ufer are rowing boats, Hafen motor yachts and Steg canoes.'
    expect(said(text)).toEqual(['rowing_boat', 'motor_yacht', 'canoe'])
  })

  it('is not all of the file where only what one sheet holds can be read', () => {
    const text = 'The list has one sheet for each craft: Ufer are things with oars, Hafen big ones and Steg canoes.'
    expect(said(text)).not.toEqual(['canoe', 'canoe', 'canoe'])
  })
})

describe('what stands before the name of a file in brackets', () => {
  const sales = templateOf('sales', [
    { name: 'sale_no', required: true, unique: true },
    { name: 'way', required: true, rule: 'counter|web' },
  ])
  const lists = ['till_2024', 'pedalo_export'].map((name) =>
    tableOf(name, `Sale No|Sum\n${name}1|2\n${name}2|3\n${name}3|2`),
  )
  const ways = (instructions: string): (string | null)[] => {
    const { plan } = decideOn(lists, [sales], { instructions })
    return lists.map(({ table }) => {
      const source = plan.sheets[0]!.sources.find((one) => one.table === table.name)
      const step = source?.columns.find(({ column }) => column === 'way')?.transforms[0]
      return step?.kind === 'constant' ? step.value : null
    })
  }

  it.each([
    'We sell tickets, partly at the counter (till_2024.csv) and partly through the web shop (the pedalo export).',
    'Verkauft wird teils am counter (Datei till_2024.csv), teils im web (pedalo_export.csv).',
    'On vend au counter (till_2024.csv) et sur le web (pedalo_export.csv).',
  ])('is what its rows are, where another file has something else: %s', (text) => {
    expect(ways(text)).toEqual(['counter', 'web'])
  })

  it.each([
    'We partly sell at the counter (till_2024.csv).',
    'We sell partly at the counter (till_2024.csv, some by hand) and partly in the web (pedalo_export.csv).',
    'We sell partly at the counter (since May) and partly in the web (pedalo_export.csv).',
  ])('is nothing by itself, nor beside other words: %s', (text) => {
    expect(ways(text)).toEqual([null, null])
  })
})

describe('what a column of a file is, by what it fills', () => {
  const guests = templateOf('guests', [
    { name: 'guest_no', required: true, unique: true },
    { name: 'joined_on', description: 'Date of joining, YYYY-MM-DD.' },
    { name: 'born_on' },
    { name: 'state', description: 'active or former.', desiredRule: 'ai' },
  ])
  const form = tableOf(
    'web_form',
    'Guest No|Timestamp|Seen on\nG1|2024-01-02|2024-02-02\nG2|2024-03-04|2024-04-05\nG3|2024-05-01|2024-06-01',
  )
  const sourceOf = (instructions: string): string[] | undefined =>
    decideOn([form], [guests], { instructions })
      .plan.sheets[0]?.sources[0]?.columns.find(({ column }) => column === 'joined_on')
      ?.inputs.map(({ column }) => column)

  it.each([
    ['web_form.csv has the new guests. Their joined on is that of the time stamp.', ['Timestamp']],
    ['web_form.csv has the new guests. Their joined on is that of “Seen on”.', ['Seen on']],
    ['web_form.csv has the new guests. Ihr joined on ist das der Spalte Seen on.', ['Seen on']],
  ])('%s', (text, expected) => {
    expect(sourceOf(text)).toEqual(expected)
  })

  it('is not taken from a sentence that names none of its columns', () => {
    const text = 'web_form.csv has the new guests. Their joined on is that of the passport.'
    expect(sourceOf(text)).toEqual(sourceOf('Guests come by car.'))
  })
})

it('words in the plural, as Italian has them, are those of which the value is one', () => {
  const tours = templateOf('tours', [
    { name: 'tour_no', required: true, unique: true },
    { name: 'state', required: true, rule: '^(confirmed|cancelled)$' },
    { name: 'via', required: true, rule: '^(phone|agency)$' },
  ])
  const rows = tableOf('gite', 'Tour No|Day\nT1|2024-05-01\nT2|2024-05-02\nT3|2024-05-03')
  const { plan } = decideOn([rows], [tours], {
    instructions: 'Le gite del file gite.csv sono tutte confermate e tutte di agenzia.',
  })
  const said = plan.sheets[0]!.sources[0]!.columns.flatMap(({ transforms }) =>
    transforms.flatMap((step) => (step.kind === 'constant' ? [step.value] : [])),
  )
  expect(said).toEqual(['confirmed', 'agency'])
})

it('all on somebody’s list are as is said, though there never was a system', () => {
  const casks = templateOf('casks', [
    { name: 'barrel_no', required: true, unique: true },
    { name: 'litres' },
    { name: 'wood', required: true, rule: '^(oak|steel)$' },
  ])
  const instructions =
    'The shed never had a system, only Kim’s shed_2024.csv, and everything on her list counts as oak.'
  const mill = tableOf('mill', 'Barrel No|Litres|Wood\nM1|225|oak\nM2|300|steel\nM3|225|oak')
  const { plan } = decideOn([mill, shed], [casks], { instructions })
  const own = plan.sheets[0]!.sources.find(({ table }) => table === 'shed_2024')
  expect(own?.columns.find(({ column }) => column === 'wood')?.transforms).toEqual([{ kind: 'constant', value: 'oak' }])
})

it.each(['What is not in shed_2024.csv, all of it, is oak.', 'What isn’t on the shed 2024 list, all of it, is oak.'])(
  '“%s” says nothing of the rows of that list',
  (instructions) => {
    const casks = templateOf('casks', [
      { name: 'barrel_no', required: true, unique: true },
      { name: 'litres' },
      { name: 'wood', required: true, rule: '^(oak|steel)$' },
    ])
    const { plan } = decideOn([tableOf('cellar', 'Barrel No|Litres\nC1|225\nC2|300\nC3|225'), shed], [casks], {
      instructions,
    })
    const own = plan.sheets[0]?.sources.find(({ table }) => table === 'shed_2024')
    expect(own?.columns.find(({ column }) => column === 'wood')?.transforms ?? []).toEqual([])
  },
)

describe('a sentence about some rows of a list', () => {
  const lets = templateOf('lets', [
    { name: 'let_no', required: true, unique: true },
    { name: 'state', required: true, rule: '^(active|ended|refused)$' },
  ])
  const list = tableOf('lets', 'Let No|Ended on|Turned down\nL1|2024-05-01|No\nL2||Yes\nL3||No\nL4||No')
  it.each([
    'In the lets list a let with an Ended on day is ended, one with Turned down Yes refused.',
    'All tenants of the lets live in Leeds, so a code without an area is 0113.',
  ])('says nothing of all of them: %s', (instructions) => {
    const { plan } = decideOn([list], [lets], { instructions })
    const columns = plan.sheets[0]?.sources.flatMap((source) => source.columns) ?? []
    const state = columns.find(({ column }) => column === 'state')
    expect(state?.transforms.filter(({ kind }) => kind === 'constant') ?? []).toEqual([])
  })
})

describe('which of two values a sheet says', () => {
  it('is given to no rows by a sentence that only tells that it does', () => {
    const said = 'In the shed list the place a barrel lies at tells whether it is oak or steel only.'
    expect(constants(said, 'wood')).toEqual(constants('', 'wood'))
  })
})
