import { describe, expect, it } from 'vitest'
import { applyStep } from '../../../server/src/engine/examples/interpret.ts'
import type { Transform } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, tableOfCells, templateOf } from './table-of.ts'

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

describe('a country’s sign before a few postal codes', () => {
  const makers = templateOf('makers', [
    { name: 'maker_no', required: true, unique: true },
    { name: 'street' },
    { name: 'postcode', rule: '(\\d{2}-\\d{3}|\\d{5})' },
    { name: 'city' },
  ])
  const home = ['ul. Polna 4\\n02-903 Warszawa', 'ul. Lipowa 12\\n40-241 Katowice', 'Rynek 3\\n53-609 Wrocław']
  const addresses = [
    ...home,
    ...home.map((one) => one.replace('4', '5')),
    'Seestraße 18\\nD-70469 Stuttgart',
    'Vídeňská 7\\nCZ-619 00 Brno',
  ]
  const cells = addresses.map((one, at) => [`M${at}`, one.replace('\\n', '\n')])
  const decision = decideOn([tableOfCells('makers', ['Maker no', 'Adres'], cells)], [makers])
  const partsOf = (address: string): string[] =>
    ['street', 'postcode', 'city'].map((column) => written(columnOf(decision, column).transforms, address))

  it('goes where the rule takes the code without it, and no address is left whole', () => {
    expect(partsOf('Seestraße 18\nD-70469 Stuttgart')).toEqual(['Seestraße 18', '70469', 'Stuttgart'])
    expect(partsOf('Vídeňská 7\nCZ-619 00 Brno')).toEqual(['Vídeňská 7', '61900', 'Brno'])
    expect(partsOf('ul. Polna 4\n02-903 Warszawa')).toEqual(['ul. Polna 4', '02-903', 'Warszawa'])
  })

  it('goes by a step that every code can take', () => {
    const steps = columnOf(decision, 'postcode').transforms.flatMap((step) => (step.kind === 'rewrite' ? [step] : []))
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.map((step) => applyStep(step, '02-903'))).toEqual(steps.map(() => '02-903'))
  })

  it('stays where it is none of a country', () => {
    const steps = columnOf(decision, 'postcode').transforms.slice(1)
    expect(written(steps, 'X-70469')).toBe('X-70469')
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

  it('are parted where codes of figures alone, which a mark would part as well, stand beside them', () => {
    const depots = templateOf('depots', [
      { name: 'depot_no', required: true, unique: true },
      { name: 'postcode', rule: '(\\d{4} [A-Z]{2}|\\d{4,5})' },
    ])
    const codes = ['9711 AB', '9712CD', '9713ef', '9714gh', '26721', '8500']
    const decision = decideOn(
      [tableOf('depots', `Depot no|Postcode\n${codes.map((one, at) => `D${at}|${one}`).join('\n')}`)],
      [depots],
    )
    const steps = columnOf(decision, 'postcode').transforms
    expect(codes.map((one) => written(steps, one))).toEqual([
      '9711 AB',
      '9712 CD',
      '9713 EF',
      '9714 GH',
      '26721',
      '8500',
    ])
  })
})
