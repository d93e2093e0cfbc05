import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_id', required: true, unique: true, rule: 'M\\d{4}' },
  { name: 'name', required: true },
  { name: 'email' },
])
const gifts = (link: { description?: string; required?: boolean } = {}): ReturnType<typeof templateOf> =>
  templateOf('gifts', [
    { name: 'gift_no', required: true, unique: true },
    { name: 'member_id', link: 'members.member_id', ...link },
    { name: 'amount', required: true, rule: '\\d+\\.\\d{2}' },
  ])
const people = ['ada', 'bo', 'cy', 'di', 'ed', 'flo', 'gus', 'hal']
const listed = tableOf(
  'members',
  `Member id|Name|Email\n${people.map((name, at) => `M${4000 + 3 * at}|${name} Roe|${name}.roe@mail.example`).join('\n')}`,
)
const donors = [...people.slice(0, 6), 'zed', 'yan']
const given = tableOf(
  'gifts',
  `Gift no|Donor email|Amount\n${donors.map((name, at) => `G${at + 1}|${name}.roe@mail.example|${at + 5}.00`).join('\n')}`,
)
const emptied = (template: ReturnType<typeof templateOf>, instructions: string | null = null): string[] => {
  const decision = decideOn([listed, given], [members, template], { instructions })
  return columnOf(decision, 'member_id', 1).transforms.flatMap((step) =>
    step.kind === 'null_token' ? step.tokens : [],
  )
}
const strangers = ['yan.roe@mail.example', 'zed.roe@mail.example']

describe('what names no row of the linked table', () => {
  it.each([
    'Find the member by e-mail address; if the address is not in the member list, the member id stays empty.',
    'Wenn die Adresse nicht in der Liste der members steht, bleibt die Nummer leer.',
    "Si l'adresse n'est pas dans la liste des members, le numéro reste vide.",
    'Staat het adres niet in de lijst van members, dan blijft het nummer leeg.',
  ])('is no link where it is said: “%s”', (sentence) => {
    expect(emptied(gifts(), sentence).toSorted()).toEqual(strangers)
  })

  it('is no link where the description leaves it empty for strangers', () => {
    expect(emptied(gifts({ description: 'Member who gave; empty for non-members' })).toSorted()).toEqual(strangers)
    expect(emptied(gifts({ description: 'Leer, wenn kein Mitglied' })).toSorted()).toEqual(strangers)
  })

  it('stays, and is an error, where nobody says so or each row must have a link', () => {
    expect(emptied(gifts())).toEqual([])
    expect(emptied(gifts({ description: 'Member who gave' }))).toEqual([])
    expect(emptied(gifts({ description: 'Empty for non-members', required: true }))).toEqual([])
    expect(emptied(gifts(), 'Gifts of donors who are not in the member list are left out.')).toEqual([])
  })

  it.each(['Who gave; empty for anonymous gifts', 'Leer bei anonymen Spenden', 'Leeg voor anonieme giften'])(
    'stays where only those without a name are left empty, and it has an address: “%s”',
    (description) => {
      expect(emptied(gifts({ description }))).toEqual([])
      const nameless = tableOf(
        'gifts',
        `Gift no|Donor email|Amount\n${[...donors.slice(0, 7).map((name) => `${name}.roe@mail.example`), 'Anonymous donor'].map((donor, at) => `G${at + 1}|${donor}|${at + 5}.00`).join('\n')}`,
      )
      const decision = decideOn([listed, nameless], [members, gifts({ description })])
      expect(columnOf(decision, 'member_id', 1).transforms).toContainEqual({
        kind: 'null_token',
        tokens: ['Anonymous donor'],
      })
    },
  )

  it('stays where it is a key that the description says nothing of', () => {
    const keyed = tableOf('gifts', 'Gift no|Member id|Amount\nG1|M4000|5.00\nG2|M4003|6.00\nG3|M9999|7.00')
    const decision = decideOn([listed, keyed], [members, gifts({ description: 'Empty for non-members' })])
    expect(columnOf(decision, 'member_id', 1).transforms.filter(({ kind }) => kind === 'null_token')).toEqual([])
  })
})

describe('a zero among keys', () => {
  const nights = templateOf('nights', [
    { name: 'night_no', required: true, unique: true },
    { name: 'member_id', link: 'members.member_id' },
  ])
  const numbers = ['4000', '0', '4003', '0', '4006', '4003']
  const slept = tableOf('nights', `Night no|Member id\n${numbers.map((no, at) => `N${at + 1}|${no}`).join('\n')}`)
  const stepsFor = (instructions: string) =>
    columnOf(decideOn([listed, slept], [members, nights], { instructions }), 'member_id', 1).transforms

  it('is no link where somebody says what it is instead', () => {
    expect(stepsFor('Member id 0 means a guest.')).toContainEqual({ kind: 'null_token', tokens: ['0'] })
  })

  it('is the key that somebody says', () => {
    const steps = stepsFor('Member id 0 means M4009.')
    expect(steps).not.toContainEqual({ kind: 'null_token', tokens: ['0'] })
    expect(JSON.stringify(steps)).toContain('M4009')
  })
})

describe('a word where the linked keys have figures', () => {
  const stays = (description: string): ReturnType<typeof templateOf> =>
    templateOf('stays', [
      { name: 'stay_no', required: true, unique: true },
      { name: 'member_id', link: 'members.member_id', description },
      { name: 'nights', required: true, rule: '\\d+' },
    ])
  const booked = tableOf(
    'stays',
    `Stay no|Member id|Nights\n${['M4000', 'WALK-IN', 'M4003', 'guest', 'M4006', 'M4999', 'M4009'].map((id, at) => `S${at + 1}|${id}|${at + 1}`).join('\n')}`,
  )
  const emptiedOf = (description: string): string[] =>
    columnOf(decideOn([listed, booked], [members, stays(description)]), 'member_id', 1).transforms.flatMap((step) =>
      step.kind === 'null_token' ? step.tokens : [],
    )

  it('is none of them where the description leaves strangers empty; a wrong number is still one', () => {
    expect(emptiedOf('Empty for guests').toSorted()).toEqual(['WALK-IN', 'guest'])
  })

  it('is refused where nobody says so', () => {
    expect(emptiedOf('Who stayed')).toEqual([])
  })
})

describe('a word where all keys have figures', () => {
  const huts = templateOf('huts', [
    { name: 'hut', required: true, unique: true, rule: '[A-Z]{2}\\d{2}' },
    { name: 'beds', required: true },
  ])
  const built = tableOf('huts', `Hut|Beds\nTBC|9\n${people.map((_, at) => `HU${at + 10}|${at + 2}`).join('\n')}`)
  const keyed = tableOf(
    'keys',
    `Key no|Hut\n${['HU 10', 'HU11', 'hu12', 'HU 13', 'spare', 'HU14', 'HU99'].map((hut, at) => `K${at + 1}|${hut}`).join('\n')}`,
  )
  const none = (description: string, required = false, instructions: string | null = null): string[] => {
    const keys = templateOf('keys', [
      { name: 'key_no', required: true, unique: true },
      { name: 'hut', link: 'huts.hut', description, required },
    ])
    return columnOf(decideOn([built, keyed], [huts, keys], { instructions }), 'hut', 1).transforms.flatMap((step) =>
      step.kind === 'null_token' ? step.tokens : [],
    )
  }

  it.each([
    'Hut that the key is for, if any',
    'Hütte, falls vorhanden',
    'Refuge, le cas échéant',
    'Refugio, si lo hay',
    'Hut, indien van toepassing',
    'Schronisko, jeśli dotyczy',
  ])('is none where the description says that there may be none: “%s”', (description) => {
    expect(none(description)).toEqual(['spare'])
  })

  it('is one of which somebody says what it stands for', () => {
    const description = 'Hut that the key is for, if any'
    expect(none(description, false, 'In the column Hut, spare is now HU15.')).toEqual([])
  })

  it('stays where nothing says so, or each row must have one', () => {
    expect(none('Hut that the key is for')).toEqual([])
    expect(none('Hut that the key is for, if any', true)).toEqual([])
  })
})
