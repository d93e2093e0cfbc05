import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const drivers = tableOf(
  'drivers',
  'Sign|Name|E-mail|Region\nHAL|Grete Halvorsen|grete@haul.test|North\nOKA|Ben Okafor|ben@haul.test|South\nRUI|Marta Ruiz|marta@haul.test|East',
)
const jobs = tableOf(
  'jobs',
  'Job|Customer|Driver\nJ1|Ann Vogt|HAL\nJ2|Bo Lind|OKA\nJ3|Cy Orr|RUI\nJ4|Ann Vogt|HAL\nJ5|Di Kay|RUI\nJ6|Bo Lind|OKA',
)
const tablesOf = (column: { name: string; description?: string; rule?: string }, slug = 'jobs'): string[] => {
  const template = templateOf(slug, [
    { name: 'job', required: true, unique: true },
    { name: 'customer', required: true },
    column,
  ])
  return columnOf(decideOn([drivers, jobs], [template]), column.name).inputs.map(({ table }) => table)
}
const rule = '[a-z.]+@[a-z.]+'

describe('what a list says of somebody whom the rows name', () => {
  it('is nothing of anybody else', () => {
    expect(tablesOf({ name: 'customer_email', rule })).toEqual([])
    expect(tablesOf({ name: 'email', rule, description: 'E-mail of the customer' })).toEqual([])
    expect(tablesOf({ name: 'email', rule }, 'customers')).toEqual([])
  })

  it('is theirs, whatever else they are called, or that of rows that are nobody', () => {
    expect(tablesOf({ name: 'driver_email', rule })).toEqual(['drivers'])
    expect(tablesOf({ name: 'employee_email', rule })).toEqual(['drivers'])
    expect(tablesOf({ name: 'email', rule })).toEqual(['drivers'])
  })

  it('may well hold for the rows where it is no name and no address', () => {
    expect(tablesOf({ name: 'region', rule: 'North|South|East' }, 'customers')).toEqual(['drivers'])
  })
})
