import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('rows that are told to be tests', () => {
  const pupils = templateOf('pupils', [
    { name: 'pupil_no', required: true, unique: true },
    { name: 'pupil', required: true },
    { name: 'left_because' },
  ])
  const left = (instructions: string): string[] => {
    const rows = ['1|Ana Ruiz|%', '2|Luis Gil|Se muda', '3|Eva Sanz|Sin tiempo', '4|*|', '5|Olga Rey|', '6|Iván Mora|']
    const table = tableOf(
      'alumnos',
      `Nº|Alumno|Motivo de baja\n${rows.join('\n').replace('%', 'Solo hizo la clase de prueba').replace('*', 'PRUEBA Alumno')}`,
    )
    const { plan } = decideOn([table], [pupils], { instructions })
    return plan.sheets[0]!.sources[0]!.skips.flatMap(({ when }) => ('values' in when ? when.values : []))
  }

  it.each(['El alumno PRUEBA no se migra.', 'El alumno de prueba no se migra.', 'El alumno de prueba no se pasa.'])(
    'are those that a cell calls so, and none that tried something: “%s”',
    (text) => {
      expect(left(text)).toEqual(['prueba alumno'])
    },
  )
})

it('the lower of two lines counts where Spanish says so', () => {
  const template = templateOf('lessons', [
    { name: 'lesson_no', required: true, unique: true },
    { name: 'hour', required: true },
  ])
  const table = tableOf('clases', 'Lesson no|Hour\nC1|10\nC2|11\nC3|12\nC2|17\nC4|18')
  const instructions = 'Cuando una lesson sale dos veces, la línea de más abajo es la buena.'
  const { plan, questions } = decideOn([table], [template], { instructions })
  expect(questions).toEqual([])
  expect(plan.sheets[0]!.duplicates).toBe('keep_last')
})
