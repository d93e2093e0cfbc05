import { describe, expect, it } from 'vitest'
import { checkColumns } from '../../../server/src/domain/catalog/columns.ts'

const codes = (strictRule: string) => [{ name: 'code', desiredRule: 'strict' as const, strictRule }]

describe('the check of columns', () => {
  it('passes what the engine takes', async () => {
    await expect(checkColumns([{ slug: 'parts', columns: codes('[A-Z]{2}\\d+') }])).resolves.toBeUndefined()
  })

  it('ends when the patterns take too long together, and says how long that is', async () => {
    const templates = [{ slug: 'parts', columns: codes('\\d+') }]
    await expect(checkColumns(templates, 0)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/"parts".*more than 0 s.*"code"/),
    })
  })
})
