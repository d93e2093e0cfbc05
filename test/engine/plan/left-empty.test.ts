import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: 'B\\d{3}' },
  { name: 'radio_code', rule: '[A-Z]{4}\\d' },
  { name: 'mother_boat', link: 'boats.boat_no' },
])
const rows = ['B101|ABCD1|', 'B102|4,07E+12|B101', 'B103|DEFG2|B999', 'B104||B102', 'B105|KLMN3|B101']
const list = tableOf('boats', `Boat No|Radio code|Mother boat\n${rows.join('\n')}`)
const tokens = (column: string, instructions: string): unknown =>
  columnOf(decideOn([list], [boats], { instructions }), column).transforms.flatMap((step) =>
    step.kind === 'null_token' ? step.tokens : [],
  )

describe('cells that would be refused', () => {
  it.each([
    ['radio_code', 'Where the radio code is wrong, we leave it empty.', ['4,07E+12']],
    ['radio_code', 'Ist der Radio code zerstört, bitte leer lassen.', ['4,07E+12']],
    ['radio_code', 'If a radio code is no good, just leave that field empty.', ['4,07E+12']],
    [
      'radio_code',
      "A few boats have a radio code that can't be used; keep the boat and leave that one field empty.",
      ['4,07E+12'],
    ],
    ['radio_code', 'Mancher Radio code ist unbrauchbar. Das Feld bitte leer lassen.', ['4,07E+12']],
    ['radio_code', 'Se o radio code estiver incompleto, deixem esse campo vazio.', ['4,07E+12']],
    [
      'radio_code',
      'Where something other than a radio code was typed there, leave it empty and keep the boat.',
      ['4,07E+12'],
    ],
    ['radio_code', 'Steht dort etwas anderes als ein Radio code, bitte leer lassen.', ['4,07E+12']],
    ['radio_code', 'Where only some text stands under Radio code, leave the cell empty.', ['4,07E+12']],
    ['radio_code', 'Wo beim Radio code bloß irgendein Text steht, lasst die Zelle leer.', ['4,07E+12']],
    ['radio_code', 'A call name or a radio code that cannot be read may be left empty.', ['4,07E+12']],
    ['radio_code', 'Ist ein Radio code nicht lesbar, darf er leer bleiben, bitte leer lassen.', ['4,07E+12']],
    ['mother_boat', 'If the mother boat no longer exists, leave it blank.', ['B999']],
    [
      'radio_code',
      'If a radio code is no use leave it empty and take the boat over, the same as "n/a" mother boats.',
      ['4,07E+12'],
    ],
    ['radio_code', 'Taugt ein Radio code nichts, oder ist er nutzlos, bitte leer lassen.', ['4,07E+12']],
    [
      'radio_code',
      "If a radio code isn't a proper code (the crews jot down all sorts), leave the radio code empty and keep the boat.",
      ['4,07E+12'],
    ],
    ['radio_code', 'Ist das keine gültige Angabe im Radio code, bitte leer lassen.', ['4,07E+12']],
    ['radio_code', "Si le radio code n'est pas un vrai code, laissez la case vide.", ['4,07E+12']],
    ['radio_code', 'Certains codes du radio code sont illisibles ; laissez alors le radio code vide.', ['4,07E+12']],
    ['radio_code', 'Some of what was typed is illegible. Leave the radio code empty then.', ['4,07E+12']],
    ['radio_code', 'Si el radio code no es un código válido, dejen la casilla vacía.', ['4,07E+12']],
  ])('of “%s” are left empty, as a sentence says: %s', (column, said, expected) => {
    expect(tokens(column, said)).toEqual(expected)
  })

  it.each([
    'Some radio codes were typed later. Leave the radio code empty then.',
    'Boats with an illegible number are left out. Leave the mother boat empty then.',
  ])('stay where nothing is said to be wrong with them: %s', (said) => {
    expect(tokens('radio_code', said)).toEqual([])
  })

  it.each([
    ['mother_boat', 'Where the radio code is wrong, we leave it empty.'],
    ['radio_code', 'Wrong radio codes are refused.'],
    ['radio_code', "Some radio codes can't be used. Leave the mother boat empty."],
    ['radio_code', "Some radio codes can't be used; leave those boats out. Leave that field empty."],
    ['radio_code', 'Some radio codes are new. Leave that field empty.'],
    ['radio_code', 'The radio code may be left empty.'],
    ['radio_code', 'Remarks are only text. If a boat has no radio code, leave the cell empty.'],
    ['boat_no', 'Where the boat no is wrong, leave it empty.'],
    ['radio_code', 'If the boat is laid up for the season, leave the radio code empty.'],
  ])('of “%s” stay where that is not said, or each row must have one: %s', (column, said) => {
    expect(tokens(column, said)).toEqual([])
  })
})

it('is no whole column that a sentence leaves empty under a condition, and one that it leaves empty without any', () => {
  const sources = (instructions: string): number =>
    columnOf(decideOn([list], [boats], { instructions }), 'radio_code').inputs.length
  expect(sources('If the boat is laid up for the season, leave the radio code empty and keep the boat.')).toBe(1)
  expect(sources('Leave the radio code empty.')).toBe(0)
})

describe('an amount in a currency', () => {
  const stock = templateOf('stock', [
    { name: 'item', required: true, unique: true },
    { name: 'deposit_eur', rule: '\\d+\\.\\d{2}' },
  ])
  const cells = ['1|12.50', '2|on loan', '3|8.00', '4|17.25', '5|3.75', '6|2.20']
  const steps = (instructions: string): unknown[] =>
    columnOf(
      decideOn([tableOf('stock', `Item|Deposit\n${cells.join('\n')}`)], [stock], { instructions }),
      'deposit_eur',
    ).transforms.flatMap((step) => (step.kind === 'null_token' ? step.tokens : []))

  it('is named without it', () => {
    expect(steps('A deposit that is no good may be left empty.')).toEqual(['on loan'])
  })

  it('is not, by what is said of another thing', () => {
    expect(steps('A weight that is no good may be left empty.')).toEqual([])
  })
})

describe('links to what is on no list', () => {
  const crews = templateOf('crews', [
    { name: 'member', required: true },
    { name: 'serves_on', link: 'boats.boat_no' },
  ])
  const described = templateOf('crews', [
    { name: 'member', required: true },
    { name: 'serves_on', link: 'boats.boat_no', description: 'Boat; empty when no listed boat is named' },
  ])
  const crew = tableOf('crews', 'Member|Serves on\nAnn|B101\nBo|B999\nCy|B103\nDee|B104\nEve|')
  const emptied = (template: typeof crews, instructions: string | null): unknown =>
    columnOf(decideOn([list, crew], [boats, template], { instructions }), 'serves_on', 1).transforms.flatMap((step) =>
      step.kind === 'null_token' ? step.tokens : [],
    )

  it.each([
    "If somebody serves on a vessel that isn't on our boats list, leave it blank.",
    "If somebody serves on something that isn't in the boats list, leave the vessel blank.",
    'Falls ein Schiff nicht in unserer Liste der Boats steht, bitte leer lassen.',
    'Si le bateau ne figure pas dans les boats, laissez la case vide.',
  ])('are left empty, as a sentence says: %s', (said) => {
    expect(emptied(crews, said)).toEqual(['B999'])
  })

  it.each([
    'Parts of a supplier that no longer exists come over: import them without supplier.',
    'Please import parts of a supplier that is no longer on the list without the supplier.',
    'Teile mit einem Lieferanten, den es in der Liste nicht mehr gibt, bitte ohne Lieferant übernehmen.',
    "Les pièces d'un fournisseur qui n'existe plus : les importer sans fournisseur.",
    'Importar sin proveedor las piezas de un proveedor que ya no existe.',
  ])('are left empty where rows are taken without them: %s', (said) => {
    const suppliers = templateOf('suppliers', [
      { name: 'supplier_no', required: true, unique: true, rule: 'S\\d{3}' },
      { name: 'city' },
    ])
    const parts = templateOf('parts', [
      { name: 'part_no', required: true, unique: true },
      { name: 'supplier', link: 'suppliers.supplier_no' },
    ])
    const firms = tableOf('suppliers', 'Supplier No|City\nS101|Ulm\nS102|Bonn\nS103|Kiel')
    const stock = tableOf('parts', 'Part No|Supplier\nP1|S101\nP2|S999\nP3|S102\nP4|S103\nP5|')
    const { transforms } = columnOf(decideOn([firms, stock], [suppliers, parts], { instructions: said }), 'supplier', 1)
    expect(transforms.flatMap((step) => (step.kind === 'null_token' ? step.tokens : []))).toEqual(['S999'])
  })

  it('are left empty where rows come without what the sentence before leaves out', () => {
    const states = tableOf(
      'boats',
      'Boat No|State\nB101|afloat\nB102|scuttled\nB103|afloat\nB104|scuttled\nB105|afloat',
    )
    const hands = templateOf('hands', [
      { name: 'member', required: true },
      { name: 'vessel', link: 'boats.boat_no' },
    ])
    const sailors = tableOf('hands', 'Member|Vessel\nAnn|B101\nBo|B102\nCy|B103\nDee|B105\nEve|')
    const tokensOf = (instructions: string): unknown =>
      columnOf(decideOn([states, sailors], [boats, hands], { instructions }), 'vessel', 1).transforms.flatMap((step) =>
        step.kind === 'null_token' ? step.tokens : [],
      )
    const out = 'Please leave out the scuttled boats'
    expect(tokensOf(`${out}; members who serve on one of those come over with no vessel.`)).toEqual(['B102'])
    expect(tokensOf(`${out}. Members of such boats come over with an empty vessel.`)).toEqual(['B102'])
    expect(tokensOf(`${out}; members come over with no vessel.`)).toEqual([])
    expect(tokensOf('We looked at the boats; members who serve on one of those come over with no vessel.')).toEqual([])
  })

  it('stay where rows are left out for it', () => {
    expect(emptied(crews, 'Skip members without vessel, as the vessel no longer exists.')).toEqual([])
  })

  it('are left empty, as their description says', () => {
    expect(emptied(described, null)).toEqual(['B999'])
  })

  it('stay where nothing says so', () => {
    expect(emptied(crews, 'Some boats are not on the list of the harbour master.')).toEqual([])
    expect(emptied(crews, null)).toEqual([])
  })
})

describe('a cell that is not what its column is called', () => {
  const template = templateOf('skippers', [
    { name: 'skipper_no', required: true, unique: true },
    { name: 'telephone', rule: '^\\+\\d{8,14}$' },
  ])
  const skippers = tableOf(
    'skippers',
    'Skipper no|Telephone\nS1|+4722334455\nS2|ask Ida\nS3|+4799887766\nS4|+4741526374',
  )
  const emptyOnes = (instructions: string): unknown =>
    columnOf(decideOn([skippers], [template], { instructions }), 'telephone').transforms.flatMap((step) =>
      step.kind === 'null_token' ? step.tokens : [],
    )

  it('is left empty where it is said not to be one', () => {
    expect(
      emptyOnes("Where a skipper's telephone clearly isn't one, leave it empty rather than losing the skipper."),
    ).toEqual(['ask Ida'])
  })

  it.each(['That is not a phone, leave it blank.', 'Das ist kein Telephone: leer lassen.'])(
    'is left empty where it is said not to be what a part of the name says: %s',
    (said) => expect(emptyOnes(`Some skippers have a friend there. ${said}`)).toEqual(['ask Ida']),
  )

  it('is left empty where it is said to be too short', () => {
    expect(emptyOnes("If a skipper's telephone has no area code leave it blank, don't guess.")).toEqual(['ask Ida'])
  })

  it('stays where it is not one of something else', () => {
    expect(emptyOnes("Where the telephone isn't one of ours, leave a note.")).toEqual([])
  })
})

it.each([
  ['Four letters and a figure. Leave empty if it is missing or incomplete.', ['4,07E+12']],
  ['Vier Buchstaben und eine Ziffer; leer, wenn unvollständig.', ['4,07E+12']],
  ['Quatre lettres; vide si illisible', ['4,07E+12']],
  ['Four letters and a figure. Blank if there is none that is complete.', ['4,07E+12']],
  ['Vier Buchstaben und eine Ziffer; leer, wenn es keine gültige gibt', ['4,07E+12']],
  ['Four letters and a figure. Empty if it is missing.', []],
  ['Four letters and a figure; never incomplete. Empty if there is none.', []],
])('a description says which cells are left empty: %s', (description, expected) => {
  const described = templateOf('boats', [
    { name: 'boat_no', required: true, unique: true, rule: 'B\\d{3}' },
    { name: 'radio_code', rule: '[A-Z]{4}\\d', description },
  ])
  const steps = columnOf(decideOn([list], [described]), 'radio_code').transforms
  expect(steps.flatMap((step) => (step.kind === 'null_token' ? step.tokens : []))).toEqual(expected)
})
