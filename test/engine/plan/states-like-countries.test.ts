import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it('codes of states that are also those of countries are written as the rule takes them, and nobody is asked for a country', () => {
  const depots = templateOf('depots', [
    { name: 'depot', required: true, unique: true },
    { name: 'state', required: true, rule: '^[A-Z]{2}$' },
  ])
  const codes = ['ES', 'PR', 'MG', 'sp', 'SC', 'BA', 'rj', 'GO']
  const table = tableOf('depots', `Depot|UF\n${codes.map((code, at) => `D${at + 1}|${code}`).join('\n')}`)
  const decision = decideOn([table], [depots])
  expect(decision.questions).toEqual([])
  expect(columnOf(decision, 'state').transforms).toMatchObject([{ kind: 'case', to: 'upper' }])
})

it('a long code loses its spaces as a short one does', () => {
  const bills = templateOf('bills', [
    { name: 'bill_no', required: true, unique: true },
    { name: 'access_key', rule: '^[0-9]{44}$' },
  ])
  const keyOf = (at: number): string => `3524110421876500019057001000048211111231692${at}`
  const spaced = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ')
  const rows = [...Array(6).keys()].map((at) => `${at + 1}|${at % 2 ? keyOf(at) : spaced(keyOf(at))}`)
  const decision = decideOn([tableOf('bills', `Bill no|Access key\n${rows.join('\n')}`)], [bills])
  expect(columnOf(decision, 'access_key').transforms).toMatchObject([{ kind: 'replace', find: ' ', with: '' }])
})

it('the same letters with points are the code that the column has besides, though they may be short for no data', () => {
  const halls = templateOf('halls', [
    { name: 'hall', required: true, unique: true },
    { name: 'state', rule: '^[A-Z]{2}$' },
  ])
  const writtenOf = (codes: string[]): (string | null)[] => {
    const table = tableOf('halls', `Hall|State\n${codes.map((code, at) => `H${at + 10}|${code}`).join('\n')}`)
    const { transforms } = columnOf(decideOn([table], [halls]), 'state')
    return ['N.D.', 'N.C.', 'n.d.'].map((raw) => applyChain(transforms, [raw]).value)
  }
  const codes = ['ND', 'ND', 'NC', 'ND', 'SD', 'MN', 'NC', 'ND', 'N.D.', 'N.C.']
  expect(writtenOf(codes).slice(0, 2)).toEqual(['ND', 'NC'])
  expect(writtenOf([...codes.map((code) => code.replace('ND', 'SD').replace('NC', 'MN')), 'n.d.'])).toEqual([
    null,
    null,
    null,
  ])
})
