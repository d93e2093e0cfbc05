import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const tools = templateOf('tools', [
  { name: 'tag', required: true, unique: true, rule: '^\\d{6}$' },
  { name: 'description', required: true },
])
const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true, rule: '^\\d{5}$' },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'kind', required: true, rule: '^(private|trade)$' },
  { name: 'status', required: true, rule: '^(active|left)$' },
])
const hires = templateOf('hires', [
  { name: 'tag', required: true, unique: true, link: 'tools.tag' },
  { name: 'member_no', required: true, link: 'members.member_no' },
  { name: 'handed_over_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'due_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const templates = [tools, members, hires]
const list = tableOf(
  'tools',
  'Tag|Description\n045001|Breaker\n045002|Auger\n045003|Sander\n045004|Saw\n045005|Hoist\n045006|Drill',
)
const people = tableOf(
  'members',
  'Member no|First name|Last name|Kind|Status\n07101|Ada|Moss|private|active\n07102|Ben|Hart|trade|active\n07103|Cleo|Ray|private|left\n07104|Dev|Shah|trade|active',
)
const system = tableOf(
  'hires',
  'Tag|Member no|Handed over on|Due on\n045001|07101|2024-03-04|2024-03-11\n045002|07103|2024-03-05|2024-03-12\n045003|07104|2024-03-06|2024-03-13',
)
const desk = (tags: string[]) =>
  tableOf(
    'counter',
    `Tool no|Card|Name|Out|Due\n${tags.map((tag, at) => `${tag}|710${at + 1}|Ada Moss|2024-03-0${at + 1}|2024-03-1${at + 1}`).join('\n')}`,
  )
const slugsOf = (tags: string[]): string[] =>
  decideOn([list, people, system, desk(tags)], templates).plan.sheets.flatMap(({ slug, sources }) =>
    sources.some(({ table }) => table === 'counter') ? [slug] : [],
  )

describe('a list of which the headers say little', () => {
  it('has rows of the only template whose links its numbers are keys of', () => {
    expect(slugsOf(['45001', '45004', '45005', '45006'])).toEqual(['hires'])
  })

  it('is not taken for these where its numbers are keys of one of the two alone', () => {
    expect(slugsOf(['88001', '88004', '88005', '88006'])).not.toEqual(['hires'])
  })
})
