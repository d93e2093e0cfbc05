import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const members = tableOf(
  'leden',
  `Lidnr|Straat|Huisnr|Toev.
L1|Dorpsweg|84|b
L2|Molenpad|7|
L3|Kade|305|C
L4|Singel|12|`,
)
const id = { name: 'member_no', required: true, unique: true }

describe('what stands behind the number of a house in a column of its own', () => {
  it('goes with the number, as the description writes it', () => {
    const template = templateOf('members', [
      id,
      { name: 'street' },
      { name: 'house_number', description: 'With its addition in capitals, no space, e.g. 12A' },
    ])
    const decision = decideOn([members], [template])
    expect(inputsOf(decision, 'street')).toEqual(['Straat'])
    expect(inputsOf(decision, 'house_number')).toEqual(['Huisnr', 'Toev.'])
    expect(columnOf(decision, 'house_number').transforms).toMatchObject([
      { kind: 'merge', separator: '' },
      { kind: 'collapse_spaces' },
      { kind: 'trim' },
      { kind: 'case', to: 'upper' },
    ])
  })

  it('goes with street and number where these are one, and stays by itself where it is wanted so', () => {
    const whole = templateOf('members', [id, { name: 'street_address' }])
    expect(inputsOf(decideOn([members], [whole]), 'street_address')).toEqual(['Straat', 'Huisnr', 'Toev.'])
    const apart = templateOf('members', [
      id,
      { name: 'street' },
      { name: 'house_number' },
      { name: 'house_number_addition' },
    ])
    expect(inputsOf(decideOn([members], [apart]), 'house_number')).toEqual(['Huisnr'])
  })

  it('is apart from the number where it begins with a figure, and another line where it is longer', () => {
    const template = templateOf('members', [id, { name: 'street' }, { name: 'house_number' }])
    const figures = tableOf('leden', `Lidnr|Straat|Huisnr|Toev.\nL1|Kade|84|2\nL2|Kade|7|b\nL3|Kade|9|`)
    expect(columnOf(decideOn([figures], [template]), 'house_number').transforms[0]).toMatchObject({ separator: ' ' })
    const lines = tableOf('leden', `Lidnr|Straße|Hausnr|Zusatz\nL1|Kai|84|c/o Familie Meier\nL2|Kai|7|Hinterhaus links`)
    expect(inputsOf(decideOn([lines], [template]), 'house_number')).toEqual(['Hausnr'])
  })
})
