import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const rule = '^\\+[1-9]\\d{6,14}$'
const keepers = templateOf('keepers', [
  { name: 'keeper', required: true, unique: true },
  { name: 'phone', description: 'With + and no spaces', rule },
])
const guests = (description: string) =>
  templateOf('guests', [
    { name: 'guest', required: true, unique: true },
    { name: 'guest_phone', description, rule },
  ])
const list = tableOf('keepers', 'Keeper|Phone\nAda|938 753 144\nBea|930043881\nCleo|929 442 269\nDora|921540791')
const calls = tableOf('guests', 'Guest|Guest phone\nElsa|912 345 678\nFlora|+44 7400 123456\nGerda|964 111 222')
const dialled = (description: string) => {
  const { plan, notes } = decideOn([list, calls], [keepers, guests(description)])
  const { transforms } = plan.sheets.find(({ slug }) => slug === 'keepers')!.sources[0]!.columns[1]!
  return { transforms, notes: notes.join(' ') }
}

it('numbers are dialled where the only template that says so has its own, and that is told', () => {
  const { transforms, notes } = dialled('With +; numbers without a country code are Portuguese')
  expect(transforms).toEqual([{ kind: 'phone', country: 'PT' }])
  expect(notes).toContain('read as dialled in PT, the only country that a template names for such numbers')
})

it('numbers stay as they are where no template says so, or they are none there', () => {
  expect(dialled('With +').transforms).toEqual([{ kind: 'phone', country: null }])
  expect(dialled('With +; numbers without a country code are Danish').transforms).toEqual([
    { kind: 'phone', country: null },
  ])
})

it('numbers are dialled where those of other tables are, however their codes are written', () => {
  const walkers = templateOf('walkers', [
    { name: 'walker', required: true, unique: true },
    { name: 'phone', description: 'With + and no spaces', rule },
  ])
  const own = 'Walker|Phone\nAda|08122 70123\nBea|089 41207744\nCleo|08123 4410\nDora|08141 33219'
  const coded = (third: string) =>
    `Guest|Guest phone\nElsa|+49 8122 40811\nFlora|+49 89 2165540\nGerda|${third}\nHedda|08123 990`
  const steps = (third: string) => {
    const tables = [tableOf('walkers', own), tableOf('guests', coded(third))]
    const { plan } = decideOn(tables, [walkers, guests('With +')])
    return plan.sheets.find(({ slug }) => slug === 'walkers')!.sources[0]!.columns[1]!.transforms
  }
  expect(steps('0049 8141 70210')).toEqual([{ kind: 'phone', country: 'DE' }])
  // Two of them are too few to say so.
  expect(steps('08141 70210')).toEqual([{ kind: 'phone', country: null }])
})
