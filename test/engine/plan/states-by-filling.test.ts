import { describe, expect, it } from 'vitest'
import { filledStatesIn } from '../../../server/src/engine/knowledge/filled-states.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const two = ['active', 'left']
const said = (sentence: string, allowed = two): [string, boolean][] =>
  filledStatesIn(sentence, allowed).map(({ value, filled }) => [value, filled])

describe('sentences that tell a state by whether a cell is filled', () => {
  it.each<[string, [string, boolean][]]>([
    ['active, or left if the member has an end date', [['left', true]]],
    ['left when the leaving date is filled, otherwise active', [['left', true]]],
    ['active unless a leaving date is given', [['active', false]]],
    ['If there is a leaving date, the member is left', [['left', true]]],
    ['Whoever has a leaving date is left', [['left', true]]],
    ['Members with a leaving date are left', [['left', true]]],
    ['Members without a leaving date are active', [['active', false]]],
    [
      'The list is of the pool, with its badges; a member with no leaving date there is still active',
      [['active', false]],
    ],
    ['Mitglieder ohne Austrittsdatum sind noch active', [['active', false]]],
    ['left, wenn ein Austrittsdatum eingetragen ist, sonst active', [['left', true]]],
    ['Wer ein Austrittsdatum hat, ist inaktiv', [['inactive', true]]],
    ['Mitglieder ohne Austrittsdatum sind aktiv', [['active', false]]],
    ['left si la date de sortie est renseignée', [['left', true]]],
    ['left se la data di uscita è compilata', [['left', true]]],
    ['left si hay fecha de baja', [['left', true]]],
    ['left als de uitdiensttreding is ingevuld', [['left', true]]],
  ])('“%s”', (sentence, states) => {
    expect(said(sentence, sentence.includes('inaktiv') ? ['active', 'inactive'] : two)).toEqual(states)
  })

  it.each([
    'An Etsy order with a shipping date is shipped, without one it is paid',
    'An Etsy order is shipped if the shipping date is filled',
    'A web booking without an e-mail address is asked for again',
    'Whoever has a «No WB» on the list is kept in the shop, too: one etsy seller, the number of the shop',
    'Web invoices have a series; the number is the series with five figures, as it is already filled in now',
  ])('say nothing of a value that only tells which rows they speak of: %s', (sentence) => {
    expect(said(sentence, ['web', 'etsy'])).toEqual([])
  })

  it('say nothing of a value where they list what the codes of another column mean', () => {
    expect(said('UNL = without time limits (none), SUM-O = summer, WIN-O = winter', ['true', 'false'])).toEqual([])
  })

  it('say what a value stands for behind its sign', () => {
    expect(said('left = with a leaving date, active = without a leaving date')).toEqual([
      ['left', true],
      ['active', false],
    ])
  })

  it('tell what is behind their verb', () => {
    const sentence = 'An Etsy order with a shipping date is shipped, without one it is paid'
    expect(said(sentence, ['pending', 'paid', 'shipped'])).toEqual([
      ['shipped', true],
      ['paid', false],
    ])
  })

  it.each([
    'Someone has served notice if there is a date in “Notice on”, the rest are active',
    'notice if the notice date is filled, all others are active',
    'notice when the notice date is filled, otherwise active',
    'notice, wenn ein Kündigungsdatum eingetragen ist, alle anderen sind active',
    'notice si la date de congé est renseignée, les autres sont active',
  ])('tell of three values which one all others have: %s', (sentence) => {
    expect(said(sentence, ['active', 'notice', 'ended'])).toEqual([
      ['notice', true],
      ['active', false],
    ])
  })

  it('tell nothing of others where they name no value for them', () => {
    expect(said('notice if the notice date is filled, the rest is unclear', ['active', 'notice', 'ended'])).toEqual([
      ['notice', true],
    ])
  })

  it('tell what is behind a verb in short', () => {
    expect(said("An order with a pick-up date is done, without one it's open", ['done', 'open'])).toEqual([
      ['done', true],
      ['open', false],
    ])
  })

  it('values with signs are read as they are written', () => {
    expect(said('c++ if the end date is filled, else (none)', ['c++', '(none)'])).toEqual([['c++', true]])
    expect(said('on hold if the end date is filled', ['on', 'on_hold', 'hold'])).toEqual([['on_hold', true]])
  })

  it.each([
    'active or left',
    'Members with a leaving date are left out',
    'left if the member asked for it',
    'The state is active in most rows',
    `left if the member has an end date${', and so on'.repeat(40)}`,
  ])('“%s” tells none', (sentence) => {
    expect(said(sentence)).toEqual([])
  })
})

const members = (description?: string): ReturnType<typeof templateOf> =>
  templateOf('members', [
    { name: 'member_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'end_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'status', required: true, rule: '(active|left)', ...(description && { description }) },
  ])
const rows = ['M1|Ann Hale|', 'M2|Bob Lund|2023-04-30', 'M3|Cy Moor|9999-12-31', 'M4|Di Nash|']
const listed = tableOf('members', `Member no|Name|End date\n${rows.join('\n')}`)

describe('a state that another column tells', () => {
  const described = 'active, or left if the member has an end date'

  it('is read from it as the description says, where a day that never comes is none', () => {
    const decision = decideOn([listed], [members(described)])
    expect(columnOf(decision, 'status')).toMatchObject({
      inputs: [{ column: 'End date' }],
      transforms: [
        { kind: 'trim' },
        { kind: 'null_token', tokens: ['9999-12-31'] },
        { kind: 'rewrite', with: 'left' },
        { kind: 'default', value: 'active' },
      ],
      decided_by: 'knowledge',
    })
    expect(columnOf(decision, 'end_date').inputs).toMatchObject([{ column: 'End date' }])
    expect(decision.questions).toEqual([])
    expect(decision.notes.join('\n')).toContain('“status” is “left” where “End date” of members.csv is filled')
  })

  it('is read as an instruction says, by a header of the file', () => {
    const plain = templateOf('members', [
      { name: 'member_no', required: true, unique: true },
      { name: 'name', required: true },
      { name: 'status', required: true, rule: '(active|inactive)' },
    ])
    const german = tableOf('members', `Member no|Name|Austrittsdatum\n${rows.slice(0, 2).join('\n')}\nM5|Ed Orr|`)
    const decision = decideOn([german], [plain], { instructions: 'Wer ein Austrittsdatum hat, ist inaktiv.' })
    expect(columnOf(decision, 'status').transforms).toMatchObject([
      { kind: 'trim' },
      { kind: 'rewrite', with: 'inactive' },
      { kind: 'default', value: 'active' },
    ])
    expect(decision.notes.join('\n')).not.toContain('Not understood')
  })

  it('of more than two is the one that a column of its day is called after, which is that day as well', () => {
    const jobs = templateOf('jobs', [
      { name: 'job_no', required: true, unique: true },
      { name: 'raised_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'finished_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'state', required: true, rule: '(open|planned|finished|cancelled)' },
    ])
    const log = tableOf(
      'jobs',
      'Job no|Date|Finished\nJ1|2024-01-03|2024-01-09\nJ2|2024-01-04|\nJ3|2024-01-05|2024-01-11',
    )
    const decision = decideOn([log], [jobs], { instructions: 'A job with no finish date is still open.' })
    expect(columnOf(decision, 'state')).toMatchObject({
      inputs: [{ column: 'Finished' }],
      transforms: [{ kind: 'trim' }, { kind: 'rewrite', with: 'finished' }, { kind: 'default', value: 'open' }],
    })
    expect(columnOf(decision, 'finished_on').inputs).toMatchObject([{ column: 'Finished' }])
    expect(columnOf(decision, 'raised_on').inputs).toMatchObject([{ column: 'Date' }])
  })

  it('is the one that the file has a column for, whatever is said', () => {
    const own = tableOf('members', 'Member no|Name|End date|Status\nM1|Ann|2023-04-30|active\nM2|Bob||left')
    expect(columnOf(decideOn([own], [members(described)]), 'status').inputs).toMatchObject([{ column: 'Status' }])
  })

  it('is asked about where no column of the file is named, or three may be meant', () => {
    const bare = tableOf('members', 'Member no|Name\nM1|Ann\nM2|Bob')
    expect(decideOn([bare], [members(described)]).questions.map(({ target }) => target.column)).toEqual(['status'])
    const three = templateOf('members', [
      { name: 'member_no', required: true, unique: true },
      { name: 'end_date' },
      { name: 'status', required: true, rule: '(active|paused|left)', description: 'left if there is an end date' },
    ])
    expect(columnOf(decideOn([listed], [three]), 'status').inputs).toEqual([])
  })
})

it('is told by no cell where the sentence names a list, nor by a header that is nearly a word of it', () => {
  const clubMembers = templateOf('members', [
    { name: 'member_no', required: true, unique: true },
    { name: 'street' },
    { name: 'status', required: true, rule: 'actief|oud_lid' },
  ])
  const tables = [
    tableOf('leden', 'Lidnr|Straat\n1|Dorpsweg 1\n2|Kade 7\n3|'),
    tableOf('oudleden', 'Lidnr|Straat\n7|Markt 3\n8|Plein 2'),
  ]
  const instructions = 'Wie op oudleden staat is oud_lid, de anderen zijn actief.'
  const { plan } = decideOn(tables, [clubMembers], { instructions, autonomy: 'decide' })
  const filled = plan.sheets[0]!.sources.flatMap(({ columns }) =>
    columns.filter(({ column, inputs }) => column === 'status' && inputs.length > 0),
  )
  expect(filled).toEqual([])
})

describe('a state of few of many values', () => {
  const letters = templateOf('letters', [
    { name: 'letter_no', required: true, unique: true },
    { name: 'sent', rule: '\\d+' },
    { name: 'state', required: true, rule: 'draft|open|posted|lost|returned|void' },
  ])
  const file = (name: string) =>
    tableOf(
      name,
      `Letter no|Sent|Date sent\n${[1, 2, 3, 4].map((no) => `${name[0]!}${no}|${no * 10}|${no % 2 ? `2031-04-0${no}` : ''}`).join('\n')}`,
    )
  const instructions = 'A Munich letter with a date sent is posted, without one it is open.'

  it('is told by the header that is named in more words, in the files that the sentence speaks of', () => {
    const decision = decideOn([file('munich letters'), file('bergen letters')], [letters], { instructions })
    expect(columnOf(decision, 'state').inputs.map(({ column }) => column)).toEqual(['Date sent'])
    expect(columnOf(decision, 'state').transforms.at(-1)).toEqual({ kind: 'default', value: 'open' })
    expect(columnOf(decision, 'state', 0, 1).inputs).toEqual([])
  })
})

describe('what the empty cells of one list mean', () => {
  const moorings = templateOf('moorings', [
    { name: 'mooring_no', required: true, unique: true },
    { name: 'owner', required: true },
    { name: 'state', required: true, rule: '^(active|notice|ended)$' },
  ])
  const numbered = (from: number, count: number, behind = ''): string =>
    Array.from({ length: count }, (_, at) => `M-${from + at}|Owner ${from + at}${behind}`).join('\n')
  const live = tableOf('Live', `Mooring No|Owner|Notice on\n${numbered(200, 19, '|')}\nM-300|Owner 300|2024-03-01`)
  const ended = tableOf('Ended', `Mooring No|Owner\n${numbered(214, 20)}`)

  it('says nothing of rows that are not on it', () => {
    const instructions = 'On the Live sheet it is notice if there is a date in "Notice on", the rest are active.'
    const { plan } = decideOn([live, ended], [moorings], { instructions })
    const steps = plan.sheets[0]!.sources.map(({ columns }) =>
      columns.find(({ column }) => column === 'state')!.transforms.at(-1)!,
    )
    expect(steps).toMatchObject([
      { kind: 'default', value: 'active' },
      { kind: 'constant', value: 'ended' },
    ])
  })
})

it('codes that every row has say themselves what is so: that something stands there says nothing', () => {
  const plots = templateOf('plots', [
    { name: 'plot', required: true, unique: true },
    { name: 'fee_exempt', rule: '^(yes|no)$', description: 'yes if no ground fee is charged' },
  ])
  const plotRows = [...Array(12).keys()].map((at) => `P${at + 10}|${at % 5 === 0 ? 'Non' : 'Fee'}`)
  const decision = decideOn([tableOf('plots', `Plot|Ground fee code\n${plotRows.join('\n')}`)], [plots])
  expect(columnOf(decision, 'fee_exempt').decided_by).toBe('matcher')
})
