import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true, rule: 'M-\\d{4}' },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'email' },
  { name: 'country', required: true, rule: '[A-Z]{2}', description: 'Two-letter ISO code.' },
])
const courts = templateOf('courts', [
  { name: 'court_no', required: true, unique: true },
  { name: 'surface', required: true },
])
const people = (name: string) =>
  tableOf(
    name,
    'Member no|First name|Last name|Email\nM-0001|Ada|Moor|ada@moor.example\nM-0002|Ben|Lund|ben@lund.example\nM-0003|Cleo|Hall|cleo@hall.example',
  )
const riverside = tableOf('Riverside', 'Court no|Surface\n1|clay\n2|grass\n3|clay')
const countries = (said: string, name = 'members_riverside'): (string | null)[] => {
  const knowledge = [{ key: 'riverside', scope: 'members', content: said }]
  const { plan } = decideOn([people(name), riverside], [members, courts], { knowledge: knowledge as never })
  return plan.sheets
    .filter(({ slug }) => slug === 'members')
    .flatMap(({ sources }) =>
      sources.map(({ columns }) => {
        const step = columns.find(({ column }) => column === 'country')?.transforms[0]
        return step?.kind === 'constant' ? step.value : null
      }),
    )
}

describe('a house that a sheet of other rows is called after', () => {
  it.each([
    ['Everybody on the Riverside list lives in the UK.', 'GB'],
    ['Everybody on the Riverside list lives in Ireland.', 'IE'],
    ['Alle auf der Liste Riverside wohnen in Deutschland.', 'DE'],
  ])('is meant of the list with such rows: “%s”', (said, country) => {
    expect(countries(said)).toEqual([country])
  })

  it('is not where no file of such rows has a word of its name', () => {
    expect(countries('Everybody on the Riverside list lives in the UK.', 'members_hill')).toEqual([null])
  })

  it('has no number that is shown of one of them for all', () => {
    const { plan } = decideOn([people('members_riverside')], [members], {
      instructions: 'All members of members_riverside.csv have a member no like M-2041.',
    })
    const keys = plan.sheets.flatMap(({ sources }) => sources.flatMap(({ columns }) => columns.slice(0, 1)))
    expect(keys.map(({ transforms }) => transforms.some(({ kind }) => kind === 'constant'))).toEqual([false])
  })
})
