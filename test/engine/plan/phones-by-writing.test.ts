import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member', required: true, unique: true },
  { name: 'phone', rule: '^\\+[1-9]\\d{6,14}$' },
])
const list = (...numbers: string[]) =>
  tableOf('members', `Member|Phone\n${numbers.map((number, at) => `M${at + 1}|${number}`).join('\n')}`)
const visits = (...days: string[]) =>
  tableOf('visits', `Visit|Day\n${days.map((day, at) => `V${at + 1}|${day}`).join('\n')}`)
const american = list('(612) 555-0100', '612-555-0101', '1 612 555 0102', '6125550103', '612.555.0104')
const monthFirst = visits('3/22/2024', '11/30/2024', '2/1/2025')

it('numbers of North America are dialled there where days have the month first, and that is told', () => {
  const decision = decideOn([american, monthFirst], [members])
  expect(columnOf(decision, 'phone').transforms).toEqual([{ kind: 'phone', country: 'US' }])
  expect(decision.notes.join(' ')).toContain('read as dialled in the US: they are written as in North America')
})

it('numbers in pairs behind a zero are French where amounts are in euros, and so are those without their zero', () => {
  const french = list('04 92 53 44 18', '493215540', '06.12.34.56.78', '492318072')
  const bills = tableOf('bills', 'Bill|Sum\nB1|120,00 €\nB2|85,50 €\nB3|9,90 €')
  const decision = decideOn([french, bills], [members])
  expect(columnOf(decision, 'phone').transforms).toEqual([{ kind: 'phone', country: 'FR' }])
  expect(decision.notes.join(' ')).toContain('read as dialled in FR: they are written as in France')
  expect(columnOf(decideOn([french], [members]), 'phone').transforms).toEqual([{ kind: 'phone', country: null }])
})

it('numbers stay as they are where days have the day first, or they are written otherwise', () => {
  const stays = [{ kind: 'phone', country: null }]
  const dayFirst = visits('22/3/2024', '30/11/2024', '1/2/2025')
  expect(columnOf(decideOn([american, dayFirst], [members]), 'phone').transforms).toEqual(stays)
  const other = list('0612 555 010', '0612 555 011', '0612 555 012', '0612 555 013')
  expect(columnOf(decideOn([other, monthFirst], [members]), 'phone').transforms).toEqual(stays)
})

it('a number without its area, or an extension, says nothing against the country of all others; several of them do', () => {
  const others = ['(612) 555-0105', '612-555-0106', '612.555.0107', '612 555 0108']
  const phone = (...short: string[]) =>
    columnOf(
      decideOn([list('(612) 555-0100', '612-555-0101', '1 612 555 0102', ...others, ...short), monthFirst], [members]),
      'phone',
    ).transforms
  expect(phone('555-0199')).toEqual([{ kind: 'phone', country: 'US' }])
  expect(phone('ext. 22')).toEqual([{ kind: 'phone', country: 'US' }])
  expect(phone('555-0199', '555-0198', '555-0197')).toEqual([{ kind: 'phone', country: null }])
  expect(phone('030 7886293')).toEqual([{ kind: 'phone', country: null }])
})
