import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true, rule: 'M\\d{3}' },
  { name: 'last_name', required: true },
  { name: 'club', description: 'Club or society attended before' },
  { name: 'status', required: true, rule: '^(active|left)$' },
])
const sheet = (name: string, text: string) => {
  const made = tableOf(name, text)
  return { ...made, table: { ...made.table, file_id: 'file_list', file_name: 'list.xlsx' } }
}
const now = sheet(
  'Members',
  'Member no|Last name|Status|Club\nM101|Moss|active|TSV\nM102|Lake|active|SC\nM103|Hill|active|TSV\nM104|Ford|active|VfB',
)
const gone = sheet('Former members', 'Member no|Last name\nM201|Wood\nM102|Lake\nM202|Dale\nM104|Ford\nM203|Reed')

describe('a list of those who left, some of whom came back', () => {
  it.each([
    'Everybody on the sheet "Former members" has left the club. Two came back later; for them the row on the sheet "Members" counts.',
    'Everybody on the sheet "Former members" has left the club. Two returned; for those the line on the sheet "Members" is right.',
  ])('has the rows of the others, and no value of a column that is only called so: %s', (instructions) => {
    const decision = decideOn([now, gone], [members], { instructions })
    const [plan] = decision.plan.sheets
    expect(plan!.same_key).toEqual([{ column: 'member_no', keep: { file_id: 'file_list', table: 'Members' } }])
    const at = plan!.sources.findIndex(({ table }) => table === 'Former members')
    expect(columnOf(decision, 'status', 0, at).transforms).toEqual([{ kind: 'constant', value: 'left' }])
    expect(columnOf(decision, 'club', 0, at).transforms).toEqual([])
  })
})
