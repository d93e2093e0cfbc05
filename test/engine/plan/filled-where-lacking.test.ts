import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const shoeings = templateOf('shoeings', [
  { name: 'horse', required: true },
  { name: 'work', required: true },
  { name: 'net_price', required: true, rule: '\\d+\\.\\d{2}' },
])
const lessons = templateOf('lessons', [
  { name: 'rider', required: true },
  { name: 'subject', required: true },
  { name: 'fee', required: true, rule: '\\d+\\.\\d{2}' },
])
const farrier = tableOf('shoeings', 'Horse|Work|Amt\nBolt|Front|85.00\nDot|All four|\nElf|Trim|40.50\nBolt|Reset|')
const school = (gap: string) =>
  tableOf('lessons', `Rider|Subject|Amt\nAda|Dressage|35.00\nBea|Jumping|${gap}\nCleo|Lunge|25.00`)
const written = (instructions: string, gap = '45.00'): unknown => {
  const { plan } = decideOn([farrier, school(gap)], [shoeings, lessons], { instructions })
  return Object.fromEntries(
    plan.sheets.map(({ slug, sources }) => [
      slug,
      sources[0]!.columns[2]!.transforms.flatMap((step) => (step.kind === 'default' ? [step.value] : [])),
    ]),
  )
}

describe('empty cells of a column get the figure that a sentence says, whatever it says of them before', () => {
  it.each([
    'Jobs without an amt were done under warranty, please enter 0.00 there.',
    'Arbeiten ohne Amt liefen auf Garantie, dort bitte 0.00 eintragen.',
    'Les travaux sans Amt étaient sous garantie, mettez 0.00.',
    'Los trabajos sin Amt eran de garantía, pongan "0.00".',
  ])('%s', (text) => {
    expect(written(text)).toMatchObject({ shoeings: ['0.00'] })
  })

  it.each([
    ['of no one table where cells of two are empty', 'Jobs without an amt were free, please enter 0.00 there.', ''],
    ['where no figure is to be written', 'Jobs without an amt were done under warranty, please check.', '45.00'],
    ['where what they lack is no column', 'Jobs without a fuss cost little, enter 0.00 there.', '45.00'],
    ['where they are left out', 'Jobs without an amt stay out, leave those out, enter 0.00.', '45.00'],
    ['where the figure is of something else', 'Jobs without an amt are rare, enter 0.00 as the rate of tax.', '45.00'],
  ])('but not %s', (_, text, gap) => {
    expect(written(text, gap)).toEqual({ shoeings: [], lessons: [] })
  })
})
