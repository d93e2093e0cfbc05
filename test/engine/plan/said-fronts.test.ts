import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const shelves = templateOf('shelves', [
  { name: 'shelf', required: true, unique: true, rule: '[NE]-\\d{3}' },
  { name: 'subject', required: true },
])
const books = templateOf('books', [
  { name: 'isbn', required: true, unique: true },
  { name: 'shelf', required: true, link: 'shelves.shelf' },
])
const subjects = ['Poetry', 'History', 'Travel', 'Law', 'Music']
const plan = tableOf(
  'shelf plan',
  `Shelf|Subject\n${['N', 'E'].flatMap((house) => subjects.map((name, at) => `${house}-${310 + at}|${name}`)).join('\n')}`,
)
const stock = tableOf('Northgate', `ISBN|Shelf\n${subjects.map((name, at) => `97830${at}118|${name}`).join('\n')}`)
const decide = (instructions: string) => decideOn([plan, stock], [shelves, books], { instructions })
const shelfOf = (decision: ReturnType<typeof decide>, raw: string): string | undefined => {
  const map = columnOf(decision, 'shelf', 1).transforms.find(({ kind }) => kind === 'value_map')
  return map?.kind === 'value_map' ? map.entries.find((entry) => entry.raw === raw)?.value : undefined
}

describe('names that rows of two houses share', () => {
  it.each([
    'The Northgate list has names of shelves; they are those of that house, whose codes begin with N-.',
    'Northgate has names instead of codes, the codes always start with "N-".',
    'Northgate hat Namen von Regalen, deren Kürzel mit N- beginnen.',
  ])('stand for the rows that a text says the list means: %s', (text) => {
    const decision = decide(text)
    expect(shelfOf(decision, 'Law')).toBe('N-313')
    expect(decision.notes.join(' ')).toMatch(/those that begin with “N-”: an instruction says so/)
  })

  it('stay where the text speaks of no list, or of another', () => {
    expect(shelfOf(decide('Some codes start with N-.'), 'Law')).toBeUndefined()
    expect(shelfOf(decide('The shelf plan has codes that start with N-.'), 'Law')).toBeUndefined()
  })
})
