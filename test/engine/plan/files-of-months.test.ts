import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('a file with a month in its name', () => {
  const barrels = templateOf('barrels', [
    { name: 'barrel_no', required: true, unique: true, rule: 'B\\d{3}' },
    { name: 'cooper', required: true },
    { name: 'litres' },
  ])
  const list = (name: string, from: number) =>
    tableOf(
      name,
      `Barrel no|Cooper|Litres\n${['Elm', 'Ash', 'Oak', 'Fir'].map((one, at) => `B${from + at}|${one}|${220 + at}`).join('\n')}`,
    )
  const taken = (instructions: string, names = ['cellar_list_MAR-2024', 'cellar_list_OCT-2024_counted']): string[] =>
    decideOn(
      names.map((name, at) => list(name, 100 + 2 * at)),
      [barrels],
      { instructions },
    ).plan.sheets[0]!.sources.map(({ table }) => table)

  it.each([
    'Do not load anything from the March list, it is only there for comparison.',
    'Nothing is to be imported from the March list.',
    'The March list stays behind.',
    'Aus der Liste vom März nichts übernehmen.',
    'Ne reprenez rien de la liste de mars.',
    'Niets overnemen uit de lijst van maart.',
  ])('is called by the whole word: %s', (said) => {
    expect(taken(said)).toEqual(['cellar_list_OCT-2024_counted'])
  })

  it('is not meant where something else happened in that month', () => {
    expect(taken('Barrels that were sold in March are not migrated.')).toHaveLength(2)
  })

  it('has to have more than three letters, or a year beside them', () => {
    const names = ['cellar_mar', 'cellar_hill']
    expect(taken('Do not load anything from the March list.', names)).toEqual(names)
  })

  it('counts where it is said to be the truth', () => {
    const { plan } = decideOn([list('cellar_list_MAR-2024', 100), list('cellar_list_OCT-2024', 100)], [barrels], {
      instructions: 'The October list (after the count) is the truth.',
    })
    expect(plan.sheets[0]!.same_key).toMatchObject([{ column: 'barrel_no', keep: { table: 'cellar_list_OCT-2024' } }])
  })
})
