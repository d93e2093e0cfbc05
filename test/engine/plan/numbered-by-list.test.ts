import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const keepers = templateOf('keepers', [
  { name: 'email', required: true, unique: true, rule: '[a-z.]+@[a-z.]+' },
  { name: 'full_name', required: true },
])
const visits = templateOf('visits', [
  { name: 'visit_no', required: true, unique: true },
  { name: 'keeper', required: true, link: 'keepers.email' },
  { name: 'weight' },
])
const names = ['Ada Roth', 'Ole Lund', 'Eva Sand', 'Ida Moor', 'Nils Holm', 'Uwe Birk']
const listOf = (name: string, header: string): ReturnType<typeof tableOf> =>
  tableOf(
    name,
    `${header}|Nombre completo|Correo\n${names.map((one, at) => `${101 + at}|${one}|${one.toLowerCase().replace(' ', '.')}@farm.example`).join('\n')}`,
  )
const visitsOf = (header: string): ReturnType<typeof tableOf> =>
  tableOf(
    'visitas',
    `Visita|${header}|Peso\n${[103, 101, 106, 104, 102, 103, 105].map((no, at) => `V-${at}X|${no}|${at}.4`).join('\n')}`,
  )

describe('numbers of a list, in a link that wants another key of its rows', () => {
  it('lead to its rows where the header says what the list is called', () => {
    const decision = decideOn([listOf('ganaderos', 'Cód.'), visitsOf('Cód. ganadero')], [keepers, visits])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'keeper', 1)).toEqual(['Cód. ganadero'])
    expect(columnOf(decision, 'keeper', 1).transforms).toContainEqual(
      expect.objectContaining({
        kind: 'value_map',
        entries: expect.arrayContaining([{ raw: '103', value: 'eva.sand@farm.example', decided_by: 'matcher' }]),
      }),
    )
  })

  it('say nothing by themselves where the header is of something else', () => {
    const decision = decideOn([listOf('ganaderos', 'Cód.'), visitsOf('Cód. ruta')], [keepers, visits])
    expect(columnOf(decision, 'keeper', 1).transforms).toEqual([])
  })
})
