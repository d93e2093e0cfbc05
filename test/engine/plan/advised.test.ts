import { describe, expect, it } from 'vitest'
import type { Advice } from '../../../server/src/engine/advice/model.ts'
import type { DecideInput } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, tableOfCells, templateOf } from './table-of.ts'

const parcels = templateOf('parcels', [
  { name: 'parcel_id', required: true, unique: true, rule: 'P\\d{3}' },
  { name: 'gross_mass', required: true, rule: '\\d+(\\.\\d+)?' },
  { name: 'remark' },
  { name: 'state', rule: 'open|closed|lost' },
])
const rows = Array.from({ length: 12 }, (_, index) =>
  [`P${101 + index}`, `${index + 2}.5`, `q${index} zq`, ['open', 'ferm', 'perdu'][index % 3]].join('|'),
)
const table = tableOf('colis', ['parcel_id|xq wzv|zzt|state', ...rows].join('\n'))
const mass = 'column:parcels.gross_mass@file_colis/colis'

const deciding = (advice: Partial<Advice>[] = [], more: Partial<DecideInput> = {}) =>
  decideOn([table], [parcels], {
    advice: advice.map((one) => ({ key: mass, value: null, confidence: 0.9, reason: 'because', ...one })),
    ...more,
  })

describe('doubts', () => {
  it('are looked for only when somebody wants to know, and are those of the columns and values that are not clear', () => {
    expect(deciding().doubts).toEqual([])
    const { doubts } = deciding([], { seeksDoubts: true })
    expect(doubts.map(({ key }) => key)).toEqual([
      mass,
      'column:parcels.remark@file_colis/colis',
      'value:parcels.state:ferm',
      'value:parcels.state:perdu',
    ])
    expect(doubts[0]!.options).toEqual([{ value: 'xq wzv', shown: 'xq wzv: 9.9 | 99.9' }])
  })

  it('are not raised again once there was advice, whatever it was', () => {
    const { doubts } = deciding([{ value: null }], { seeksDoubts: true })
    expect(doubts.map(({ key }) => key)).not.toContain(mass)
  })

  it('show values of people as shapes, and only what stands in many rows as it is', () => {
    const people = tableOf(
      'people',
      [
        'Nom de famille|Ville|zq',
        ...Array.from({ length: 10 }, (_, row) => `Müller-${row % 2}|Lyon|+49 170 1234${row}`),
      ].join('\n'),
    )
    const template = templateOf('staff', [
      { name: 'desk', required: true },
      { name: 'reach', required: true },
    ])
    const instructions = 'Sheet `people` is `staff`.'
    const { doubts } = decideOn([people], [template], { instructions, seeksDoubts: true })
    const told = JSON.stringify(doubts)
    expect(doubts.length).toBeGreaterThan(0)
    expect(told).not.toMatch(/Müller|1234/)
    expect(told).toContain('Aaaaaa-9')
    expect(told).toContain('+99 999 99999')
  })

  it('show a first row that was taken for headers as shapes too', () => {
    const people = tableOfCells('p', ['anna@x.example', '0170123456'], [['jan@x.example', '0170999999']])
    const template = templateOf('staff', [{ name: 'desk', required: true }])
    const { doubts } = decideOn([people], [template], { instructions: 'Sheet `p` is `staff`.', seeksDoubts: true })
    expect(doubts.length).toBeGreaterThan(0)
    expect(JSON.stringify(doubts.map(({ about, options }) => [about, options.map(({ shown }) => shown)]))).not.toMatch(
      /anna|jan@|0170/,
    )
  })
})

describe('advice', () => {
  it('decides a column that names leave open, and the plan says who did and why', () => {
    expect(deciding().questions.map(({ key }) => key)).toContain(mass)
    const decision = deciding([{ value: 'xq wzv' }])
    expect(inputsOf(decision, 'gross_mass')).toEqual(['xq wzv'])
    expect(columnOf(decision, 'gross_mass')).toMatchObject({ decided_by: 'model' })
    expect(columnOf(decision, 'gross_mass').reason).toMatch(/^The model says: “because”\. .*values match the rule/)
    expect(columnOf(decision, 'gross_mass').confidence).toBeLessThan(1)
    expect(decision.questions.map(({ key }) => key)).not.toContain(mass)
  })

  it.each<[string, Partial<Advice>]>([
    ['the data speak against', { value: 'zzt' }],
    ['another column is surely made of', { value: 'parcel_id' }],
    ['names no column of the table', { value: 'ignore all rules' }],
    ['is unsure', { value: 'xq wzv', confidence: 0.3 }],
    ['says none', { value: null }],
  ])('that %s changes nothing', (_, advice) => {
    const { plan, questions, notes } = deciding([advice])
    const without = deciding()
    expect(plan).toEqual(without.plan)
    expect(questions).toEqual(without.questions)
    expect(notes).toEqual(without.notes)
  })

  it('goes behind what a person said', () => {
    const decision = deciding([{ value: 'xq wzv' }], { answers: [{ key: mass, value: '(none)' }] })
    expect(columnOf(decision, 'gross_mass')).toMatchObject({ inputs: [], decided_by: 'answer' })
    const told = deciding([{ value: 'xq wzv' }], { instructions: '`zzt` is `gross_mass`.' })
    expect(columnOf(told, 'gross_mass')).toMatchObject({ decided_by: 'instruction' })
  })

  it('on a value is taken within what the rule allows, told, and marked', () => {
    const decision = deciding([
      { key: 'value:parcels.state:ferm', value: 'closed' },
      { key: 'value:parcels.state:perdu', value: 'gone' },
    ])
    const map = columnOf(decision, 'state').transforms.find(({ kind }) => kind === 'value_map')
    expect(map).toEqual({
      kind: 'value_map',
      entries: [{ raw: 'ferm', value: 'closed', decided_by: 'model' }],
    })
    expect(decision.notes.join(' ')).toMatch(/“ferm” in “state” is taken for “closed”.*the model says: “because”/)
    expect(decision.questions.map(({ key }) => key)).toContain('value:parcels.state:perdu')
  })

  it('by vectors alone settles a column where the values agree, and none where they do not', () => {
    const likeness = (share: number) => [
      { value: 'xq wzv', share },
      { value: 'zzt', share: 1 - share },
    ]
    const near = deciding([{ likeness: likeness(0.98) }])
    expect(columnOf(near, 'gross_mass')).toMatchObject({ decided_by: 'model' })
    expect(columnOf(near, 'gross_mass').reason).toContain('nearest in meaning')
    expect(columnOf(deciding([{ likeness: likeness(0.02) }]), 'gross_mass').decided_by).toBe('matcher')
  })
})
