import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const persons = [
  ['Marsh', 'Ida', 'Ms'],
  ['Poole', 'Ewan', 'Mr'],
  ['Rowe', 'Tess', 'Ms'],
  ['Hale', 'Owen', 'Mr'],
  ['Marsh', 'Ewan', 'Mr'],
  ['Poole', 'Ida', 'Ms'],
  ['Rowe', 'Owen', 'Mr'],
  ['Hale', 'Tess', 'Ms'],
  ['Marsh', 'Nora', 'Ms'],
  ['Poole', 'Carl', 'Mr'],
  ['Rowe', 'Nora', 'Ms'],
  ['Hale', 'Carl', 'Mr'],
  ['Finch', 'Ida', 'Ms'],
  ['Finch', 'Ewan', 'Mr'],
]
const firms = [
  ['Kiln Works', '', 'Firm'],
  ['Two Mills', '', 'Firm'],
]
const hosts = ['ash.example', 'birch.example', 'cedar.example']
const read = (headers: string, row: (cells: string[], at: number) => string, description = ''): Decision => {
  const rows = [...persons, ...firms].map((cells, at) => `C${at + 11}|${row(cells, at)}`)
  const name = { name: 'name', required: true, ...(description && { description }) }
  const template = templateOf('clients', [{ name: 'no', required: true, unique: true }, name])
  return decideOn([tableOf('clients', `No|${headers}\n${rows.join('\n')}`)], [template])
}

describe('names that only their numbers tell apart', () => {
  it('are family and first name where the second goes with one form of address, whatever firms have', () => {
    const decision = read('NAME1|NAME2|Form', ([one, two, form]) => `${one}|${two}|${form}`)
    expect(inputsOf(decision, 'name')).toEqual(['NAME2', 'NAME1'])
    expect(decision.questions).toEqual([])
  })

  it('are so where e-mail addresses of several hosts begin with the second', () => {
    const decision = read('Name 1|Name 2|E-mail', ([one, two], at) =>
      two ? `${one}|${two}|${two}.${one}@${hosts[at % 3]}`.toLowerCase() : `${one}||`,
    )
    expect(inputsOf(decision, 'name')).toEqual(['Name 2', 'Name 1'])
  })

  it('are so where some who chose their address themselves have the family name as the initial', () => {
    const decision = read('Name 1|Name 2|E-mail', ([one, two], at) => {
      const local = at % 4 === 0 ? `${two}.${one![0]}` : `${two![0]}.${one}`
      return two ? `${one}|${two}|${local}@${hosts[at % 3]}`.toLowerCase() : `${one}||`
    })
    expect(inputsOf(decision, 'name')).toEqual(['Name 2', 'Name 1'])
  })

  it('are not taken so where all have an initial behind one of them, which may be that of either', () => {
    const decision = read('Name 1|Name 2|E-mail', ([one, two], at) =>
      two ? `${one}|${two}|${two}.${one![0]}@${hosts[at % 3]}`.toLowerCase() : `${one}||`,
    )
    expect(inputsOf(decision, 'name')).not.toContain('Name 2')
  })

  it('are not taken so where nothing in the rows shows which is which', () => {
    const decision = read('NAME1|NAME2|Town', ([one, two]) => `${one}|${two}|Ely`)
    expect(inputsOf(decision, 'name')).not.toContain('NAME2')
  })
})

it('a term of a description ends at a colon: what stands behind “name” there are the parts of it', () => {
  const description = 'Voller Name: Vorname und Nachname, bei Firmen der Firmenname'
  const decision = read('Nachname / Firma|Vorname|Ort', ([one, two]) => `${one}|${two}|Ely`, description)
  expect(inputsOf(decision, 'name')).toEqual(['Vorname', 'Nachname / Firma'])
  expect(decision.questions).toEqual([])
})
