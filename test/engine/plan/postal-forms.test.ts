import { describe, expect, it } from 'vitest'
import { applyStep } from '../../../server/src/engine/examples/interpret.ts'
import type { Transform } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const written = (steps: readonly Transform[], value: string): string =>
  steps.reduce<string>((text, step) => applyStep(step, text) ?? text, value)

describe('a country’s sign before the postal code', () => {
  const makers = templateOf('makers', [
    { name: 'maker_no', required: true, unique: true },
    { name: 'postcode', description: 'Without country letters' },
    { name: 'city' },
    { name: 'country', required: true, rule: '[A-Z]{2}' },
  ])
  const listed = (places: string[]) =>
    decideOn([tableOf('makers', `Maker no|Ort\n${places.map((place, at) => `M${at}|${place}`).join('\n')}`)], [makers])

  it('is the country, and no part of the code', () => {
    const decision = listed([
      'A-6900 Bregenz',
      'D-88131 Lindau',
      'CH-9000 St. Gallen',
      'CZ-602 00 Brno',
      'I-39012 Meran',
    ])
    expect(decision.questions).toEqual([])
    expect(written(columnOf(decision, 'postcode').transforms, 'CZ-602 00 Brno')).toBe('602 00')
    expect(written(columnOf(decision, 'city').transforms, 'CH-9000 St. Gallen')).toBe('St. Gallen')
    expect(written(columnOf(decision, 'country').transforms, 'A-6900 Bregenz')).toBe('AT')
  })

  it('is none where hardly a place has one', () => {
    const decision = listed(['6900 Bregenz', '6850 Dornbirn', '6800 Feldkirch', '6700 Bludenz', 'A-6971 Hard'])
    expect(inputsOf(decision, 'country')).toEqual([])
  })
})

describe('postal codes of two groups that are written together', () => {
  const sites = templateOf('sites', [
    { name: 'site_no', required: true, unique: true },
    { name: 'postcode', rule: '([A-Z]\\d[\\dW] [A-Z0-9]{4}|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})' },
  ])
  const stepsOf = (codes: string[]): Transform[] =>
    columnOf(
      decideOn([tableOf('sites', `Site no|Postcode\n${codes.map((one, at) => `S${at}|${one}`).join('\n')}`)], [sites]),
      'postcode',
    ).transforms

  it('get the space that the rule wants', () => {
    const steps = stepsOf(['R95 X2K7', 'V15H0A3', 'BT61AX', 'bt47 2ab', 'y35a0c4'])
    expect(['R95 X2K7', 'V15H0A3', 'BT61AX', 'bt47 2ab', 'y35a0c4'].map((one) => written(steps, one))).toEqual([
      'R95 X2K7',
      'V15 H0A3',
      'BT6 1AX',
      'BT47 2AB',
      'Y35 A0C4',
    ])
    expect(steps.at(-1)).toMatchObject({ kind: 'take_back' })
  })

  it('stay as they are where that makes none of the rule', () => {
    expect(stepsOf(['R95 X2K7', 'V15 H0A3', '12345', 'none yet'])).toEqual([])
  })
})
