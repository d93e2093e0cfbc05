import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const moorings = templateOf('moorings', [
  { name: 'mooring', required: true, unique: true, rule: 'B\\d{2}' },
  { name: 'berth_class', required: true, rule: '^(covered|open|dry|guest)$' },
  { name: 'skipper', description: 'Full name' },
])

/** What the values of the table's second column are written as, or its third one's, after such knowledge. */
const written = (raws: readonly string[], content: string, column = 'berth_class'): Record<string, string> => {
  const rows = [...raws, ...raws].map(
    (raw, at) => `B${at + 10}|${column === 'skipper' ? `covered|${raw}` : `${raw}|Jo Bach`}`,
  )
  const table = tableOf('moorings', `Mooring|Berth class|Skipper\n${rows.join('\n')}`)
  const decision = decideOn([table], [moorings], {
    knowledge: [{ key: 'harbour', scope: { type: 'account' }, content }],
  })
  const entries = columnOf(decision, column).transforms.flatMap((step) =>
    step.kind === 'value_map' ? step.entries : [],
  )
  return Object.fromEntries(entries.map(({ raw, value }) => [raw, String(value)]))
}

describe('a sentence on values that share a meaning', () => {
  it('names them in the plural, whatever case they are in', () => {
    expect(written(['Shed', 'Boat house', 'Pontoon'], 'Sheds and boat houses are covered, pontoons are open.')).toEqual(
      {
        Shed: 'covered',
        'Boat house': 'covered',
        Pontoon: 'open',
      },
    )
  })

  it('says which class they have', () => {
    expect(
      written(['Shed', 'Hall', 'Yard'], 'Sheds and halls have the class covered. Yards get the class dry.'),
    ).toEqual({
      Shed: 'covered',
      Hall: 'covered',
      Yard: 'dry',
    })
  })

  it('speaks of every kind of something', () => {
    expect(
      written(['Wooden pontoon', 'Floating Pontoon', 'Shed'], 'Every kind of pontoon is open. A shed is covered.'),
    ).toEqual({
      'Wooden pontoon': 'open',
      'Floating Pontoon': 'open',
      Shed: 'covered',
    })
  })

  it('has a short form in parentheses behind one of several', () => {
    const said = 'Boat halls (BH) and inner sheds are covered, outer yards (OY) are dry.'
    expect(written(['Boat hall', 'BH', 'Inner shed', 'Outer yard', 'OY'], said)).toEqual({
      'Boat hall': 'covered',
      BH: 'covered',
      'Inner shed': 'covered',
      'Outer yard': 'dry',
      OY: 'dry',
    })
  })

  it('says between two commas how one of them is written', () => {
    expect(
      written(['QP', 'SH'], 'Quay places, written QP in the harbour book, count as open, and SH is covered.'),
    ).toEqual({
      QP: 'open',
      SH: 'covered',
    })
  })

  it('tells nothing of values of another kind', () => {
    expect(written(['Oak pontoon', 'Shed'], 'Every kind of raft is open, a shed is covered.')).toEqual({
      Shed: 'covered',
    })
  })
})

describe('a list of persons with their codes', () => {
  it('has its verb once', () => {
    const said = 'The skippers are Ada Roth (AR), Bo Lind (BL) and Cy Dahl (CD).'
    expect(written(['AR', 'BL', 'CD'], said, 'skipper')).toEqual({ AR: 'Ada Roth', BL: 'Bo Lind', CD: 'Cy Dahl' })
  })
})

describe('a short name', () => {
  it('may be a part of the name that it stands for', () => {
    const clubs = templateOf('clubs', [
      { name: 'club', required: true, unique: true, rule: 'K\\d{2}' },
      { name: 'club_name', required: true },
    ])
    const owned = templateOf('moorings', [
      { name: 'mooring', required: true, unique: true, rule: 'B\\d{2}' },
      { name: 'club', required: true, link: 'clubs.club' },
    ])
    const [names, table] = [
      tableOf('clubs', 'Club|Club name\nK11|1st Harwich Rovers\nK12|Little Orford Anglers\nK13|Orford Sailing Club'),
      tableOf('moorings', 'Mooring|Used by\nB11|Rovers\nB12|Anglers\nB13|Orford Sailing Club\nB14|Rovers\nB15|Anglers'),
    ]
    const content = 'In the book Rovers is 1st Harwich Rovers and the Anglers are Little Orford Anglers.'
    const decision = decideOn([names, table], [clubs, owned], {
      knowledge: [{ key: 'book', scope: { type: 'account' }, content }],
    })
    const entries = columnOf(decision, 'club', 1).transforms.flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`) : [],
    )
    expect(entries).toEqual(expect.arrayContaining(['Rovers K11', 'Anglers K12']))
  })
})
