import { describe, expect, it } from 'vitest'
import { tableSide } from '../../../server/src/engine/match/sides.ts'
import { tableOf } from '../plan/table-of.ts'

const codes = (list: string): string[] => list.split(' ')

/** What a header above such cells means, in a list of people with their towns. */
const meant = (header: string, cells: readonly string[], town = 'Town'): readonly string[] => {
  const rows = [...cells, ...cells].map((cell, at) => `K${at}|Lowell|${cell}`)
  return tableSide(tableOf('people', `Member|${town}|${header}\n${rows.join('\n')}`), 10).names[2]!.concepts
}

describe('in a list of addresses', () => {
  it('two letters above codes of states are the state', () => {
    expect(meant('ST', codes('MA NH ME MA VT'))).toEqual(['state'])
  })

  it('and above anything else they are what they are elsewhere', () => {
    expect(meant('ST', codes('OPN CLS OPN HLD'))).not.toContain('state')
  })

  it('what is short for a province is none above the initials of people', () => {
    expect(meant('PROV', codes('KB LS GO DW KB2'))).not.toContain('state')
    expect(meant('PROV', codes('ON QC BC ON'))).toEqual(['state'])
  })
})

it('elsewhere cells tell nothing of states', () => {
  expect(meant('ST', codes('MA NH ME MA VT'), 'Weight')).not.toContain('state')
})
