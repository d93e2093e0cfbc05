import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const sections = templateOf('sections', [
  { name: 'code', required: true, unique: true, rule: '[A-Z]{3}' },
  { name: 'name_en', required: true },
  { name: 'name_fr', required: true },
])
const rows = 'ADM|Administration|Direction\nCPT|Accounting|Comptabilité\nENT|Warehouse|Entrepôt\nLIV|Delivery|Livraison'
const filled = (header: string): string[][] => {
  const decision = decideOn([tableOf('sections', `${header}\n${rows}`)], [sections])
  return ['name_en', 'name_fr'].map((name) => inputsOf(decision, name))
}

describe('headers that are languages', () => {
  it('say which of two columns that differ but by a language is meant, in whatever language they say it', () => {
    expect(filled('Code|English|Français')).toEqual([['English'], ['Français']])
    expect(filled('Code|Anglais|Französisch')).toEqual([['Anglais'], ['Französisch']])
    expect(filled('Code|Désignation EN|Désignation FR')).toEqual([['Désignation EN'], ['Désignation FR']])
  })

  it('stand in front of what is called so, too, and beside what means the same', () => {
    expect(filled('Code|English name|Nom français')).toEqual([['English name'], ['Nom français']])
    expect(filled('Code|Französischer Name|Englischer Name')).toEqual([['Englischer Name'], ['Französischer Name']])
  })

  it('keep a text of the other language out, though it is called so', () => {
    expect(filled('Code|Name English|Name French')).toEqual([['Name English'], ['Name French']])
    const turned = decideOn(
      [
        tableOf(
          'sections',
          'Code|Name French|Name English\nADM|Direction|Administration\nCPT|Comptabilité|Accounting\nENT|Entrepôt|Warehouse',
        ),
      ],
      [sections],
    )
    expect(inputsOf(turned, 'name_en')).toEqual(['Name English'])
  })

  it('say nothing where no other column is in the other language, and nothing of other columns', () => {
    const people = templateOf('people', [
      { name: 'number', required: true, unique: true },
      { name: 'name', required: true },
      { name: 'title_en' },
    ])
    const table = tableOf('people', 'No|Name|English\n1|Ann Vogt|fluent\n2|Bo Lind|none\n3|Cy Marsh|basic')
    expect(inputsOf(decideOn([table], [people]), 'title_en')).toEqual([])
  })
})
