import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('a sentence that a column in a file heads', () => {
  const wells = templateOf('wells', [
    { name: 'well_no', required: true, unique: true, rule: '^W\\d{3}$' },
    { name: 'metered', required: true, rule: '^(yes|no)$' },
  ])
  const owners = templateOf('owners', [
    { name: 'owner_no', required: true, unique: true, rule: '^P\\d{3}$' },
    { name: 'by_letter', required: true, rule: '^(yes|no)$' },
  ])
  const answers = ['J', 'N', 'J', 'J', 'N', 'J', 'N', 'N']
  const cells = (front: string): string => answers.map((answer, at) => `${front}${100 + at}|${answer}`).join('\n')
  const wellList = tableOf('wells', `Well no|M?\n${cells('W')}`)
  const mapOf = (header: string, instructions: string) => {
    const ownerList = tableOf('owners', `Owner no|${header}\n${cells('P')}`)
    const { plan, questions } = decideOn([wellList, ownerList], [wells, owners], { instructions })
    const column = plan.sheets[1]!.sources[0]!.columns.find((one) => one.column === 'by_letter')
    const map = column?.transforms.find(({ kind }) => kind === 'value_map')
    const entries = map?.kind === 'value_map' ? map.entries : []
    return { questions, values: Object.fromEntries(entries.map(({ raw, value }) => [raw, value])) }
  }

  it('says nothing of a column of another file that has the same values', () => {
    const said = 'M in the wells file: J means that nobody reads it, N that somebody does.'
    expect(mapOf('By letter', said).values).toEqual({ J: 'yes', N: 'no' })
    expect(mapOf('By letter', 'M in the wells file: J means no, N means yes.').values).toEqual({ J: 'yes', N: 'no' })
  })

  it('says it of its own', () => {
    expect(mapOf('By letter', 'By letter in the owners file: J means no, N means yes.').values).toEqual({
      J: 'no',
      N: 'yes',
    })
    expect(mapOf('M', 'M in the owners file: J means no, N means yes.').values).toEqual({ J: 'no', N: 'yes' })
  })

  it('takes no word beside the next value for what one before it means', () => {
    const said = 'By letter: ja, J and x mean it is sent by mail, nein and N mean it is not.'
    expect(mapOf('By letter', said).values['J']).not.toBe('no')
  })
})
