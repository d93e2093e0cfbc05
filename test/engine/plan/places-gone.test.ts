import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const stables = templateOf('stables', [
  { name: 'code', required: true, unique: true, rule: '[A-Z]{3}' },
  { name: 'town', required: true },
])
const horses = templateOf('horses', [
  { name: 'horse_no', required: true, unique: true, rule: 'H\\d{3}' },
  { name: 'stable', required: true, link: 'stables.code' },
])
const list = tableOf(
  'stables',
  'Code|Town|Groom\nEPS|Epsom (head office)|Ada\nNEW|Newmarket|Bo\nAYR|Ayr|Cy\nRIP|Ripon|Di',
)
const stalls = ['EPS', 'NEW', 'AYR', 'RIP', 'HEX']
const kept = tableOf(
  'horses',
  `Horse No|Stable|Age\n${Array.from({ length: 25 }, (_, at) => `H${100 + at}|${stalls[at % 5]}|${3 + (at % 7)}`).join('\n')}`,
)
const stableOf = (instructions: string, raw = 'HEX'): string | null =>
  applyChain(columnOf(decideOn([list, kept], [stables, horses], { instructions }), 'stable', 1).transforms, [raw]).value

describe('a place that was given up', () => {
  it.each([
    'The stable in Hexham (HEX) was closed last year and everything that stood there went to Newmarket, but nobody changed the horse list.',
    'The HEX stable is gone. Everything there was moved to Newmarket.',
    'Der Stall in Hexham (HEX) wurde geschlossen, alles von dort kam nach Newmarket.',
    'De stal in Hexham (HEX) is dicht en alles ging naar Newmarket.',
  ])('is the one that all of it went to, by its code: “%s”', (said) => {
    expect(stableOf(said)).toBe('NEW')
    expect(stableOf(said, 'RIP')).toBe('RIP')
  })

  it.each([
    'The stable in Hexham (HEX) was closed and the hay went to Newmarket.',
    'Everything that stood in Hexham went to Newmarket.',
    'The stables in Hexham (HEX) and Ripon (RIP) were closed and everything went to Newmarket.',
    'Everything in Hexham (HEX) went to Newmarket except the ponies.',
    'Everything in Hexham (HEX) went to Carlisle.',
  ])('stays as it is where it isn’t said of all of one place that is known, or where to: “%s”', (said) => {
    expect(stableOf(said)).not.toBe('NEW')
  })
})
