import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

function chain(description: string, values: string[], column = 'postal_code'): Transform[] {
  const template = templateOf('depots', [
    { name: 'id', required: true, unique: true },
    { name: column, description },
  ])
  const rows = values.map((value, at) => [`D${at + 1}`, value])
  const header = column === 'postal_code' ? 'Postcode' : 'Shelf'
  return columnOf(decideOn([tableOfCells('depots', ['id', header], rows)], [template]), column).transforms
}

describe('a postal code that a description shows', () => {
  it.each([
    ['Dutch ones as 1234 AB, foreign ones as they stand', ['1017CE', '2595 bd', '9000', '3011 AA']],
    ['1234 AB', ['1017ce', '2595 BD', '50674']],
  ])('is written so, and any other as it stands: %s', (description, values) => {
    const steps = chain(description, values)
    expect(steps.map(({ kind }) => kind)).toEqual(['rewrite', 'trim', 'case'])
    const [rewrite] = steps
    expect(rewrite).toMatchObject({ with: '\\1 \\2\\3' })
    expect(new RegExp(`^(?:${(rewrite as { pattern: string }).pattern})$`).exec(values[0]!)?.slice(1, 3)).toEqual(
      values[0]!.startsWith('1017C') ? ['1017', 'CE'] : ['1017', 'ce'],
    )
  })

  it('keeps the small letters of a code of another form', () => {
    expect(chain('1234 AB, others as they stand', ['1017CE', '2595 bd', 'lux-1234']).map(({ kind }) => kind)).toEqual([
      'rewrite',
      'trim',
    ])
  })

  it('changes nothing where all are written so, or none is shown', () => {
    expect(chain('As 1234 AB', ['1017 CE', '2595 BD'])).toEqual([])
    expect(chain('As it stands', ['1017CE', '2595 BD'])).toEqual([])
  })

  it('is none of any other column', () => {
    expect(chain('Row and place, e.g. 12 AB', ['12AB', '13CD'], 'shelf')).toEqual([])
  })
})
