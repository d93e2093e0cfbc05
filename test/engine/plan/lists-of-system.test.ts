import { describe, expect, it } from 'vitest'
import { groundedIn } from '../../../server/src/engine/knowledge/grounded/grounded.ts'
import { tableOf, templateOf } from './table-of.ts'

// “Where a keeper is in both lists Northgate is right”: no list of keepers is called so, but a file is that repeats the names of one of them.

const templates = [
  templateOf('keepers', [{ name: 'keeper_no', required: true, unique: true }, { name: 'name' }]),
  templateOf('visits', [{ name: 'visit_no', required: true, unique: true }, { name: 'keeper' }]),
]
const names = ['Ada Blum', 'Ben Falk', 'Eva Lind', 'Ida Roth']
const listed = (written: (name: string) => string): string =>
  ['Keeper No|Name', ...names.map((name, at) => `K${at}|${written(name)}`)].join('\n')
const visits = tableOf('Northgate visits', ['Visit No|Who', ...names.map((name, at) => `V${at}|${name}`)].join('\n'))
const register = tableOf('Tax register', 'Who|Tax No\nAda Blum|1\nBen Falk|2')
const first = tableOf(
  'Keeper list',
  listed((name) => name),
)
const second = tableOf(
  'KEEPERS',
  listed((name) => name.toUpperCase()),
)

const winners = (instructions: string, lists = [first, second]): string[] =>
  groundedIn({ knowledge: [], instructions }, [visits, register, ...lists], templates).flatMap((one) =>
    one.kind === 'key_from' ? [one.table.table] : [],
  )

describe('the list of a program that only another file is called after', () => {
  it('is the one whose names that file repeats as they are written', () => {
    expect(winners('Where a keeper is in both lists Northgate is right.')).toEqual(['Keeper list'])
    expect(
      winners('Where a keeper is in both lists Northgate is right, and the tax numbers are only in the tax register.'),
    ).toEqual(['Keeper list'])
  })

  it('is none of two that it repeats alike', () => {
    const alike = tableOf(
      'KEEPERS',
      listed((name) => name),
    )
    expect(winners('Where a keeper is in both lists Northgate is right.', [first, alike])).not.toContain('Keeper list')
  })
})
