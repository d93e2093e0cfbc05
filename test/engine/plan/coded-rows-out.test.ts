import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const articles = templateOf('articles', [
  { name: 'article_no', required: true, unique: true, rule: '\\d{6}' },
  { name: 'title' },
  { name: 'category', required: true },
])
const stock = templateOf('stock', [
  { name: 'article_no', required: true, link: 'articles.article_no' },
  { name: 'quantity' },
])
const goods = tableOf(
  'goods',
  'ArtNr|Bez1|WG\n000150|Tee|110\n000151|Kakao|110\n000152|Kanne|120\n999001|Text|999\n999002|Diverses|999\n000153|Tasse|120',
)
const pieces = tableOf('pieces', 'Artikel|Menge\n000150|3\n000151|4\n000152|5\n000153|6')
const groups = tableOf('Warengruppen', 'WG|Bezeichnung\n110|Getränke\n120|Geschirr\n999|Diverses')

const left = (instructions: string): unknown[] =>
  decideOn([goods, pieces, groups], [articles, stock], { instructions })
    .plan.sheets.flatMap(({ sources }) => sources)
    .filter(({ table }) => table === 'goods')
    .flatMap(({ skips }) => skips.map(({ when }) => when))

describe('rows with a code that a list beside them is called after', () => {
  it.each([
    'Die Warengruppe 999 brauchen wir nicht mehr.',
    'Die Warengruppe 999 (Texte, Diverses) brauchen wir nicht mehr, auch keine Bestände dazu.',
    'Warengruppe 999 bitte nicht übernehmen.',
    'Artikel der WG 999 weglassen.',
    'Leave product group 999 out.',
  ])('are left out: %s', (text) => {
    expect(left(text)).toEqual([{ position: 2, is: 'one_of', values: ['999'] }])
  })

  it.each([
    'Die Warengruppe 130 brauchen wir nicht mehr.',
    'Die Warengruppe 999 ist für Texte.',
    'Regal 110 weglassen.',
  ])('stay where no cell has it, or something else is said: %s', (text) => {
    expect(left(text)).toEqual([])
  })
})

describe('rows that a letter or an ending for whoever it is marks', () => {
  const rents = templateOf('rents', [{ name: 'rent_no', required: true, unique: true }, { name: 'name' }])
  const list = tableOf(
    'rents',
    'Rent No|Name|Pay|St|Remarque\nR1|Ada|QR||\nR2|Ben|QR|S|\nR3|Eva|CASH||décédé(e)\nR4|Ida|QR|S|\nR5|Udo|CASH||à rappeler\nR6|Una|QR||décédé(e)',
  )
  const out = (instructions: string): unknown[] =>
    decideOn([list], [rents], { instructions, autonomy: 'decide' }).plan.sheets[0]!.sources[0]!.skips.map(
      ({ when }) => when,
    )

  it('are left out: a letter in brackets with which the word before it begins', () => {
    expect(out('Stornos (S) nicht übernehmen.')).toEqual([{ position: 3, is: 'one_of', values: ['s'] }])
    expect(out('Mieter (S) nicht übernehmen.')).toEqual([])
  })

  it('are left out: “décédé(e)” is what the dead are', () => {
    expect(out('Verstorbene nicht übernehmen.')).toEqual([{ position: 4, is: 'one_of', values: ['décédé(e)'] }])
  })
})

describe('“ones” that stay behind', () => {
  const members = templateOf('members', [{ name: 'member_no', required: true, unique: true }, { name: 'name' }])
  const courses = templateOf('courses', [{ name: 'course_no', required: true, unique: true }, { name: 'title' }])
  const tables = [
    tableOf('members', 'Member No|Name|State\nM1|Ada|ended\nM2|Ben|runs\nM3|Eva|runs'),
    tableOf('courses', 'Course No|Title|State\nC1|Yoga|runs\nC2|Judo|ended\nC3|Swim|runs'),
  ]
  const behind = (instructions: string) =>
    decideOn(tables, [members, courses], { instructions }).plan.sheets.flatMap(({ slug, sources }) =>
      sources.flatMap(({ skips }) => (skips.length > 0 ? [slug] : [])),
    )

  it('are of what was spoken of just before', () => {
    expect(behind('Courses go over as they are. Ended ones stay behind.')).toEqual(['courses'])
  })

  it('are of all tables where nothing was', () => {
    expect(behind('Thanks for your help. Ended ones stay behind.')).toEqual(['members', 'courses'])
  })
})

describe('rows whose text begins with what became of them, in capitals', () => {
  const trips = templateOf('trips', [
    { name: 'trip_no', required: true, unique: true },
    { name: 'driver' },
    { name: 'remark' },
  ])
  const texts = [
    'CANCELLED - Harbour tour',
    'Airport',
    'City walk',
    '[CANCELLED] Airport',
    'Harbour tour, cancelled once',
  ]
  const list = (remarks: readonly string[]) =>
    tableOf('trips', ['Trip No|Driver|Remark', ...remarks.map((text, at) => `T${at}|Ada${at}|${text}`)].join('\n'))
  const out = (instructions: string, remarks = texts): unknown[] =>
    decideOn([list(remarks)], [trips], { instructions, autonomy: 'decide' }).plan.sheets[0]!.sources[0]!.skips.map(
      ({ when }) => when,
    )

  it.each(['Skip cancelled trips.', 'Stornierte Fahrten bitte weglassen.'])('are left out: %s', (text) => {
    expect(out(text)).toEqual([
      {
        position: 2,
        is: 'one_of',
        values: expect.arrayContaining(['cancelled - harbour tour', '[cancelled] airport']),
      },
    ])
  })

  it('stay where the word is one of the text, or stands in front of most', () => {
    expect(out('Skip cancelled trips.', ['Cancelled by Ada', 'Airport', 'City walk', 'PRIVATE: Airport'])).toEqual([])
    expect(out('Skip cancelled trips.', ['CANCELLED: a', 'CANCELLED: b', 'CANCELLED: c', 'Airport'])).toEqual([])
    expect(out('Skip private trips.')).toEqual([])
  })
})

describe('rows of one kind that are in some state', () => {
  const trips = templateOf('trips', [
    { name: 'trip_no', required: true, unique: true },
    { name: 'kind', required: true },
    { name: 'remark' },
  ])
  const list = (remarks: readonly string[], column = 'Remark') =>
    tableOf(
      'trips',
      [`Trip No|Kind|${column}`, ...remarks.map((text, at) => `T${at}|${at % 2 ? 'Charter' : 'Ferry'}|${text}`)].join(
        '\n',
      ),
    )
  const out = (instructions: string, remarks: readonly string[], column?: string): unknown[] =>
    decideOn([list(remarks, column)], [trips], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(
      ({ when }) => when,
    )
  const texts = ['Harbour', 'CANCELLED: fog', 'Island', 'Wedding', 'CANCELLED: storm', 'School']

  it.each(['Skip the cancelled charters.', 'Annullierte Charter bitte weglassen.'])(
    'are left out where both is so: %s',
    (text) => {
      expect(out(text, texts)).toEqual([{ position: 2, is: 'one_of', values: ['cancelled: fog'] }])
    },
  )

  it('stay where nothing says that state of them: not all of the kind are meant', () => {
    expect(out('Skip the cancelled charters.', ['Harbour', 'fog', 'Island', 'Wedding', 'storm', 'School'])).toEqual([])
    expect(out('Skip the cancelled charters.', texts.with(1, 'CANCELLED').with(4, 'CANCELLED: fog'))).toEqual([])
  })

  it('stay where the kind is what others are that lack something', () => {
    expect(out('A trip with no remark is a ferry.', texts)).toEqual([])
  })

  it('are left out by what they are where no state is said', () => {
    expect(out('Skip the charters.', texts)).toEqual([{ position: 1, is: 'one_of', values: ['charter'] }])
  })
})

describe('rows with a code that stands among others in its cell', () => {
  const jobs = templateOf('jobs', [
    { name: 'job_no', required: true, unique: true },
    { name: 'fitter', required: true },
  ])
  const out = (states: readonly string[], instructions: string): unknown[] => {
    const rows = states.map((state, at) => `J${at + 10}|Ada ${'ABCDEFGHIJ'[at]}|${state}`)
    return decideOn([tableOf('jobs', ['Job no|Fitter|State', ...rows].join('\n'))], [jobs], {
      instructions,
    }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)
  }
  const states = ['OPEN PRNT', 'DONE PRNT BILL', 'DLFL', 'OPEN DLFL', 'DONE BILL', 'OPEN', 'DONE PRNT', ' ']

  it.each(['Jobs with a deletion flag (DLFL) are not wanted.', 'Aufträge mit DLFL bitte nicht übernehmen.'])(
    'are left out with it: %s',
    (instructions) => {
      expect(out(states, instructions)).toEqual([
        { position: 2, is: 'one_of', values: expect.arrayContaining(['dlfl', 'open dlfl']) },
      ])
    },
  )

  it('stay where cells are texts', () => {
    const texts = ['DLFL', 'Ask Bo about the DLFL', 'OPEN', 'all done', 'OPEN', 'to be billed', 'OPEN']
    expect(out(texts, 'Jobs with a deletion flag (DLFL) are not wanted.')).toEqual([
      { position: 2, is: 'one_of', values: ['dlfl'] },
    ])
  })
})

describe('lines of a kind that two capitals name', () => {
  const template = templateOf('fares', [{ name: 'slip', required: true, unique: true }, { name: 'fare' }])
  const slips = tableOf('slips', 'Slip|Knd|Fare|By\n1|TX|5|AB\n2|GV|1|CD\n3|TX|7|AB\n4|GV|2|TX\n5|TX|9|AB\n6|TX|3|CD')
  const notes = tableOf('slips', 'Slip|Knd|Fare\n1|TX|5\n2|GV|1\n3|TX|7\n4|GV|2\n5|TX|9\n6|TX|3')
  const out = (table: typeof slips, instructions: string): unknown[] =>
    decideOn([table], [template], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

  it('stay behind where these are said to', () => {
    expect(out(notes, 'On the slips only the TX lines are fares; the GV ones are the tips and stay behind.')).toEqual([
      { position: 1, is: 'one_of', values: ['gv'] },
    ])
  })

  it('do not where two columns have them, or no rows are spoken of', () => {
    expect(out(slips, 'The TX lines stay behind.')).toEqual([])
    expect(out(notes, 'The GV office is left out of this.')).toEqual([])
  })
})

describe('rows with a code under a header that is cut short', () => {
  const dues = templateOf('dues', [
    { name: 'due_no', required: true, unique: true },
    { name: 'payment_method', required: true, rule: 'cheque|cash|transfer' },
    { name: 'state' },
  ])
  const rows = Array.from({ length: 12 }, (_, at) => `D${at + 10}|${['CQ', 'CA', 'TR', 'WV'][at % 4]}|${'AB'[at % 2]}`)
  const book = tableOf('dues', `Due no|Pymt|Shelf\n${rows.join('\n')}`)
  const skipped = (instructions: string): unknown[] =>
    decideOn([book], [dues], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

  it('are left out where the sentence has the word in full', () => {
    const said = 'Payment kind WV is a waiver, not money received, so please leave those rows out.'
    expect(skipped(said)).toEqual([{ position: 1, is: 'one_of', values: ['wv'] }])
  })

  it('stay where it speaks of something else', () => {
    expect(skipped('Member kind WV is a waiver, so please leave those rows out.')).toEqual([])
  })
})
