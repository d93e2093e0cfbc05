import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Transform } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, tableOfCells, templateOf, type ColumnInput } from './table-of.ts'

const engines = (column: ColumnInput): ReturnType<typeof templateOf> =>
  templateOf('engines', [{ name: 'engine_no', required: true, unique: true }, column])

function stepsFor(column: ColumnInput, cells: string[], instructions: string | null = null): Transform[] {
  const rows = cells.map((cell, at) => [`E${at + 1}`, cell])
  const table = tableOfCells('engines', ['Engine no', 'Power'], rows)
  return columnOf(decideOn([table], [engines(column)], { instructions }), column.name).transforms
}

/** Cells with what they are said to be, as “50 PS = 36.8”. */
function converted(...given: Parameters<typeof stepsFor>): string[] {
  return stepsFor(...given).flatMap((step) =>
    step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} = ${value}`) : [],
  )
}

describe('figures in a unit of which somebody said what one is', () => {
  const power: ColumnInput = { name: 'power_kw', rule: '^\\d+\\.\\d$', description: 'Power in kW; 1 PS is 0.735 kW' }
  const cells = ['50 PS', '11 kW', '7,5 PS', '15kW', '100 ps', '2.2 kW']

  it('become figures of the unit that is wanted, beside those that have it', () => {
    expect(converted(power, cells)).toEqual(['100 ps = 73.5', '50 PS = 36.8', '7,5 PS = 5.5'])
    expect(stepsFor(power, cells).at(-1)).toMatchObject({ kind: 'number', unit: 'kW', decimals: 1 })
  })

  it('are told by an instruction as well, and rounded only where that is wanted', () => {
    const said = 'Ein PS entspricht 0,735 kW.'
    const bare: ColumnInput = { name: 'power_kw', description: 'Power in kW' }
    expect(converted(bare, cells, said)).toEqual(['100 ps = 73.5', '50 PS = 36.75', '7,5 PS = 5.5125'])
    const rounded = { ...bare, description: 'Power in kW, rounded to one decimal' }
    expect(converted(rounded, cells, said)).toEqual(['100 ps = 73.5', '50 PS = 36.8', '7,5 PS = 5.5'])
  })

  it('become those of it where the unit is two words, or run together', () => {
    const heat: ColumnInput = {
      name: 'power_kw',
      rule: '^\\d+\\.\\d$',
      description: 'Power in kW; 1 boiler horse = 9.81 kW',
    }
    const values = ['20 boiler horse', '31.7 kW', '40 Boilerhorse', '12 kW', '8.5 kW']
    expect(converted(heat, values)).toEqual(['20 boiler horse = 196.2', '40 Boilerhorse = 392.4'])
  })

  it('are converted as they are read, and rounded, where everybody knows what was said', () => {
    const area: ColumnInput = {
      name: 'power_m2',
      rule: '^\\d+\\.\\d$',
      description: 'Power in m² of sail; 1 sq ft = 0.092903 m²',
    }
    const sails = ['200 sq ft', '31.7 m²', '1,400 sqft', '12 m²', '8.5 m²']
    expect(converted(area, sails)).toEqual([])
    expect(stepsFor(area, sails)).toMatchObject([{ kind: 'number', unit: 'm²', decimals: 1 }])
    expect(stepsFor(area, ['200 sq ft', '330 sq ft', '1400 sqft'])).toMatchObject([{ unit: 'm²', decimals: 1 }])
  })

  it('stay where nothing was said of their unit, or their figures may be two things', () => {
    expect(converted(power, ['50 hk', '11 kW', '1.500 PS', '15 kW', '5 kW'])).toEqual([])
    expect(converted({ ...power, description: 'Power in kW; 1 PS is 75 kgm/s' }, cells)).toEqual([])
  })
})

it('bare figures under a header of the told unit are of that, and what is short for it is it, too', () => {
  const leaves = templateOf('leaves', [
    { name: 'leave_no', required: true, unique: true },
    {
      name: 'hours',
      description: 'Hours with one decimal; a day is 8 hours',
      required: true,
      rule: '^\\d{1,4}\\.\\d$',
    },
  ])
  const values = ['2', '0.5', '3 d', '1 day', '10']
  const table = tableOfCells(
    'leaves',
    ['Leave no', 'Days'],
    values.map((value, at) => [`L${at}`, value]),
  )
  const { questions } = decideOn([table], [leaves])
  const answers = questions.map(({ key }) => ({ key, value: 'Days' }))
  const { transforms } = columnOf(decideOn([table], [leaves], { answers }), 'hours')
  expect(values.map((value) => applyChain(transforms, [value]).value)).toEqual(['16.0', '4.0', '24.0', '8.0', '80.0'])
})

describe('figures under a header of which somebody said what one of them is', () => {
  const lessons = templateOf('lessons', [
    { name: 'lesson_no', required: true, unique: true },
    { name: 'duration_minutes', rule: '^[1-9]\\d*$', description: 'Length in minutes' },
  ])
  const written = (header: string, instructions: string): string[] => {
    const table = tableOfCells(
      'lessons',
      ['Lesson no', header],
      ['1', '2', '4', '3'].map((one, at) => [`L${at}`, one]),
    )
    const answers = [{ key: 'column:lessons.duration_minutes@file_lessons/lessons', value: header }]
    const { transforms } = columnOf(decideOn([table], [lessons], { instructions, answers }), 'duration_minutes')
    return ['1', '3'].map((one) => applyChain(transforms, [one]).value ?? '')
  }

  it.each([
    ['Units', 'Units in the lesson book are 15 minute units.'],
    ['Units', 'Units are 15-minute blocks.'],
    ['Takte', 'Takte sind je 15 Minuten.'],
    ['Tranches', 'Les tranches sont chacune de 15 minutes.'],
    ['Bloques', 'Los bloques son de 15 minutos.'],
  ])('are multiplied: %s, “%s”', (header, said) => {
    expect(written(header, said)).toEqual(['15', '45'])
  })

  it('stay where it is said of something else, or how long they are', () => {
    expect(written('Units', 'Breaks are 15 minute units.')).toEqual(['1', '3'])
    expect(written('Units', 'Units in the lesson book are minutes.')).toEqual(['1', '3'])
  })
})

describe('figures that count units of several', () => {
  const course = (instructions: string): Transform[] => {
    const classes = templateOf('courses', [
      { name: 'course_no', required: true, unique: true },
      { name: 'duration_minutes', rule: '^\\d+$', description: 'whole minutes' },
      { name: 'seats', rule: '^\\d+$' },
    ])
    const rows = ['3|12', '6|14', '9|8', '4|20', '12|16'].map((more, at) => `C${at + 1}|${more}`)
    const table = tableOf('courses', `Course no|Duration|Seats\n${rows.join('\n')}`)
    return columnOf(decideOn([table], [classes], { instructions }), 'duration_minutes').transforms
  }

  it.each(['Duration is in units of 10 minutes.', 'Die Duration ist in Einheiten von 10 Minuten.'])(
    'are multiplied: %s',
    (said) => {
      expect(course(said)).toMatchObject([{ kind: 'number', unit: 'ones', bare_unit: 'tens' }])
    },
  )

  it('are not where it is said of another column, or of one unit', () => {
    expect(course('Duration is in minutes.')).toEqual([])
    expect(course('The seats are in blocks of 4.')).toEqual([])
  })
})

describe('what somebody said one of a unit to be', () => {
  const shifts = templateOf('shifts', [
    { name: 'shift_no', required: true, unique: true },
    { name: 'worked_hours', rule: '^\\d+\\.\\d{2}$' },
  ])
  const written = (header: string, cells: string[], instructions: string): (string | null)[] => {
    const table = tableOfCells(
      'shifts',
      ['Shift no', header],
      cells.map((one, at) => [`S${at}`, one]),
    )
    const answers = [{ key: 'column:shifts.worked_hours@file_shifts/shifts', value: header }]
    const { transforms } = columnOf(decideOn([table], [shifts], { instructions, answers }), 'worked_hours')
    return cells.map((one) => applyChain(transforms, [one]).value)
  }

  it.each(['A day is 8 hours for everybody.', 'It is in days, one day being short or not: a day is 8 hours here.'])(
    'holds whatever is said behind it: %s',
    (said) => {
      expect(written('Worked', ['2.5 d', '1 d', '0.25 d', '4 d'], said)).toEqual(['20.00', '8.00', '2.00', '32.00'])
    },
  )

  it('holds of bare figures whose header has that unit among its words, and not what they are counted per', () => {
    expect(written('Days on site', ['2', '1', '3', '4'], 'A day is 8 hours.')).toEqual([
      '16.00',
      '8.00',
      '24.00',
      '32.00',
    ])
    expect(written('Hours per day', ['2', '1', '3', '4'], 'A day is 8 hours.')).toEqual([
      '2.00',
      '1.00',
      '3.00',
      '4.00',
    ])
  })
})
