import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('codes of a rule with several letters, each with figures of its own length', () => {
  const staff = (description: string) =>
    templateOf('people', [
      { name: 'code', required: true, unique: true, rule: '^(D\\d{4}|K\\d{4}|KX\\d{3})$', description },
      { name: 'name', required: true },
    ])
  const told =
    'D and four digits for drivers, K and four digits (locker number) for kitchen hands, KX and three digits (gate pass) for temps'
  const people = (name: string, header: string, codes: string[]) =>
    tableOf(name, `${header}|Name\n${codes.map((code, at) => `${code}|Person ${'ABCDEFGH'[at]!}`).join('\n')}`)
  const written = (table: ReturnType<typeof tableOf>, description: string, codes: string[]) =>
    codes.map((code) => applyChain(columnOf(decideOn([table], [staff(description)]), 'code').transforms, [code]).value)

  it('are written in the form of their letters, whatever zeros and marks they have', () => {
    const codes = ['K-276', 'k0270', 'K 41', 'KX/7', 'kx/012', 'D0012', 'X-5']
    expect(written(people('list', 'Code', codes), '', codes)).toEqual([
      'K0276',
      'K0270',
      'K0041',
      'KX007',
      'KX012',
      'D0012',
      'X-5',
    ])
  })

  it('begin with the letters that the description says of what the column is called, not with those whose length fits by chance', () => {
    const codes = ['209', '216', '222', '1003', '231']
    expect(written(people('list', 'Locker no', codes), told, codes)).toEqual([
      'K0209',
      'K0216',
      'K0222',
      'K1003',
      'K0231',
    ])
  })

  it('begin with those that the same numbers have elsewhere', () => {
    const codes = ['209', '216', '222', '223', '231', '240']
    const rota = tableOf(
      'rota',
      `Code|Day\n${[...codes.map((code) => `K0${code}`), ...['811', '812', '813', '814', '815'].map((code) => `D0${code}`)].map((code) => `${code}|Mon`).join('\n')}`,
    )
    const days = templateOf('rota', [
      { name: 'code', required: true, link: 'people.code' },
      { name: 'day', required: true },
    ])
    const { transforms } = columnOf(decideOn([people('list', 'Code', codes), rota], [staff(''), days]), 'code')
    expect(codes.map((code) => applyChain(transforms, [code]).value)).toEqual(codes.map((code) => `K0${code}`))
  })

  it('have the beginning of the only letters that a rule takes beside figures alone', () => {
    const boats = templateOf('boats', [
      { name: 'hull_no', required: true, unique: true, rule: '^(\\d{7}|RB\\d{3})$' },
      { name: 'name', required: true },
    ])
    const fleet = (codes: string[]) =>
      tableOf('fleet', `Hull no|Name\n${codes.map((code, at) => `${code}|Boat ${'ABCDEFGH'[at]!}`).join('\n')}`)
    const hulls = (codes: string[]) => {
      const { transforms } = columnOf(decideOn([fleet(codes)], [boats]), 'hull_no')
      return codes.map((code) => applyChain(transforms, [code]).value)
    }
    expect(hulls(['R-041', 'R 7', 'R112', 'R-018', '4410076'])).toEqual(['RB041', 'RB007', 'RB112', 'RB018', '4410076'])
    // Other letters may be anything: they make no number of seven figures.
    expect(hulls(['X-041', 'X-017', 'X-112', 'X-018'])).toEqual(['X-041', 'X-017', 'X-112', 'X-018'])
  })
})
