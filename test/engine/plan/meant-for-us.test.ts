import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('a code that is explained, and said to be something else for those who take it over', () => {
  const template = templateOf('parcels', [
    { name: 'parcel_no', required: true, unique: true },
    { name: 'state', rule: '^(delivered|returned|lost|under_way)$' },
  ])
  const table = tableOf('parcels', 'Parcel no|State\nP1|delivered\nP2|RX\nP3|lost\nP4|RX\nP5|under_way\nP6|returned')
  const steps = (instructions: string): string =>
    JSON.stringify(columnOf(decideOn([table], [template], { instructions }), 'state').transforms)

  it('is what it is for these', () => {
    const said =
      'State RX in the depot list means refused at the door. Nobody gets it back, so for us it is lost, not a return.'
    expect(steps(said)).toContain('"raw":"RX","value":"lost"')
  })

  it('is not where that is denied, or said of nobody', () => {
    expect(steps('State RX means refused at the door. For us it is not lost.')).not.toContain('"value":"lost"')
    expect(steps('State RX means refused at the door. The courier says it is lost.')).not.toContain('"value":"lost"')
  })
})
