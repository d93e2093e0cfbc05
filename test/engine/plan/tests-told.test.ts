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

  it.each(['El alumno PRUEBA no se migra.', 'El alumno de prueba no se migra.'])(
    'are those that a cell calls so, and none that tried something: “%s”',
    (text) => {
      expect(left(text)).toEqual(['prueba alumno'])
    },
  )
})
