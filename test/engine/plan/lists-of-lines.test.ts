import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// What each seed costs, beside the seeds that were sown in each bed: the list completes what was sown, and is no more of that.

const beds = templateOf('beds', [
  { name: 'bed_no', required: true, unique: true, rule: '^B\\d{3}$' },
  { name: 'plot', required: true },
])
const sown = templateOf('seeds_sown', [
  { name: 'bed_no', required: true, link: 'beds.bed_no' },
  { name: 'seed_no', required: true, rule: '^[A-Z]{2}-\\d{3}$' },
  { name: 'description', required: true },
  { name: 'quantity', required: true, rule: '^\\d+$' },
  { name: 'price', required: true, rule: '^\\d+\\.\\d{2}$' },
])
const land = tableOf(
  'beds',
  `Bed no|Plot\n${Array.from({ length: 9 }, (_, at) => `B10${at}|${'NSEW'[at % 4]}`).join('\n')}`,
)
const seeds = ['KA-101', 'KA-102', 'LE-201', 'LE-202', 'PE-301']
const prices = (more = ''): ReturnType<typeof tableOf> =>
  tableOf(
    'prices',
    `Seed|Descr.|Price${more && '|Bed'}\n${seeds.map((seed, at) => `${seed}|Sort ${'ABCDE'[at]}|${at + 2}.50${more && `|B10${at}`}`).join('\n')}`,
  )
const writing = (seed: string, at: number): string =>
  [seed, seed.replace('-', ''), seed.toLowerCase(), seed.replace('-', ' ')][at % 4]!
const log = tableOf(
  'sowing',
  `Where|Seed no|Qty\n${Array.from({ length: 18 }, (_, at) => `B10${at % 9}|${writing(seeds[at % 4]!, at)}|${1 + (at % 3)}`).join('\n')}`,
)
const sources = (list: ReturnType<typeof tableOf>) =>
  decideOn([land, list, log], [beds, sown]).plan.sheets.find(({ slug }) => slug === 'seeds_sown')!.sources

describe('a list of what lines name again and again', () => {
  it('is looked up, however they are written there', () => {
    const decision = decideOn([land, prices(), log], [beds, sown])
    expect(sources(prices()).map(({ table }) => table)).toEqual(['sowing'])
    expect(inputsOf(decision, 'description', 1)).toEqual(['Descr.'])
    expect(inputsOf(decision, 'price', 1)).toEqual(['Price'])
    expect(decision.questions).toEqual([])
  })

  it('has rows of its own where it says what these belong to', () => {
    expect(sources(prices('beds')).map(({ table }) => table)).toContain('prices')
  })
})
