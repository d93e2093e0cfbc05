import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const names = [
  ['Oliver', 'Whitlock', ''],
  ['Marta', 'Gil', 'Vidal'],
  ['Inés', 'Soler', 'Mas'],
  ['Pau', 'Roca', 'Gil'],
  ['Lena', 'Brandt', ''],
]

it('beside two family names the first of them is no first name, and the name is', () => {
  const template = templateOf('pupils', [
    { name: 'Pupil No', required: true, unique: true },
    { name: 'First Name', required: true },
    { name: 'Last Name', required: true },
  ])
  const rows = (header: string): ReturnType<typeof tableOf> =>
    tableOf('alumnos', `Nº alumno|${header}\n${names.map((cells, at) => `A${100 + at}|${cells.join('|')}`).join('\n')}`)
  for (const header of ['Nombre|1er apellido|2º apellido', 'Nome|Primeiro apelido|Segundo apelido']) {
    const decision = decideOn([rows(header)], [template])
    const [first, ...last] = header.split('|')
    expect(inputsOf(decision, 'First Name')).toEqual([first])
    expect(inputsOf(decision, 'Last Name')).toEqual(last)
  }
})
