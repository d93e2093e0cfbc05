import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../server/src/engine/model.ts'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const template = templateOf('locks', [
  { name: 'id', required: true, unique: true },
  { name: 'lock_code', rule: '^\\d{2}-\\d{2}-\\d{2}$' },
])

function steps(values: string[]): Transform[] {
  const rows = values.map((value, at) => [`L${at}`, value])
  return columnOf(decideOn([tableOfCells('locks', ['id', 'Lock code'], rows)], [template]), 'lock_code').transforms
}

describe('codes of which a spreadsheet made numbers', () => {
  it('get their zeros back, and their marks', () => {
    expect(steps(['513022', '62217', '440516', '718822', '91704', '8155', '302418'])).toMatchObject([
      { kind: 'pad', length: 6, character: '0', side: 'left' },
      { kind: 'insert', text: '-', at: 2 },
      { kind: 'insert', text: '-', at: 5 },
    ])
  })

  it('get them beside codes that were written with marks of either kind', () => {
    const cells = [
      '06-24-10',
      '06 21 94',
      '62217',
      '51 30 22',
      '91704',
      '08-17-33',
      '71 88 22',
      '12451',
      '04-40-51',
      '633104',
      '51 30 22 9',
    ]
    const chain = steps(cells)
    expect(cells.map((cell) => applyChain(chain, [cell]).value)).toEqual([
      '06-24-10',
      '06-21-94',
      '06-22-17',
      '51-30-22',
      '09-17-04',
      '08-17-33',
      '71-88-22',
      '01-24-51',
      '04-40-51',
      '63-31-04',
      '51 30 22 9',
    ])
  })

  it.each([
    ['where the zeros are there', ['513022', '62217', '440516', '018822', '91704', '81553', '302418']],
    ['where one is too short', ['513022', '62217', '440516', '718822', '917041', '815531', '302418']],
    [
      'where codes with marks lack figures, too',
      ['06-24-10', '6 21 94', '62217', '51 30 22', '91704', '08-17-33', '04-40-51', '12451'],
    ],
    [
      'where no code with marks begins with one',
      ['16-24-10', '26 21 94', '62217', '51 30 22', '91704', '38-17-33', '44-40-51', '12451'],
    ],
    ['where some lack more than zeros', ['513022', '621', '440516', '718822', '91704', '8155', '302418']],
  ])('but no zeros %s', (_, values) => {
    expect(steps(values).map(({ kind }) => kind)).not.toContain('pad')
  })
})

describe('numbers of one length', () => {
  const whole = Array.from({ length: 14 }, (_, at) => String(47_216_430_178 + at * 3_174_902_313))
  const chain = (values: string[], description?: string): Transform[] => {
    const table = tableOfCells(
      'firms',
      ['id', 'Tax number'],
      values.map((value, at) => [`F${at}`, value]),
    )
    const firms = templateOf('firms', [
      { name: 'id', required: true, unique: true },
      { name: 'tax_number', rule: '^\\d{11}$', ...(description ? { description } : {}) },
    ])
    return columnOf(decideOn([table], [firms]), 'tax_number').transforms
  }

  it('get no zeros where one lacks several figures, and none lacks one or begins with a zero', () => {
    expect(chain([...whole, '51824753']).map(({ kind }) => kind)).not.toContain('pad')
  })

  it.each([
    ['some lack one', [...whole, '7216430178', '51824753'], undefined],
    ['some begin with zeros', [...whole, '00824715392', '51824753'], undefined],
    ['zeros in front are spoken of', [...whole, '51824753'], 'Eleven digits with leading zeros'],
  ])('get them where %s', (_, values, description) => {
    expect(chain(values, description).map(({ kind }) => kind)).toContain('pad')
  })
})

describe('a single code that lacks its zero', () => {
  const cells = ['513022', '71 88 22', '62217', '44-05-16', '302418']
  const rows = cells.map((value, at) => [`L${at}`, value])
  const written = (description: string): string | null => {
    const told = templateOf('locks', [
      { name: 'id', required: true, unique: true },
      { name: 'lock_code', rule: '^\\d{2}-\\d{2}-\\d{2}$', description },
    ])
    const { transforms } = columnOf(decideOn([tableOfCells('locks', ['id', 'Lock code'], rows)], [told]), 'lock_code')
    return applyChain(transforms, ['62217']).value
  }

  it('gets it where the description says that short ones lost it', () => {
    expect(written('As 12-34-56; a shorter one has lost its leading zero')).toBe('06-22-17')
  })

  it('stays where nothing says so', () => {
    expect(written('As 12-34-56')).toBe('62217')
  })
})
