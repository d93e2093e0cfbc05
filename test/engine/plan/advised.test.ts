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
  [`P${101 + index}`, `${index + 2}.5`, `q${index} zq`, ['open', 'ferm', 'volatil'][index % 3]].join('|'),
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
      'value:parcels.state:volatil',
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
      { key: 'value:parcels.state:volatil', value: 'gone' },
    ])
    const map = columnOf(decision, 'state').transforms.find(({ kind }) => kind === 'value_map')
    expect(map).toEqual({
      kind: 'value_map',
      entries: [{ raw: 'ferm', value: 'closed', decided_by: 'model' }],
    })
    expect(decision.notes.join(' ')).toMatch(/“ferm” in “state” is taken for “closed”.*the model says: “because”/)
    expect(decision.questions.map(({ key }) => key)).toContain('value:parcels.state:volatil')
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

  const sentence = 'The stuff called xq wzv tells how heavy they are'
  const reading = (value: string) => [{ key: `sentence:${sentence}`, value }]

  it('on a sentence that is not understood is the same said in words that are', () => {
    const asking = deciding([], { instructions: sentence, seeksDoubts: true })
    expect(asking.doubts[0]).toEqual({
      key: `sentence:${sentence}`,
      about: sentence,
      options: [],
      rewrite: { names: ['parcel_id', 'gross_mass', 'remark', 'state', 'xq wzv', 'zzt'] },
    })
    const decision = deciding(reading('`xq wzv` is `gross_mass`'), { instructions: sentence })
    expect(columnOf(decision, 'gross_mass')).toMatchObject({ decided_by: 'model', confidence: 0.9 })
    expect(decision.notes.join(' ')).toContain(
      `“${sentence}” was not understood, and is read as “\`xq wzv\` is \`gross_mass\`”`,
    )
    expect(decision.notes.join(' ')).not.toContain('Not understood')
  })

  it.each([
    ['leaves rows out', 'Drop rows where `state` is `open`.'],
    ['leaves a table out', 'Ignore sheet `colis`.'],
    ['names what is not there', '`weight` is `gross_mass`.'],
    ['is not understood either', 'Do what the header says.'],
    ['the data speak against', '`zzt` is `gross_mass`.'],
    ['says something else, too', '`xq wzv` is `gross_mass`. Drop rows where `state` is `open`.'],
  ])('on a sentence that %s changes nothing of the plan', (_, value) => {
    const said = { instructions: sentence }
    expect(deciding(reading(value), said).plan).toEqual(deciding([], said).plan)
  })

  it('on a sentence goes behind whatever was understood', () => {
    const instructions = `Leave gross_mass empty. ${sentence}`
    const decision = deciding(reading('`xq wzv` is `gross_mass`'), { instructions })
    expect(columnOf(decision, 'gross_mass')).toMatchObject({ inputs: [], decided_by: 'instruction' })
  })

  it('puts a table that fits two templates alike where it says, and that is told', () => {
    const columns = [{ name: 'code', required: true }, { name: 'label' }]
    const [one, two] = [templateOf('ones', columns), templateOf('twos', columns)]
    const codes = tableOf('x', 'code|label\na|b\nc|d')
    const asked = decideOn([codes], [one, two], { seeksDoubts: true })
    expect(asked.questions.map(({ key }) => key)).toEqual(['table:file_x/x'])
    expect(asked.doubts[0]).toMatchObject({ key: 'table:file_x/x', options: [{ value: 'ones' }, { value: 'twos' }] })
    const advice = { key: 'table:file_x/x', confidence: 0.9, reason: 'why' }
    const told = decideOn([codes], [one, two], { advice: [{ ...advice, value: 'twos' }] })
    expect([told.plan.sheets.map(({ slug }) => slug), told.questions]).toEqual([['twos'], []])
    expect(told.notes[0]).toBe('x.csv goes to Twos, because the model says: “why”.')
    const wrong = decideOn([codes], [one, two], { advice: [{ ...advice, value: 'threes' }] })
    expect(wrong.questions).toEqual(asked.questions)
  })
})
