import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const suppliers = templateOf('suppliers', [
  { name: 'supplier_no', required: true, unique: true, rule: '\\d{5}' },
  { name: 'name', required: true },
])
const items = templateOf('items', [
  { name: 'item_no', required: true, unique: true },
  { name: 'supplier_no', required: true, link: 'suppliers.supplier_no' },
])
const numbers = ['31010', '31024', '31035', '31047', '31058']
const firms = tableOf('suppliers', `Supplier no|Name\n${numbers.map((no, at) => `${no}|Firm ${at}`).join('\n')}`)
const goods = tableOf(
  'items',
  `Item no|Supplier no\n${[...numbers, ...numbers].map((no, at) => `A-${100 + at}|${no}`).join('\n')}`,
)
const read = (instructions: string): { moved: string[]; left: unknown[] } => {
  const decision = decideOn([firms, goods], [suppliers, items], { instructions })
  const steps = columnOf(decision, 'supplier_no', 1).transforms
  return {
    moved: steps.flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`) : [],
    ),
    left: decision.plan.sheets[0]!.sources[0]!.skips.flatMap(({ when }) => (when.is === 'one_of' ? when.values : [])),
  }
}

describe('rows of one thing under two numbers', () => {
  it.each([
    "Supplier 31047 is the old number of 31010: don't create it, its items belong to 31010.",
    'Lieferant 31047 ist die alte Firma von 31010 (Nord): nicht anlegen, seine Artikel gehören zu 31010.',
    "Le fournisseur 31047 est l'ancien nom de 31010, ne pas créer.",
    'Leverancier 31047 hoort bij 31010, dus niet aanmaken.',
    'Supplier 31047 is Nord entered again by accident: keep only 31010 and put the items of 31047 on it.',
    'Lieferant 31047 wurde versehentlich noch einmal angelegt: behaltet nur 31010.',
  ])('are the one that stays, with all that points at the other: “%s”', (sentence) => {
    expect(read(sentence)).toEqual({ moved: ['31047 31010'], left: ['31047'] })
  })

  it.each([
    'Supplier 31047 was merged into 31010.',
    'Supplier 31047 (Nord) was merged into 31010 in 2022.',
    'Please use 31010 instead of 31047.',
  ])('both stay where nobody says that one goes, and what points at it moves: “%s”', (sentence) => {
    expect(read(sentence)).toEqual({ moved: ['31047 31010'], left: [] })
  })

  it.each([
    'Suppliers 31047 and 31010 are in the old list.',
    'Supplier 31047 is the old number of 99999.',
    'Supplier 31047 was entered by accident: keep only the terms of 31010 for 31024.',
    'Supplier 31047 has the old terms until 31010 is settled with 31024.',
  ])('are not told of by “%s”', (sentence) => {
    expect(read(sentence)).toEqual({ moved: [], left: [] })
  })
})

describe('units of one thing of which one is no more and has a sheet of its own', () => {
  const depots = templateOf('depots', [
    { name: 'depot_code', required: true, unique: true, rule: 'DEP-\\d{3}' },
    { name: 'name', required: true },
  ])
  const trips = templateOf('trips', [
    { name: 'trip_no', required: true, unique: true },
    { name: 'depot', link: 'depots.depot_code' },
  ])
  const sheet = (name: string, rows: string[]) => {
    const made = tableOf(name, `Depot|Name\n${rows.join('\n')}`)
    return { ...made, table: { ...made.table, file_id: 'file_depots', file_name: 'depots.xlsx' } }
  }
  const open = sheet('open', ['210|North', 'DEP 220|South', '230|East', 'DEP 240|West'])
  const shut = sheet('shut', ['270|Old dock', 'DEP 280|Mill'])
  const drives = tableOf(
    'trips',
    'Trip no|Depot\nF-1|210\nF-2|DEP 270\nF-3|220\nF-4|270\nF-5|230\nF-6|240\nF-7|DEP 220\nF-8|210',
  )
  const moved = (instructions: string): unknown[] =>
    columnOf(decideOn([open, shut, drives], [depots, trips], { instructions }), 'depot', 1).transforms.flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} → ${value}`) : [],
    )

  it('are named by the one that goes on, however the number is written', () => {
    const said = moved('Depot 270 was merged into 220 last spring, so whatever is still on 270 belongs to 220.')
    expect(said).toEqual(expect.arrayContaining(['270 → 220', 'DEP 270 → DEP 220']))
  })

  it('stay where neither is known, or nothing says that one goes', () => {
    expect(moved('Depot 270 was merged into 999 last spring.')).toEqual([])
    expect(moved('Depot 270 and 220 share a yard.')).toEqual([])
  })
})

describe('a number that no list has any more', () => {
  const orders = tableOf(
    'items',
    `Item no|Supplier no\n${[...numbers, ...numbers, '31099', '31099'].map((no, at) => `A-${100 + at}|${no}`).join('\n')}`,
  )
  const moved = (instructions: string): string[] =>
    columnOf(decideOn([firms, orders], [suppliers, items], { instructions }), 'supplier_no', 1).transforms.flatMap(
      (step) => (step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`) : []),
    )

  it.each([
    'Supplier 31099 was merged into 31010.',
    'Alles, was noch auf 31099 läuft, gehört jetzt zu 31010.',
    'Der Händler mit der früheren Nummer 31099 ist in Nord (31010) aufgegangen.',
    'De groothandel 31099 is door Noord (31010) overgenomen.',
  ])('becomes the one that stays wherever it is pointed at: “%s”', (sentence) => {
    expect(moved(sentence)).toEqual(['31099 31010'])
  })

  it.each([
    'Supplier 31099 was merged into 31011.',
    'Der Händler 31099 hat Nord (31010) übernommen.',
    'Der Händler 31099 ist mit Nord (31010) befreundet.',
  ])('stays as it is by “%s”', (sentence) => {
    expect(moved(sentence)).toEqual([])
  })
})
