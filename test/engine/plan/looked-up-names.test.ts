import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const drivers = tableOf(
  'drivers',
  'Code|Name|E-mail|Since\nHAL|Halvorsen, Grete|g.h@haul.example|2014\nOKA|Okafor, Ben|b.o@haul.example|2019\nRUI|Ruiz, Marta|m.r@haul.example|2021',
)
const mail = '[^@\\s]+@[^@\\s]+\\.[a-z]+'
const trips = (header: string): TableProfile =>
  tableOf('trips', `Trip|${header}|Km\nT1|HAL|120\nT2|OKA|80\nT3|HAL|95\nT4|RUI|210\nT5|OKA|60\nT6|RUI|44`)

/** What the column has for the first trip; null where nothing fills it. */
function ofFirst(column: ColumnInput, header = 'Driver'): string | null {
  const others = [{ name: 'driver', description: 'First and last name of the driver' }]
  const template = templateOf('trips', [
    { name: 'trip', required: true, unique: true },
    column,
    ...others.filter(({ name }) => name !== column.name),
    { name: 'km', rule: '\\d+' },
  ])
  const decision = decideOn([trips(header), drivers], [template])
  if (inputsOf(decision, column.name).length === 0) return null
  return applyChain(columnOf(decision, column.name).transforms, ['HAL']).value
}

describe('names that a list has for codes', () => {
  it.each([
    'First and last name of the driver',
    'Name of the driver, e.g. Karla Roth',
    'Vor- und Nachname des Fahrers',
    'Prénom et nom du chauffeur, sans code',
    'Nombre y apellidos, p. ej. Karla Roth',
  ])('are turned round where the template wants “%s”', (description) => {
    expect(ofFirst({ name: 'driver', description })).toBe('Grete Halvorsen')
  })

  it('stay as the list has them where nothing, or an example of their own order, speaks of that', () => {
    expect(ofFirst({ name: 'driver', description: 'Name of the driver' })).toBe('Halvorsen, Grete')
    expect(ofFirst({ name: 'driver', description: 'Name of the driver, e.g. Halvorsen Grete' })).toBe(
      'Halvorsen, Grete',
    )
  })
})

describe('first and last name that a list has for initials in two columns', () => {
  const staff = (name: string): TableProfile =>
    tableOf(name, 'Short|Given name|Family name|Ext\nkb|Karla|Bohm|11\now|Otto|Weil|12\njh|Jana|Horn|13')
  const list = staff('staff')
  const written = (description: string, rows: string, others = [list]): (string | null)[] => {
    const table = tableOf('trips', rows)
    const template = templateOf('trips', [
      { name: 'trip', required: true, unique: true },
      { name: 'driver', description },
      { name: 'km', rule: '\\d+' },
    ])
    const decision = decideOn([table, ...others], [template])
    return ['kb', 'OW'].map((code) => applyChain(columnOf(decision, 'driver').transforms, [code]).value)
  }
  const rows = 'Trip|Driver|Km\nT1|kb|120\nT2|OW|80\nT3|jh|95\nT4|kb|210\nT5|ow|60\nT6|jh|44'

  it('are put together, in small letters or capitals', () => {
    expect(written('First and last name', rows)).toEqual(['Karla Bohm', 'Otto Weil'])
    expect(written('Vor- und Nachname', rows)).toEqual(['Karla Bohm', 'Otto Weil'])
    expect(written('First and last name', rows, [staff('tblDriver')])).toEqual(['Karla Bohm', 'Otto Weil'])
  })

  it('are not where the description wants something else, or no list is of all', () => {
    expect(written('Initials', rows)).toEqual(['kb', 'OW'])
    expect(written('First and last name', rows.replaceAll('jh', 'zz').replaceAll('kb', 'yy'))).toEqual(['kb', 'OW'])
  })
})

describe('what else a list of its own template has beside a code', () => {
  const list = templateOf('drivers', [
    { name: 'code', required: true, unique: true, rule: '[A-Z]{3}' },
    { name: 'name', required: true },
    { name: 'since', rule: '\\d{4}' },
  ])
  /** What fills the column: an address for the code, or nothing. */
  function addressOf(name: string, header: string): string | null {
    const template = templateOf('trips', [
      { name: 'trip', required: true, unique: true },
      { name: 'driver', description: 'Name of the driver' },
      { name, rule: mail },
      { name: 'km', rule: '\\d+' },
    ])
    const decision = decideOn([trips(header), drivers], [list, template])
    const sheet = decision.plan.sheets.findIndex(({ slug }) => slug === 'trips')
    if (inputsOf(decision, name, sheet).length === 0) return null
    return applyChain(columnOf(decision, name, sheet).transforms, ['OKA']).value
  }

  it('is looked up, too, whether or not the code fills another column already', () => {
    expect(addressOf('driver_email', 'Driver')).toBe('b.o@haul.example')
    expect(addressOf('driver_email', 'Code')).toBe('b.o@haul.example')
  })

  it('is left alone where the template may want that of somebody else', () => {
    expect(addressOf('customer_email', 'Driver')).toBeNull()
    expect(addressOf('email', 'Driver')).toBeNull()
  })
})

it('small figures are those of the list that their header is short for, which has no rows of its own', () => {
  const firms = templateOf('firms', [
    { name: 'firm_no', required: true, unique: true, rule: '\\d{5}' },
    { name: 'name', required: true },
    { name: 'street' },
    { name: 'city', required: true },
    { name: 'payment_days', rule: '\\d{1,3}' },
    { name: 'discount_percent', rule: '\\d{1,2}' },
  ])
  const rows = Array.from({ length: 12 }, (_, at) => `${40010 + at}|Firma ${at}|Weg ${at}|Ulm|0${(at % 3) + 1}`)
  const list = (name: string): ReturnType<typeof tableOf> =>
    tableOf(
      name,
      'Schlüssel|Text|Tage netto|Skonto %\n01|sofort|0|\n02|14 Tage netto|14|\n03|30 Tage, 10 Tage 2 %|30|2',
    )
  const decision = decideOn(
    [tableOf('firms', ['Firm no|Name|Street|City|ZB', ...rows].join('\n')), list('Zahlungsbed.')],
    [firms],
  )
  expect(decision.questions).toEqual([])
  expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['firms'])
  expect(inputsOf(decision, 'payment_days')).toEqual(['Tage netto'])
  expect(inputsOf(decision, 'discount_percent')).toEqual(['Skonto %'])
})
