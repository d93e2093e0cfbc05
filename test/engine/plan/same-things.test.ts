import { describe, expect, it } from 'vitest'
import type { KnowledgeEntry } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const courses = templateOf('courses', [
  { name: 'course', required: true, unique: true },
  { name: 'level', required: true, rule: '(Novice|Middle|Expert)' },
])
const levels = ['Novice', 'Middle', 'Expert', 'first steps', 'Novice', 'Middle', 'first steps', 'Expert']
const table = tableOf('courses', `Course|Level\n${levels.map((level, at) => `C${at}|${level}`).join('\n')}`)
const meant = (content: string): string | undefined => {
  const known: KnowledgeEntry = { key: 'levels', scope: { type: 'account' }, content }
  const map = columnOf(decideOn([table], [courses], { knowledge: [known] }), 'level').transforms.find(
    ({ kind }) => kind === 'value_map',
  )
  return map?.kind === 'value_map' ? map.entries.find(({ raw }) => raw === 'first steps')?.value : undefined
}

describe('two words that are the same thing', () => {
  it.each([
    'First steps and Novice are the same thing.',
    'Novice and “First steps” mean the same.',
    'First steps und Novice sind dasselbe.',
    'First steps et Novice, c’est la même chose.',
  ])('are the one that the column takes: %s', (content) => {
    expect(meant(content)).toBe('Novice')
  })

  it.each([
    'First steps and Novice are not the same thing.',
    'First steps and Novice are in the same room.',
    'First steps and Tasters are the same thing.',
  ])('but not where a sentence says something else: %s', (content) => {
    expect(meant(content)).not.toBe('Novice')
  })
})
