import { describe, expect, it } from 'vitest'
import { shortForEach } from '../../../server/src/engine/plan/transforms/values/short-for-each.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// A column has a code for each value of a list, and all but one are each short for another value.

const trades = ['Carpentry', 'Masonry', 'Painting', 'Roofing', 'Tiling', 'Odd jobs']

describe('many codes that are each short for another value are those values', () => {
  it('also where the last one is short for something else, which is asked', () => {
    const codes = ['CP', 'MS', 'PT', 'RF', 'TL', 'GN']
    const rows = [...codes, ...codes, ...codes].map((code, at) => `J${at}|Job ${at} here|${code}`)
    const jobs = templateOf('jobs', [
      { name: 'job', required: true, unique: true },
      { name: 'title' },
      { name: 'trade', required: true, rule: `(${trades.join('|')})` },
    ])
    const decision = decideOn([tableOf('jobs', `Job|Title|Trade\n${rows.join('\n')}`)], [jobs])
    const [map] = columnOf(decision, 'trade').transforms
    expect(map?.kind === 'value_map' && map.entries.map(({ raw, value }) => `${raw} ${value}`)).toEqual([
      'CP Carpentry',
      'MS Masonry',
      'PT Painting',
      'RF Roofing',
      'TL Tiling',
    ])
    expect(decision.questions.map(({ prompt }) => prompt.slice(0, 14))).toEqual(['What does “GN”'])
  })

  it.each([
    [['CP', 'MS', 'PT', 'GN'], trades.slice(0, 3).concat('Odd jobs')],
    [['C', 'M', 'P', 'R', 'T', 'G'], trades],
    [['CP', 'MS', 'PT', 'RF', 'XX', 'GN'], trades],
    [['CP', 'MS', 'PT', 'RF', 'TL', 'GN', 'ZZ'], trades],
  ])('but not few, nor letters, nor where several are something else: %j', (codes, allowed) => {
    expect(shortForEach(codes, allowed).size).toBe(0)
  })
})
