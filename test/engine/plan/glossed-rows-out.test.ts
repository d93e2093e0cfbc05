import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const permits = templateOf('permits', [
  { name: 'permit_no', required: true, unique: true },
  { name: 'holder' },
  { name: 'state', required: true, rule: 'granted|open' },
])
const list = tableOf(
  'permits',
  'Permit no|Holder|St\nB-1|Ash|GR\nB-2|Birch|OP\nB-3|Elm|WD\nB-4|Fir|GR\nB-5|Oak|WD\nB-6|Yew|OP',
)
const codes = tableOf('codes', 'Code|Meaning\nGR|granted\nOP|open\nWD|withdrawn')

const left = (instructions: string, tables = [list]): unknown[] =>
  decideOn(tables, [permits], { instructions }).plan.sheets.flatMap(({ sources }) =>
    sources.flatMap(({ skips }) => skips.map(({ when }) => when)),
  )

describe('rows that a sentence calls by what their code means', () => {
  it.each([
    'GR = granted, OP = open, WD = withdrawn; withdrawn permits are not migrated.',
    'Leave out the withdrawn permits. GR = granted, OP = open, WD = withdrawn.',
    'No withdrawn permits please.\n\n- St: GR granted, OP open, WD withdrawn (never used)',
  ])('are left out, where a text says what it means: %s', (text) => {
    expect(left(text)).toEqual([{ position: 2, is: 'one_of', values: ['wd'] }])
  })

  it('are left out, where a sentence says what the codes of a column mean', () => {
    const named = tableOf(
      'permits',
      list.rows
        .map((row) => row.join('|'))
        .join('\n')
        .replace(/^/, 'Permit no|Holder|Permit Stat\n'),
    )
    const text = 'Withdrawn permits stay behind. The permit status GR is granted, OP is open and WD is withdrawn.'
    expect(left(text, [named])).toEqual([{ position: 2, is: 'one_of', values: ['wd'] }])
  })

  it.each([
    ['Leave the withdrawn permits behind.', 'wd'],
    // A short word is that of a state which is explained by it alone.
    ['Leave the open ones behind.', 'op'],
  ])('are left out, where a list says it below those of other columns: %s', (text, code) => {
    const named = tableOf(
      'permits',
      list.rows
        .map((row) => row.join('|'))
        .join('\n')
        .replace(/^/, 'Permit no|Holder|Permit stat\n'),
    )
    const keys = tableOf(
      'keys',
      'Column|Code|Meaning\nPermit stat|GR|Granted\nPermit stat|OP|Open\nPermit stat|WD|Withdrawn, fee kept\nZone|N|North\nZone|S|South',
    )
    expect(left(text, [named, keys])).toEqual([{ position: 2, is: 'one_of', values: [code] }])
  })

  it('are left out, each that none is asked of', () => {
    const text = 'No granted ones and no withdrawn permits please.\n\nSt: GR granted, OP open, WD withdrawn'
    const states = [...new Set(left(text).flatMap((one) => (one as { values: string[] }).values))]
    expect(states.toSorted()).toEqual(['gr', 'wd'])
  })

  it('stay where a line of codes begins with what is no header', () => {
    expect(left('No withdrawn permits please.\n\nRooms: GR granted, OP open, WD withdrawn')).toEqual([])
  })

  it('are left out, as a description says, by what their code means', () => {
    const described = {
      ...permits,
      columns: permits.columns.map((one) =>
        one.name === 'state' ? { ...one, description: 'Withdrawn permits are not loaded.' } : one,
      ),
    }
    const { plan } = decideOn([list], [described], { instructions: 'St: GR granted, OP open, WD withdrawn' })
    const skips = plan.sheets.flatMap(({ sources }) => sources.flatMap((one) => one.skips.map(({ when }) => when)))
    expect(skips).toEqual([{ position: 2, is: 'one_of', values: ['wd'] }])
  })

  it('are left out, where a list beside the data says what it means', () => {
    expect(left('Withdrawn permits are not migrated.', [list, codes])).toEqual([
      { position: 2, is: 'one_of', values: ['wd'] },
    ])
  })

  it.each(['Withdrawn permits are not migrated.', 'GR = granted, WD = withdrawn; expired permits are not migrated.'])(
    'stay where nothing says what a code means: %s',
    (text) => {
      expect(left(text)).toEqual([])
    },
  )

  it.each(['Account 471100 was made to try things out; leave it out.', 'Please leave out account no. 471100.'])(
    'stay where a word of that only says what has the number that is left out: %s',
    (text) => {
      const named = tableOf('codes', 'Code|Meaning\nGR|granted\nOP|open\nWD|house account')
      expect(left(text, [list, named])).toEqual([])
    },
  )

  it('stay where the word is what rows are numbered as', () => {
    const accounts = templateOf('customers', [
      { name: 'account_no', required: true, unique: true },
      { name: 'handler' },
    ])
    const book = tableOf('book', 'Account|By\nB-1|JM\nB-2|HSE\nB-3|HSE\nB-4|JM\nB-5|JM\nB-6|JM')
    const people = tableOf('people', 'Code|Meaning\nJM|Jim Moran\nHSE|house account')
    const skips = decideOn([book, people], [accounts], { instructions: 'Trial accounts are not migrated.' })
    expect(skips.plan.sheets.flatMap(({ sources }) => sources.flatMap((one) => one.skips))).toEqual([])
  })

  it('are left out, each of several, where one word alone is too short to say of what it is', () => {
    const vans = tableOf(
      'permits',
      'Permit no|Holder|Fld\nB-1|Ash|GR\nB-2|Birch|VO\nB-3|Elm|WD\nB-4|Fir|GR\nB-5|Oak|WD\nB-6|Yew|VO',
    )
    const keys = tableOf('codes', 'Code|Meaning\nGR|granted\nVO|Void\nWD|Withdrawn, fee kept')
    const values = (said: string): string[] =>
      left(said, [vans, keys]).flatMap((one) => (one as { values: string[] }).values)
    expect(values('Please leave out the permits that were void or withdrawn.').toSorted()).toEqual(['vo', 'wd'])
    // A word that is no code's is none of them, and one alone is not enough.
    expect(values('Please leave out the permits that were lost or withdrawn.')).toEqual(['wd'])
    expect(values('Please leave out the permits that were void.')).toEqual([])
  })
})

describe('rows that are there twice', () => {
  const boxes = templateOf('boxes', [
    { name: 'box_no', required: true, unique: true },
    { name: 'horse' },
    { name: 'state', required: true, rule: 'current|free' },
  ])
  const stable = tableOf(
    'boxes',
    'Box no|Horse|Box stat\nS-1|Ada|C\nS-2|Bolt|C\nS-3||F\nS-1|Cleo|C\nS-4|Dot|C\nS-5||F\nS-6|Elf|C',
  )
  const keys = tableOf(
    'keys',
    'Column|Code|Meaning\nBox stat|C|Let / current\nBox stat|F|Free\nZone|N|North\nZone|S|South',
  )
  const skips = (instructions: string): unknown[] =>
    decideOn([stable, keys], [boxes], { instructions }).plan.sheets.flatMap(({ sources }) =>
      sources.flatMap((one) => one.skips.map(({ when }) => when)),
    )

  it.each([
    'If a box no is in the list twice, the lower entry is the current one, please leave the upper one out.',
    'Steht eine Box zweimal in der Liste, dann ist der untere Eintrag der aktuelle, den oberen bitte weglassen.',
  ])('take no others of the same state with them: %s', (text) => {
    expect(skips(text)).toEqual([])
  })

  it('and those of a state stay behind where a sentence says so beside', () => {
    const text = 'The lower entry of a box no is the current one, leave the free boxes out.'
    expect(skips(text)).toEqual([{ position: 2, is: 'one_of', values: ['f'] }])
  })
})
