import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// “Who is on both lists is one and the same person”: rows that share a key are one, and each list fills what the other one lacks.

const crew = templateOf('crew', [
  { name: 'crew_no', required: true, unique: true, rule: String.raw`\d{4}` },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'email' },
  { name: 'left_on', rule: String.raw`\d{4}-\d{2}-\d{2}`, description: 'Last day of employment' },
])
const ports = templateOf('ports', [{ name: 'port_code', required: true, unique: true }, { name: 'title' }])
const staff = tableOf(
  'staff',
  'Crew no|First name|Last name|E-mail\n1001|Ida|Holm|ida@sail.example\n1002|Per|Dahl|per@sail.example\n1003|Eva|Krog|eva@sail.example\n1004|Bo|Lund|bo@sail.example',
)
const gone = tableOf(
  'gone',
  'Crew no|First name|Last name|Left on\n1004|Bo|Lund|2024-05-31\n1901|Liv|Moe|2021-02-28\n1902|Tor|Berg|2020-01-31',
)

function decided(instructions: string | null): ReturnType<typeof decideOn> {
  return decideOn([staff, gone], [crew, ports], { instructions })
}

describe('rows of two lists that share a key', () => {
  it.each([
    'Who is on the staff list and among the gone is the same person and is to be loaded only once.',
    'Wer in beiden Listen steht, ist derselbe Mensch und nur einmal anzulegen.',
    'Qui est sur les deux listes est la même personne, à créer une seule fois.',
  ])('are one where somebody says that they are one person: %s', (instructions) => {
    const decision = decided(instructions)
    expect(decision.plan.sheets[0]!.same_key).toEqual([{ column: 'crew_no', keep: 'keep_first' }])
    expect(decision.plan.sheets[1]?.same_key ?? []).toEqual([])
    expect(inputsOf(decision, 'left_on')).toEqual(['Left on'])
    expect(columnOf(decision, 'left_on').inputs[0]!.table).toBe('gone')
    expect(decision.questions.map(({ kind }) => kind)).not.toContain('duplicate')
  })

  it('are asked about, or left, where that is said of others, or of none', () => {
    for (const said of [
      null,
      'The crew is one happy family on both lists.',
      'Each port is the same port on both lists.',
    ])
      expect(decided(said).plan.sheets[0]!.same_key ?? []).toEqual([])
  })
})
