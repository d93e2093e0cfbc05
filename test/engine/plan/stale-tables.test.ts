import { describe, expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('a sheet of the same columns that is said to be an older state', () => {
  const hives = templateOf('hives', [
    { name: 'hive_no', required: true, unique: true, rule: 'H\\d{3}' },
    { name: 'meadow', required: true },
    { name: 'queen' },
  ])
  const sheet = (name: string, text: string): TableProfile => {
    const made = tableOf(name, text)
    return { ...made, table: { ...made.table, file_id: 'file_hives', file_name: 'hives.ods' } }
  }
  const rows = (from: number): string =>
    ['Elm', 'Ash', 'Oak', 'Fir', 'Yew'].map((name, at) => `H${from + at}|${name} hill|Q${from + at}`).join('\n')
  const now = sheet('Hives', `Hive no|Meadow|Queen\n${rows(100)}`)
  const then = sheet('Hives 05-2021', `Hive no|Meadow|Queen\n${rows(200)}`)
  const taken = (instructions: string, others: TableProfile[] = [then]): string[] =>
    decideOn([now, ...others], [hives], { instructions }).plan.sheets[0]!.sources.map(({ table }) => table)

  it('comes along where nothing is said', () => {
    expect(taken('')).toEqual(['Hives', 'Hives 05-2021'])
  })

  it.each([
    'Hives: only take the sheet "Hives", "Hives 05-2021" is out of date.',
    'Bienen: nur das Blatt "Hives" nehmen, "Hives 05-2021" ist veraltet.',
    'Use only the sheet "Hives".',
    'Prendre uniquement la feuille « Hives ».',
    'The sheet "Hives 05-2021" is an old version.',
    'El archivo hives.ods: la hoja "Hives 05-2021" está desactualizada.',
    'Het blad "Hives 05-2021" is verouderd.',
  ])('is left out: %s', (said) => {
    expect(taken(said)).toEqual(['Hives'])
  })

  it.each([
    'The queens on the sheet "Hives 05-2021" are out of date.',
    'Only the hives on the sheet "Hives" have queens.',
  ])('stays where only some of it is: %s', (said) => {
    expect(taken(said)).toContain('Hives 05-2021')
  })
})

describe('a sheet on which something stands only once', () => {
  const hives = templateOf('hives', [
    { name: 'hive_no', required: true, unique: true, rule: 'H\\d{3}' },
    { name: 'meadow' },
  ])
  const visits = templateOf('visits', [
    { name: 'visit_no', required: true, unique: true, rule: 'V\\d{3}' },
    { name: 'hive_no', required: true, link: 'hives.hive_no' },
  ])
  const book = (name: string, text: string): TableProfile => {
    const made = tableOf(name, text)
    return { ...made, table: { ...made.table, file_id: 'file_book', file_name: 'book.xlsx' } }
  }
  const colonies = book('Colonies', 'Hive no|Meadow\nH001|Elm hill\nH002|Ash hill\nH003|Oak hill\nH004|Fir hill')
  const inspections = book('Inspections', 'Visit no|Hive no\nV001|H001\nV002|H002\nV003|H003\nV004|H004')

  it.each([
    'Ole writes the hive only once per day on the sheet Inspections.',
    'Ole schreibt das Volk nur einmal pro Tag auf das Blatt Inspections.',
    "Ole n'écrit la ruche qu'une seule fois par jour sur la feuille Inspections.",
    'Ole scrive il numero una sola volta al giorno sul foglio Inspections.',
  ])('is not taken alone: %s', (instructions) => {
    const { sheets } = decideOn([colonies, inspections], [hives, visits], { instructions }).plan
    expect(sheets.map(({ sources }) => sources.map(({ table }) => table))).toEqual([['Colonies'], ['Inspections']])
  })
})
