import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// Which of several rows with one key counts, and which of two tables, as people say it; and tables that stay behind. Each with what says something else.

const looms = tableOf(
  'looms',
  'Loom|Weaver|Serviced|Worth\nW-1|Ada|2024-03-01|120.00\nW-2|Bo|2022-01-05|80.00\nW-1|Cy|2023-02-01|1500.00\nW-3|Di|2021-07-09|95.50\n' +
    'W-4|Ed|2020-02-02|60.00\nW-5|Fay|2019-02-02|70.00',
)
const template = templateOf('looms', [{ name: 'loom', required: true, unique: true }, { name: 'weaver' }])
const skips = (instructions: string) =>
  decideOn([looms], [template], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

describe('of rows with one key the one with the latest day counts', () => {
  it.each([
    'If a loom is there twice, keep the row with the latest date in Serviced.',
    'The codes are explained above. Duplicate looms: newest date wins, forget the older ones',
    'Duplicate looms: newest date wins, forget the older ones',
    'Some looms have two rows, the newest (by Serviced) is right.',
    'For doubles go by the Serviced date: the newer row is right and the older one can be dropped.',
    'Bei doppelten Einträgen zählt der mit dem jüngsten Datum in Serviced.',
    'En cas de doublon, on garde la ligne la plus récente (Serviced).',
    'Si hay filas duplicadas vale la más reciente según Serviced.',
    'Se una riga è doppia vale quella con la data più recente in Serviced.',
    'Staat er iets dubbel in, dan geldt de regel met de laatste Serviced.',
    'In looms.csv what was serviced latest stands first, and older rows of the same loom can go.',
    'The list begins with the latest service. Older rows of the same loom can be deleted.',
    'Older lines of the same loom are not needed.',
    'Ältere Zeilen desselben Loom können weg.',
  ])('%s', (instructions) => {
    expect(skips(instructions)).toMatchObject([{ is: 'older', key: [0], day: 2 }])
  })

  it('in the table that has days of what is said to be later', () => {
    const checks = tableOf(
      'checks',
      'Loom|Checked on|Mark\nW-1|2024-05-01|B\nW-2|2024-05-02|A\nW-1|2024-06-01|A\nW-3|2024-05-04|C\nW-4|2024-05-05|A\nW-5|2024-05-06|B',
    )
    const marks = templateOf('checks', [{ name: 'loom', required: true }, { name: 'checked_on' }, { name: 'mark' }])
    const instructions = 'If a loom was checked twice, the later check is right. Looms of Ada are old, keep them.'
    const { plan } = decideOn([looms, checks], [template, marks], { instructions })
    const left = plan.sheets.map(({ slug, sources }) => [slug, sources.flatMap((one) => one.skips.length)])
    expect(Object.fromEntries(left)).toEqual({ looms: [0], checks: [1] })
  })

  it('or the highest figure of the column that is named', () => {
    expect(skips('Double looms: the one with the highest Worth counts.')).toMatchObject([
      { is: 'older', key: [0], day: 3, patterns: [] },
    ])
  })

  it('and no rows that share something else than a key', () => {
    const sheds = tableOf(
      'looms',
      'Weaver|House no|Serviced\nAda|12|2024-03-01\nBo|3|2022-01-05\nCy|12|2023-02-01\nDi|7|2021-07-09\nEd|8|2020-02-02\nFay|9|2019-02-02',
    )
    const said = 'Some numbers are there twice. The row with the newer Serviced counts.'
    const { plan } = decideOn([sheds], [template], { instructions: said })
    expect(plan.sheets.flatMap(({ sources }) => sources.flatMap((one) => one.skips))).toEqual([])
  })

  it.each([
    'Some looms are listed twice.',
    'In looms.csv the latest service stands first.',
    'Older rows can go to another sheet, those of the same loom stay.',
    'Older rows of the same loom are interesting, too.',
    'The newest looms were serviced twice.',
    'Perhaps the newest of double rows is right.',
    'Unless told otherwise the newest of double rows counts.',
  ])('but not where it is not said so: %s', (instructions) => {
    expect(skips(instructions)).toEqual([])
  })
})

it('of what is told of one sheet alone the last row of its key counts, whatever other sheets have twice', () => {
  const repairs = tableOf('repairs', 'Repair|Part\nR1|shaft\nR2|heald\nR1|reed\nR3|shaft\nR4|reed\nR5|heald')
  const ofRepairs = templateOf('repairs', [{ name: 'repair', required: true, unique: true }, { name: 'part' }])
  const kept = (type: 'account' | 'template') => {
    const scope = type === 'template' ? { type, slug: 'looms' } : { type }
    const content = 'If a number is there more than once the lowest line counts.'
    const knowledge = [{ id: 'k', key: 'doubles', scope, content }]
    const { plan } = decideOn([looms, repairs], [template, ofRepairs], { knowledge } as unknown as Parameters<
      typeof decideOn
    >[2])
    return Object.fromEntries(plan.sheets.map(({ slug, same_key = [] }) => [slug, same_key.map(({ keep }) => keep)]))
  }
  expect(kept('template')).toEqual({ looms: ['keep_last'], repairs: [] })
  expect(kept('account')).toEqual({ looms: [], repairs: [] })
})

const depot = tableOf('depot_list', 'Loom|Weaver\nW-1|Ada\nW-2|Bo\nW-3|Cy')
const insurer = tableOf('insurer_list', 'Loom|Weaver\nW-2|Bob\nW-3|Cyril\nW-4|Di')
const both = (instructions: string) => decideOn([depot, insurer], [template], { instructions })
const weavers = (instructions: string) => JSON.stringify(both(instructions).plan.sheets)

describe('of two tables the one that is said to win does', () => {
  const said = weavers('If a loom is in both files, the depot list counts.')
  it('changes the plan', () => expect(said).not.toBe(weavers('')))

  it.each([
    'If a loom is on both lists, believe the depot list.',
    'When the two disagree, go with depot_list.csv.',
    'Some of their looms were ours already, and there depot_list stands as it is.',
    'Where one of the insurer is in the depot list too, go with the depot list.',
    'Steht etwas in beiden Listen, vertrauen wir der Depotliste depot_list.',
    'Quand les deux listes diffèrent, fiez-vous à depot_list.',
  ])('%s', (instructions) => {
    expect(both(instructions).notes.join()).toContain('Applied')
  })

  it.each(['When the two lists disagree, do not believe the depot list blindly.', 'Both lists are right.'])(
    'but not where none is said to: %s',
    (instructions) => {
      expect(weavers(instructions)).toBe(weavers(''))
    },
  )
})

describe('a table stays behind that is named for sure, whatever else is told of it', () => {
  const out = (instructions: string) => both(instructions).plan.ignored_tables.map(({ table }) => table)
  it.each([
    'The insurer list belongs to the insurance company, it’s not ours to import.',
    'What’s on the insurer list should not be in the result.',
    'We attached the insurer list by accident, please pretend it isn’t there.',
    'insurer_list.csv was sent by mistake.',
    'Ne tenez pas compte du fichier insurer_list.',
    'On laisse de côté insurer_list.csv, elle est périmée.',
    'Il file insurer_list è di un’altra azienda e va tralasciato.',
    'Use nothing but the depot list.',
  ])('%s', (instructions) => {
    expect(out(instructions)).toEqual(['insurer_list'])
  })

  it.each([
    'The weavers of the insurer list are not needed.',
    'Duplicates in the insurer list can be dropped.',
    'In the insurer list the duplicates can be dropped.',
    'If a loom on the insurer list has no weaver, skip it.',
    'Please don’t forget the insurer list.',
    'The first line of the insurer list can be ignored.',
  ])('but not where a part of it is meant: %s', (instructions) => {
    expect(out(instructions)).toEqual([])
  })
})

describe('a list called by the first letters of a system', () => {
  const exported = tableOf('Loom list LB', 'Loom|Weaver\nW-1|Ada\nW-2|Bo\nW-3|Cy')
  it('is meant by the name of the system', () => {
    const instructions = 'Where a loom of the insurer is in LoomBooks too, go with LoomBooks.'
    const { notes } = decideOn([exported, insurer], [template], { instructions })
    expect(notes.join()).toContain(`Applied “${instructions.slice(0, -1)}”`)
  })
})

describe('who wins among people', () => {
  const people = {
    ...templateOf('contacts', [{ name: 'email', required: true, unique: true }, { name: 'phone' }]),
    description: 'People who weave for us.',
  }
  const firms = templateOf('firms', [{ name: 'firm_no', required: true, unique: true }, { name: 'town' }])
  const tables = ['desk', 'shop'].flatMap((name) => [
    tableOf(
      `${name}_people`,
      `Email|Phone\nada@a.example|${name === 'desk' ? 1 : 2}0123456\nbo@b.example|${name === 'desk' ? 3 : 4}0123456`,
    ),
    tableOf(`${name}_firms`, `Firm no|Town\nF1|${name === 'desk' ? 'Bree' : 'Tuckborough'}\nF2|Hobbiton`),
  ])
  it('says nothing of firms', () => {
    const instructions = 'For people who are on both lists the desk list counts.'
    const { plan } = decideOn(tables, [people, firms], { instructions })
    const { plan: unsaid } = decideOn(tables, [people, firms])
    const of = ({ sheets }: typeof plan, wanted: string) => JSON.stringify(sheets.find(({ slug }) => slug === wanted))
    expect(of(plan, 'firms')).toBe(of(unsaid, 'firms'))
    expect(of(plan, 'contacts')).not.toBe(of(unsaid, 'contacts'))
  })
})

it('is of what has a key that is called so, and of no other rows', () => {
  const boats = tableOf('yard', 'Boat|Built|State\nB1|1999|sold\nB2|2004|laid up\nB1|1999|laid up\nB3|2011|sold')
  const slips = tableOf('slips', 'Slip|Boat|Weight\nS1|B1|120\nS2|B2|230\nS1|B1|120\nS3|B3|400')
  const fleet = templateOf('vessels', [{ name: 'boat_number', required: true, unique: true }, { name: 'state' }])
  const catches = templateOf('catches', [
    { name: 'slip_no', required: true, unique: true },
    { name: 'boat_number', link: 'vessels.boat_number' },
  ])
  const instructions = 'When a boat is on the list more than once the later line is the current one, go by that line.'
  const { sheets } = decideOn([boats, slips], [fleet, catches], { instructions }).plan
  expect(sheets.map(({ same_key }) => same_key)).toEqual([
    [expect.objectContaining({ column: 'boat_number', keep: 'keep_last' })],
    undefined,
  ])
})

it.each([
  ['The line higher up is the good one, forget the lower one completely.', [{ column: 'boat_no', keep: 'keep_first' }]],
  ['The lower line is the good one.', [{ column: 'boat_no', keep: 'keep_last' }]],
  ['They moved.', undefined],
])('of the rows of a list that begin with the same number the one counts that is said to: %s', (said, same) => {
  const north = tableOf(
    'north',
    'Boat no|Owner|State\nB101|Ada|sold\nB102|Bo|laid up\nB101|Cy|laid up\nB103|Di|sold\nB104|Ed|sold',
  )
  const south = tableOf('south', 'No|Owner|State\nS201|Fay|sold\nS202|Gro|laid up\nS203|Hal|sold')
  const fleet = templateOf('vessels', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'owner', required: true },
    { name: 'registry', unique: true },
  ])
  const instructions = `In the north list a few are in twice with the same number. ${said}`
  const [sheet] = decideOn([north, south], [fleet], { instructions }).plan.sheets
  expect(sheet!.same_key).toEqual(same)
})

it.each([
  'The later (lower) row is the correct one. Forget the earlier one completely.',
  'The later (lower) row is right.',
])('a later row that is the lower one counts by its place, whatever days the rows have: %s', (said) => {
  const yard = tableOf(
    'boats',
    'Boat no|Owner|Entered\nB1|Ada|2024-03-01\nB2|Bo|2022-01-05\nB1|Cy|2023-02-01\nB3|Di|2021-07-09\nB4|Ed|2020-02-02',
  )
  const fleet = templateOf('boats', [{ name: 'boat_no', required: true, unique: true }, { name: 'owner' }])
  const instructions = `Some boats are in the file twice. ${said}`
  const [sheet] = decideOn([yard], [fleet], { instructions }).plan.sheets
  expect(sheet!.same_key).toEqual([{ column: 'boat_no', keep: 'keep_last' }])
  expect(sheet!.sources[0]!.skips).toEqual([])
})
