import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const clubs = templateOf('clubs', [
  { name: 'club_no', required: true, unique: true, rule: 'K\\d{3}' },
  { name: 'club_name', required: true },
])
const teams = templateOf('teams', [
  { name: 'team_no', required: true, unique: true, rule: 'T\\d{3}' },
  { name: 'club_no', required: true, link: 'clubs.club_no' },
  { name: 'team_name', required: true },
])
const list = tableOf(
  'clubs',
  'Club no|Club name\nK101|Harriers\nK102|Rovers (dissolved)\nK103|Comets\nK104|Orient (dissolved)',
)
const own = tableOf('teams', 'Team no|Club no|Team name\nT201|K101|A\nT202|K102|B\nT203|K103|A\nT204|K103|C')

describe('those that a sentence leaves out with what is theirs', () => {
  it('are rows of their own list, whatever belongs to them is called', () => {
    const instructions = 'Anyone marked (dissolved) there stays behind with their teams.'
    const { plan } = decideOn([list, own], [clubs, teams], { instructions })
    const skips = plan.sheets.map(({ slug, sources }) => [
      slug,
      sources.flatMap((one) => one.skips.map(({ when }) => when)),
    ])
    expect(skips[0]).toMatchObject(['clubs', [{ is: 'one_of', values: ['rovers (dissolved)', 'orient (dissolved)'] }]])
  })
})
