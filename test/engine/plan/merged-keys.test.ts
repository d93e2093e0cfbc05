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
    'Supplier 31047 has the old terms until 31010 is settled with 31024.',
  ])('are not told of by “%s”', (sentence) => {
    expect(read(sentence)).toEqual({ moved: [], left: [] })
  })
})
