import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generate } from '../../server/src/engine/generate.ts'
import { parquetScan } from '../../server/src/engine/compile/tables.ts'
import { openFolder, table, template } from '../engine/write/sheets.ts'

/** The lines of the only table of docs/templates.md, without its head. */
async function linesOf(): Promise<string[][]> {
  const text = await readFile(new URL('../../docs/templates.md', import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

it('what the page about templates says of descriptions is what comes out', async () => {
  const lines = await linesOf()
  expect(lines.length).toBeGreaterThan(5)
  const place = await openFolder()
  const names = lines.map(([name]) => name!)
  const rows = ['1', '2', '3', '4'].map((number) => [number, ...lines.map(([, , cell]) => cell!)])
  const input = await table(place, 'things', ['thing_no', ...names], rows)
  const [workdir, outdir] = [join(place.folder, 'work'), join(place.folder, 'result')]
  await mkdir(workdir)
  const columns = lines.map(([name, description]) => ({
    name: name!,
    description: description!,
    desiredRule: 'ai' as const,
  }))
  const result = await generate({
    tables: [input],
    templates: [template('things', [{ name: 'thing_no', required: true, unique: true }, ...columns])],
    knowledge: [],
    instructions: 'Phone numbers are from Germany.',
    answers: [],
    autonomy: 'decide',
    version: 1,
    workdir,
    outdir,
  })
  if (result.outcome !== 'ready') throw new Error('something was asked')
  const [sheet] = result.manifest.sheets
  const [first] = await place.query.rows(`SELECT * FROM ${parquetScan(join(outdir, sheet!.parquet))} LIMIT 1`)
  const written = lines.map(([name], at) => [name, first![`v${at + 1}`]])
  expect(written).toEqual(lines.map(([name, , , wanted]) => [name, wanted]))
})
