import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('who does what, in short, where a text lists who that is', () => {
  const lessons = templateOf('lessons', [
    { name: 'lesson_no', required: true, unique: true },
    { name: 'coach', description: 'Name in full', required: true },
  ])
  const book = (...coaches: string[]) =>
    tableOf(
      'lessons',
      `Lesson no|Coach\n${Array.from({ length: 12 }, (_, at) => `L${at}|${coaches[at % coaches.length]}`).join('\n')}`,
    )
  const coachesOf = (instructions: string, ...coaches: string[]) => {
    const decision = decideOn([book(...coaches)], [lessons], { instructions })
    const [step] = columnOf(decision, 'coach').transforms
    const entries = step?.kind === 'value_map' ? step.entries : []
    return { told: Object.fromEntries(entries.map(({ raw, value }) => [raw, value])), asked: decision.questions.length }
  }

  it.each([
    'The coaches are Ada Roth (AR), Leo van Hay (LH) and Mia Ost (MO).',
    'AR is Ada Roth, LH is Leo van Hay, MO is Mia Ost.',
    'Trainer: AR = Ada Roth, LH = Leo van Hay, MO = Mia Ost',
  ])('is written in full: %s', (instructions) => {
    const full = { AR: 'Ada Roth', LH: 'Leo van Hay', MO: 'Mia Ost' }
    expect(coachesOf(instructions, 'AR', 'LH', 'MO')).toEqual({ told: full, asked: 0 })
  })

  it('is by a first name that only one of them has', () => {
    const said = 'The coaches are Ada Roth (AR), Leo Hay (LH), Leo Dunn (LD) and Mia Ost (MO).'
    expect(coachesOf(said, 'Ada', 'Mia', 'Hay', 'LD')).toMatchObject({
      told: { Ada: 'Ada Roth', Mia: 'Mia Ost', Hay: 'Leo Hay', LD: 'Leo Dunn' },
    })
    expect(coachesOf(said, 'Ada', 'Leo').told).toEqual({})
  })

  it('is not where most of those that stand there are others', () => {
    expect(coachesOf('Ask Ada Roth (AR) or Mia Ost (MO).', 'Ada', 'Ben', 'Kit', 'Max').told).toEqual({})
  })
})
