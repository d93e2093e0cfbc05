import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf, tableOfCells } from '../table-of.ts'
import type { Decision } from '../../../../server/src/engine/plan/decide.ts'
import type { TableProfile } from '../../../../server/src/engine/profile/model.ts'

const variants = templateOf('variants', [
  { name: 'sku', required: true, unique: true },
  { name: 'colour', rule: 'black|navy|grey|white|orange|yellow|red|green' },
])

const decideColours = (colours: readonly string[], ...lists: TableProfile[]): Decision => {
  const rows = colours.flatMap((colour, at) => [0, 1, 2].map((more) => [`V${at}-${more}`, colour]))
  return decideOn([tableOfCells('variantes', ['SKU', 'Color'], rows), ...lists], [variants])
}

const read = (decision: Decision): { entries: Record<string, string>; asked: unknown[] } => {
  const step = columnOf(decision, 'colour').transforms.find(({ kind }) => kind === 'value_map')
  return {
    entries: step?.kind === 'value_map' ? Object.fromEntries(step.entries.map(({ raw, value }) => [raw, value])) : {},
    asked: decision.questions.flatMap(({ kind, key }) => (kind === 'value_map' ? key.split(':')[2] : [])),
  }
}

describe('codes that begin like an allowed value', () => {
  const legend = (white: string): TableProfile =>
    tableOf('Colores', `Código|Descripción\nNEG|Negro\nGRI|Gris\nBLA|${white}\nROJ|Rojo\nVER|Verde`)
  const codes = ['NEG', 'GRI', 'BLA', 'ROJ', 'VER']

  it('are what the list of the codes says', () => {
    const { entries, asked } = read(decideColours(codes, legend('Blanco')))
    expect(entries).toEqual({ NEG: 'black', GRI: 'grey', BLA: 'white', ROJ: 'red', VER: 'green' })
    expect(asked).toEqual([])
  })

  it('are asked about where the list says something that is none of the allowed values', () => {
    const { entries, asked } = read(decideColours(codes, legend('Ladrillo')))
    expect(entries['BLA']).toBeUndefined()
    expect(asked).toEqual(['BLA'])
  })

  it('are asked about among those that begin words of another language', () => {
    const { entries, asked } = read(decideColours(codes))
    expect(entries['BLA']).toBeUndefined()
    expect(asked).toContain('BLA')
  })

  it('are the word in full that stands beside them in that language', () => {
    const { entries, asked } = read(decideColours(['Negro', 'NEG', 'Blanco', 'BLA', 'Rojo', 'Amarillo', 'AMA']))
    expect(entries).toMatchObject({ NEG: 'black', BLA: 'white', AMA: 'yellow' })
    expect(asked).toEqual([])
  })

  it('are that value where all are words of its language', () => {
    const { entries, asked } = read(decideColours(['BLA', 'White', 'Red', 'Orange']))
    expect(entries['BLA']).toBe('black')
    expect(asked).toEqual([])
  })
})
