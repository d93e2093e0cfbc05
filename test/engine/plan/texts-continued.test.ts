import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const courses = templateOf('courses', [
  { name: 'course_no', required: true, unique: true, rule: '^K\\d{3}$' },
  { name: 'title', required: true },
])

/** Titles in fields of 24 characters each, words whole. */
const TITLES = [
  'Watercolour for beginners with a trip to the lake',
  'Bookkeeping basics',
  'Spanish conversation for travellers, level two',
  'Yoga in the morning for people who sit a lot',
  'Photography at night with your own camera',
  'First aid refresher for members of sports clubs',
  'Baking bread',
  'Pruning fruit trees in late winter',
  'Creative writing: the short story from idea to print',
  'Repairing bicycles for families and commuters',
  'Choir for everybody, without any audition',
  'Sourdough',
]
const ROOM = 24

function fieldsOf(title: string): [string, string] {
  const words = title.split(' ')
  const whole = words.findIndex((_, at) => words.slice(0, at + 1).join(' ').length > ROOM)
  const cut = whole < 0 ? words.length : whole
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
}

const written = (decision: ReturnType<typeof decideOn>, cells: string[]): unknown =>
  applyChain(columnOf(decision, 'title').transforms, cells).value

describe('a text that goes on in a further field', () => {
  const rows = TITLES.map((title, at) => [`K${100 + at}`, ...fieldsOf(title)].join('|'))

  it('is taken whole where the further field begins with what the first had no room for', () => {
    const table = tableOf('programme', `Course no|Title|Title 2\n${rows.join('\n')}`)
    const decision = decideOn([table], [courses])
    expect(inputsOf(decision, 'title')).toEqual(['Title', 'Title 2'])
    expect(written(decision, fieldsOf(TITLES[0]!))).toBe(TITLES[0])
    expect(written(decision, [TITLES[6]!, ''])).toBe(TITLES[6])
    expect(columnOf(decision, 'title').reason).toContain('where it has no room')
  })

  it('is taken whole where a sentence says so, in other languages as well', () => {
    const few = rows.slice(0, 4).join('\n')
    for (const said of [
      'The title is cut at 24 characters, the rest is in "Title 2".',
      'Der Rest steht in „Title 2“, bitte mit Leerzeichen zusammensetzen.',
      'La fin est dans « Title 2 » : merci de recoller les deux avec un espace.',
      'El resto está en «Title 2».',
    ]) {
      const decision = decideOn([tableOf('programme', `Course no|Title|Title 2\n${few}`)], [courses], {
        instructions: said,
      })
      expect({ said, inputs: inputsOf(decision, 'title') }).toEqual({ said, inputs: ['Title', 'Title 2'] })
    }
  })

  it('ends where the further field holds texts of its own', () => {
    const own = ['Easy', 'Evenings', 'Room 4', 'Bring a mat', 'Outdoors', 'Certificate', 'Mornings', 'Half day', 'Easy']
    const beside = own.map((text, at) => `K${100 + at}|${fieldsOf(TITLES[at]!)[0]}|${text}`)
    const decision = decideOn([tableOf('programme', `Course no|Title|Title 2\n${beside.join('\n')}`)], [courses])
    expect(inputsOf(decision, 'title')).toEqual(['Title'])
  })

  it('keeps its field where the template has one for what follows', () => {
    const both = templateOf('courses', [...courses.columns, { name: 'title_2' }])
    const decision = decideOn([tableOf('programme', `Course no|Title|Title 2\n${rows.join('\n')}`)], [both])
    expect(inputsOf(decision, 'title')).toEqual(['Title'])
    expect(inputsOf(decision, 'title_2')).toEqual(['Title 2'])
  })

  it('is taken whole where the description of what has it says that a further line is appended, and only there', () => {
    const named = (description: string): string[] => {
      const schools = templateOf('schools', [
        { name: 'school_no', required: true, unique: true, rule: '^S\\d{2}$' },
        { name: 'name', required: true, description },
      ])
      const list = 'S11|Elm Street School||North\nS12|Saint Ann|Primary School||East\nS13|Hillside|Annexe|West'
      return inputsOf(decideOn([tableOf('schools', `School no|Name1|Name2|District\n${list}`)], [schools]), 'name')
    }
    for (const said of [
      'Full name in one field; a second line of the name is appended with a space',
      'Voller Name; eine zweite Namenszeile wird mit Leerzeichen angehängt',
      'Nom complet ; une deuxième ligne est ajoutée à la suite',
      'Volledige naam; een tweede naamregel wordt toegevoegd',
    ])
      expect({ said, inputs: named(said) }).toEqual({ said, inputs: ['Name1', 'Name2'] })
    for (const said of [
      'Name of the school',
      'Full name; a second line of the name is not appended',
      'Name; eine zweite Namenszeile wird nicht angehängt',
    ])
      expect({ said, inputs: named(said) }).toEqual({ said, inputs: ['Name1'] })
  })
})
