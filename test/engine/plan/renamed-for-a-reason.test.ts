import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('a code that became another one for a reason that names others', () => {
  const guides = templateOf('guides', [
    { name: 'code', required: true, unique: true, rule: '^[A-Z]{3}$' },
    { name: 'name', required: true },
  ])
  const tours = templateOf('tours', [
    { name: 'tour_no', required: true, unique: true },
    { name: 'guide', link: 'guides.code' },
  ])
  const hikes = templateOf('hikes', [
    { name: 'hike_no', required: true, unique: true },
    { name: 'guide', link: 'guides.code' },
  ])
  const staff = tableOf('guides', 'Code|Name\nAFL|Ada Frey-Lund\nBRO|Bo Roth\nCME|Cy Meer')
  const walks = tableOf('tours', 'Tour no|Guide\nT1|AF\nT2|BRO\nT3|AFL\nT4|CME\nT5|BRO')
  const climbs = tableOf('hikes', 'Hike no|Guide code\nH1|BRO\nH2|AF\nH3|CME\nH4|AFL')
  const steps = (instructions: string): string[] => {
    const decision = decideOn([staff, walks, climbs], [guides, tours, hikes], { instructions })
    return [1, 2].map((sheet) => JSON.stringify(columnOf(decision, 'guide', sheet).transforms))
  }

  it('is that wherever it names the same rows', () => {
    const said =
      'Ada Frey got married and became Ada Frey-Lund, so wherever the old initials AF still show up they mean AFL.'
    for (const one of steps(said)) expect(one).toContain('"raw":"AF","value":"AFL"')
  })

  it('is not where it is said not to be', () => {
    const said = 'Ada Frey is not Ada Frey-Lund, so the initials AF do not mean AFL.'
    for (const one of steps(said)) expect(one).not.toContain('"raw":"AF","value":"AFL"')
  })
})
