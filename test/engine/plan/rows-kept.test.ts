import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const dives = templateOf('dives', [
  { name: 'dive_no', required: true, unique: true },
  { name: 'diver', required: true },
  { name: 'place' },
])
const divers = templateOf('divers', [
  { name: 'diver_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'status', required: true, rule: 'active|resting' },
])
const states = ['Finished', 'Called off', 'Finished', 'Planned', 'Finished', 'Finished', 'No show', 'Finished']
const logged = tableOf(
  'dives 2024',
  `Dive no|Diver|Place|State\n${states.map((state, at) => `D${at + 1}|Diver ${'ABC'[at % 3]}|Reef ${at % 2}|${state}`).join('\n')}\nD9|TEST DIVER|Reef|Finished`,
)
const people = tableOf('divers', 'Diver no|Name|Status\n1|Ann Reef|active\n2|Bo Cliff|resting\n3|Cy Shoal|active')
const skips = (instructions: string, slug = 'dives'): unknown[] =>
  decideOn([logged, people], [dives, divers], { instructions })
    .plan.sheets.find((sheet) => sheet.slug === slug)!
    .sources.flatMap((source) => source.skips)
    .flatMap(({ when, reason }) => (/is a test/.test(reason) ? [] : when))

describe('rows that alone are taken', () => {
  it.each([
    'Only finished dives.',
    'Only bring in finished dives and no snorkelling, and if a dive was entered twice take it once.',
    'Please bring over only finished dives, and skip the TEST DIVER.',
    'Only finished dives and skip the TEST DIVER and his dives.',
    'Finished dives only, please.',
    'Bitte nur finished dives übernehmen.',
    'Reprendre uniquement les dives finished.',
    'Solo los dives finished.',
    'Alleen finished dives overnemen.',
  ])('leave all others behind: %s', (text) => {
    expect(skips(text)).toContainEqual({ position: 3, is: 'none_of', values: ['finished'] })
    expect(skips(text)).not.toContainEqual({ position: 3, is: 'one_of', values: ['finished'] })
  })

  it.each([
    'In firms.csv keep only the rows whose Typ is D (suppliers); those with O are customers.',
    'From firms.csv take only the rows with Typ D.',
    'In firms.csv: nur die Zeilen, deren Typ D ist.',
    'Dans firms.csv, reprendre uniquement les lignes dont le Typ est D.',
    'En firms.csv solo las filas cuyo Typ sea D.',
  ])('are those of the table that the sentence begins with: %s', (instructions) => {
    const suppliers = templateOf('suppliers', [{ name: 'symbol', required: true, unique: true }, { name: 'town' }])
    const rows = [...'DODDOD'].map((type, at) => `S${at}|${type}|Town ${at}`)
    const [firms, cars] = ['firms', 'cars'].map((name) => tableOf(name, `Symbol|Typ|Town\n${rows.join('\n')}`))
    const { sheets } = decideOn([firms!, cars!], [suppliers, dives], { instructions }).plan
    const left = sheets.flatMap(({ sources }) => sources.map(({ file_id, skips: own }) => [file_id, own[0]?.when]))
    expect(left).toEqual([
      ['file_firms', { position: 1, is: 'none_of', values: ['d'] }],
      ['file_cars', undefined],
    ])
  })

  it('are all others where rows are said not to be so', () => {
    expect(skips('In dives 2024 only rows whose State is not finished.')).toEqual([
      { position: 3, is: 'one_of', values: ['finished'] },
    ])
  })

  it('are those of several values', () => {
    expect(skips('Only finished and planned dives, leave out the rest.')).toContainEqual({
      position: 3,
      is: 'none_of',
      values: ['finished', 'planned'],
    })
  })

  it.each([
    'Only finished dives with a buddy.',
    'Only finished dives are billed.',
    'Only dives since May.',
    'Only finished ones, and the planned dives of May.',
  ])('are not guessed where more is said of them, or something else: %s', (text) => {
    expect(skips(text)).toEqual([])
  })

  it.each([
    'The dives of 2024 have no prices; take Finished ones only, and if nobody knows the diver tell me.',
    'The log is called dives 2024. Finished ones only.',
  ])('are those of the table that was spoken of just before: %s', (text) => {
    expect(skips(text)).toContainEqual({ position: 3, is: 'none_of', values: ['finished'] })
  })

  it('are called by a short word where a state is written just so', () => {
    const boats = templateOf('boats', [{ name: 'boat_no', required: true, unique: true }, { name: 'note' }])
    const skipped = (header: string): unknown[] => {
      const rows = ['Sold', 'Free', 'Free', 'Sold', 'Kept', 'Free'].map((state, at) => `B${at}|${state}|Free today`)
      const listed = tableOf('boats', `Boat no|${header}|Note\n${rows.join('\n')}`)
      const { plan } = decideOn([listed], [boats], { instructions: 'Only free boats.' })
      return plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)
    }
    expect(skipped('Status')).toEqual([{ position: 1, is: 'none_of', values: ['free'] }])
    expect(skipped('Remark')).toEqual([])
  })

  it('and other rows stay as they are', () => {
    expect(skips('Only active divers.')).toEqual([])
    expect(skips('Only active divers.', 'divers')).toEqual([{ position: 2, is: 'none_of', values: ['active'] }])
  })
})

it('what a file is called by says no more than that its rows are meant', () => {
  const leaves = tableOf(
    'Staffway_TimeOff_2024',
    'No|Kind|State\n1|sick|Approved\n2|rest|Denied\n3|sick|Approved\n4|rest|Withdrawn\n5|rest|Approved',
  )
  const absences = templateOf('absences', [
    { name: 'no', required: true, unique: true },
    { name: 'kind', rule: 'sick|rest' },
  ])
  const { plan } = decideOn([leaves], [absences], { instructions: 'Only bring in approved time off.' })
  expect(plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)).toEqual([
    { position: 2, is: 'none_of', values: ['approved'] },
  ])
})

describe('rows of which a column says by a yes that they are so', () => {
  const sites = templateOf('sites', [{ name: 'site_no', required: true, unique: true }, { name: 'street' }])
  const owners = templateOf('owners', [{ name: 'owner_no', required: true, unique: true }, { name: 'name' }])
  const places = tableOf(
    'Adresser',
    'Site no|Street|Aktiv\nS1|Elm Lane|Ja\nS2|Oak Lane|Nej\nS3|Ash Lane|Ja\nS4|Fir Lane|Ja\nS5|Yew Lane|Ja',
  )
  const listed = tableOf('owners', 'Owner no|Name\nO1|Ann\nO2|Bo\nO3|Cy')
  const left = (instructions: string): unknown[] =>
    decideOn([places, listed], [sites, owners], { instructions })
      .plan.sheets.flatMap(({ sources }) => sources.flatMap((source) => source.skips))
      .map(({ when }) => when)

  it.each([
    'Only take the active addresses.',
    'Only take the active addresses, and only those of owners in the list.',
    'Nur aktive Adressen übernehmen.',
    'Reprendre uniquement les adresses actives.',
  ])('alone are taken: %s', (text) => {
    expect(left(text)).toContainEqual({ position: 2, is: 'none_of', values: ['ja'] })
  })

  it.each(['Only take the active owners.', 'Only addresses with a street.', 'The active addresses are in the list.'])(
    'are not meant by what is said of something else: %s',
    (text) => {
      expect(left(text)).toEqual([])
    },
  )
})

it('rows without a name are those of the column that is called nothing but so', () => {
  const owners = templateOf('owners', [{ name: 'owner_no', required: true, unique: true }, { name: 'name' }])
  const accounts = tableOf('accounts', 'Owner no|Navn|Contact name\nO1|Ann|Bo\nO2||\nO3|Cy|\nO4|Di|')
  const { plan } = decideOn([accounts], [owners], {
    instructions: 'Accounts without a name were opened by mistake, leave those out too.',
  })
  expect(plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)).toEqual([{ position: 1, is: 'empty' }])
})
