import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('the name of what a list is of, beside that of somebody else', () => {
  const stables = templateOf('stables', [
    { name: 'code', description: 'Stable code', required: true, unique: true, rule: '[A-Z]{3}\\d{2}' },
    { name: 'name', description: '', required: true },
    { name: 'meadow' },
  ])
  const names = ['Alder Hof', 'Birch Hof', 'Cedar Hof', 'Dogwood', 'Elm Lodge', 'Fir Lodge']
  const people = ['Ada Moss', 'Bea Lake', 'Cleo Hill', 'Dora Ford', 'Edie Wood', 'Fay Dale']
  const table = (own: string, other: string) =>
    tableOf(
      'yards',
      `Stable code|${own}|${other}|Meadow\n${names.map((name, at) => `STA${at}0|${name}|${people[at]}|B${at % 2}`).join('\n')}`,
    )

  it.each([
    ['Stable Name', 'Head Name'],
    ['Stable Name', 'Manager Name'],
    ['Stable Stable Name', 'Head of Stable Head Name'],
    ['Stable Name', 'Owner Name'],
  ])('is %s beside %s, without a question', (own, other) => {
    const decision = decideOn([table(own, other)], [stables])
    expect(inputsOf(decision, 'name')).toEqual([own])
    expect(decision.questions.map(({ prompt }) => prompt)).toEqual([])
  })
})
