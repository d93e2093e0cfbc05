import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

function decideList(rule: string, header: string, values: string[]): Decision {
  const columns = [
    { name: 'id', required: true, unique: true },
    { name: 'cabin', rule },
  ]
  const rows = values.map((value, at) => [`P${at + 1}`, value])
  return decideOn([tableOfCells('passengers', ['Id', header], rows)], [templateOf('passengers', columns)])
}

function meant(rule: string, header: string, values: string[]): Record<string, string> {
  const map = columnOf(decideList(rule, header, values), 'cabin').transforms.find(({ kind }) => kind === 'value_map')
  return map?.kind === 'value_map' ? Object.fromEntries(map.entries.map(({ raw, value }) => [raw, value])) : {}
}

describe('an allowed value beside words of its header', () => {
  const cells = ['Deck 1', 'Deck 2', 'Deck 2', 'Suite', 'Deck 1', 'Deck 2']

  it('is that value', () => {
    expect(meant('(1|2|Suite)', 'Deck', cells)).toEqual({ 'Deck 1': '1', 'Deck 2': '2' })
    expect(decideList('(1|2|Suite)', 'Cabin deck', cells).questions).toEqual([])
  })

  it('is none where other words stand there, or nothing else', () => {
    expect(meant('(1|2|Suite)', 'Cabin deck', ['Floor 1', 'Deck', '2', 'Suite', 'Suite', '2'])).not.toMatchObject({
      'Floor 1': '1',
    })
  })
})

describe('a word for none in a list that has another one', () => {
  const cells = ['nein', 'Balkon', 'Fenster', 'nein', 'Balkon', 'Fenster', 'nein']

  it('is that one', () => {
    expect(meant('(keine|Balkon|Fenster)', 'Cabin', cells)).toEqual({ nein: 'keine' })
  })

  it('is not where the list has none, or more than one', () => {
    expect(meant('(Innen|Balkon|Fenster)', 'Cabin', cells)).toEqual({})
    expect(meant('(keine|none|Balkon|Fenster)', 'Cabin', cells)).toEqual({})
  })
})

describe('a short code for what the column has another one for', () => {
  const asked = (rule: string, cells: string[]): string[] =>
    decideList(rule, 'Cabin', cells).questions.map(({ key }) => key)

  it('is asked about, where an allowed value that nothing else is has its letters', () => {
    expect(asked('(piece|metre|set)', ['EA', 'M', 'ST', 'EA', 'ST', 'EA'])).toEqual(['value:passengers.cabin:ST'])
  })

  it('is what it means where there is no such value, or the column has it', () => {
    expect(asked('(piece|metre|box)', ['EA', 'M', 'ST', 'EA', 'ST', 'EA'])).toEqual([])
    expect(meant('(piece|metre|set)', 'Cabin', ['EA', 'M', 'ST', 'Set', 'ST', 'EA'])).toMatchObject({ ST: 'piece' })
  })
})

describe('Roman figures', () => {
  it('are the allowed figures', () => {
    const cells = ['I', 'IV', '2', 'II', 'I', '2', 'IV']
    expect(meant('[1-4]', 'Cabin', cells)).toEqual({ I: '1', II: '2', IV: '4' })
  })

  it('are none among other letters, or where each has but one', () => {
    expect(meant('[1-4]', 'Cabin', ['I', 'IV', 'A', 'II', 'I', 'A', 'IV'])).toEqual({})
    expect(meant('[1-6]', 'Cabin', ['I', 'V', '2', 'I', 'V', '3'])).toEqual({})
  })
})

describe('the word of a template column of yes and no', () => {
  const boats = templateOf('boats', [
    { name: 'boat', required: true, unique: true },
    { name: 'active', rule: '(true|false)' },
  ])
  const read = (words: string[]): Decision =>
    decideOn(
      [
        tableOfCells(
          'boats',
          ['Boat', 'Active status'],
          words.map((word, at) => [`B${at}`, word]),
        ),
      ],
      [boats],
    )

  it('is a yes, and its opposite a no, which is told', () => {
    const decision = read(['Active', 'Inactive', 'Active', 'Active', 'Inactive', 'Active'])
    expect(columnOf(decision, 'active').transforms).toMatchObject([
      {
        entries: expect.arrayContaining([
          expect.objectContaining({ raw: 'Active', value: 'true' }),
          expect.objectContaining({ raw: 'Inactive', value: 'false' }),
        ]) as unknown,
      },
    ])
    expect(decision.notes).toContain('In “Active status” “Inactive” is “false”: it is the opposite of “active”.')
  })

  it('says nothing of other words', () => {
    const step = columnOf(read(['Moored', 'Active', 'Moored', 'Active', 'Moored']), 'active').transforms[0]
    expect(step?.kind === 'value_map' ? step.entries.map(({ raw }) => raw) : []).not.toContain('Moored')
  })
})

describe('the kinds of accounts', () => {
  it('are those that the books know them by', () => {
    const cells = ['Bank', 'A/R', 'A/P', 'COGS', 'Long Term Liab', 'Equity', 'Fixed Asset']
    expect(meant('(asset|liability|equity|income|expense)', 'Cabin', [...cells, ...cells])).toMatchObject({
      Bank: 'asset',
      'A/R': 'asset',
      'A/P': 'liability',
      COGS: 'expense',
      'Long Term Liab': 'liability',
    })
  })
})

describe('yes and no in a column of several spellings', () => {
  it('are told by their first letter where all others are words and marks of both', () => {
    const cells = ['O', 'N', 'X', 'non', 'oui', 'N', 'O', 'X', 'non']
    expect(meant('(oui|non)', 'Cabin', cells)).toEqual({ N: 'non', O: 'oui', X: 'oui' })
    expect(decideList('(oui|non)', 'Cabin', cells).questions).toEqual([])
  })

  it('are not where other letters stand there', () => {
    expect(decideList('(oui|non)', 'Cabin', ['O', 'N', 'R', 'non', 'oui', 'R', 'O', 'O']).questions).not.toEqual([])
  })
})

describe('known words cut short by a point', () => {
  it('mean what these do, in any language', () => {
    const cells = ['os. fiz.', 'company', 'os. fiz.', 'company', 'os. fiz.']
    expect(meant('(person|company)', 'Cabin', cells)).toEqual({ 'os. fiz.': 'person' })
    expect(meant('(flat|parking)', 'Cabin', ['flat', 'Stellpl.', 'Stellpl.', 'flat'])).toEqual({
      'Stellpl.': 'parking',
    })
  })

  it('are asked about where other words begin so, too, and no word without the point is one', () => {
    const asked = (cell: string): number =>
      decideList('(attended|no_show|cancelled)', 'Cabin', [cell, 'attended', cell, 'no_show', 'cancelled', cell])
        .questions.length
    expect(asked('abg.')).toBe(1)
    expect(asked('storni')).toBe(1)
  })
})

describe('two letters and a point', () => {
  it('are the only value that begins so, and of two none', () => {
    const cells = ['br.', 'grey', 'br.', 'gr.', 'grey', 'brown', 'gr.']
    expect(meant('(brown|grey|white)', 'Coat', cells)).toEqual({ 'br.': 'brown', 'gr.': 'grey' })
    expect(meant('(brown|grey|green)', 'Coat', cells)).toEqual({ 'br.': 'brown' })
  })
})
