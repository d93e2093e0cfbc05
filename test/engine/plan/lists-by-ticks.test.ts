import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const stalls = (rule: string): ReturnType<typeof templateOf> =>
  templateOf('stalls', [
    { name: 'stall_no', required: true, unique: true },
    { name: 'open_on', rule },
  ])
const days = '^(Mo|Di|Mi|Do)(;(Di|Mi|Do))*$'
const rows = ['x||x|', 'X|x|x|x', '|||x', '|||', 'x|x||']
const listed = (headers: string, cells = rows): ReturnType<typeof tableOf> =>
  tableOf('stalls', `Stall no|${headers}\n${cells.map((ticks, at) => `S${at + 10}|${ticks}`).join('\n')}`)

describe('a list of which each value has a column of ticks', () => {
  it.each([
    ['by their names', 'Mo|Di|Mi|Do'],
    ['in full', 'Montag|Dienstag|Mittwoch|Donnerstag'],
    ['in another language', 'Mon|Tue|Wed|Thu'],
    ['by beginnings in their turn', 'M|D|M.|Do'],
  ])('is read from those that are ticked, called %s', (_, headers) => {
    const decision = decideOn([listed(headers)], [stalls(days)])
    expect(inputsOf(decision, 'open_on')).toEqual(headers.split('|'))
    const { transforms } = columnOf(decision, 'open_on')
    const lists = rows.map((row) => applyChain(transforms, row.split('|')).value)
    expect(lists).toEqual(['Mo;Mi', 'Mo;Di;Mi;Do', 'Do', null, 'Mo;Di'])
    expect(decision.notes.join()).toContain('“open_on” lists “Mo” where')
  })

  it.each([
    ['the cells are no ticks', days, 'Mo|Di|Mi|Do', ['8-12||9|', '|8|9|', '7|||', '|||7']],
    ['the columns are called otherwise', days, 'Gas|Water|Power|Phone', rows],
    ['one value alone is taken', '^(Mo|Di|Mi|Do)$', 'Mo|Di|Mi|Do', rows],
  ])('is none where %s', (_, rule, headers, cells) => {
    const decision = decideOn([listed(headers, cells)], [stalls(rule)])
    expect(decision.notes.join()).not.toContain('lists “')
  })
})
