import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fuzz } from './schemathesis.ts'
import { startTarget, type Target } from './target.ts'

/** A mistake as somebody might make it in the server, and what must come of it. */
interface Defect {
  name: string
  file: string
  sound: string
  broken: string
  /** The operations that are asked; all would find it too, and take longer. */
  operations: string[]
  phases: string
  /** Made-up requests of each operation, where 60 may not be enough to come upon it. */
  examples?: number
  /** What Schemathesis calls it. */
  found: RegExp
}

export const defects: readonly Defect[] = [
  {
    name: 'a 500 on odd Unicode',
    file: 'server/src/operations/migrations/createMigration.ts',
    sound: '  const { deps, account } = context\n',
    broken:
      "  const { deps, account } = context\n  if (/[^\\0-\\uffff]/u.test(body.name ?? '')) throw new Error('odd Unicode')\n",
    operations: ['createMigration'],
    phases: 'fuzzing',
    examples: 400,
    found: /Server error/,
  },
  {
    name: 'a reply with a field of another type',
    file: 'server/src/domain/files/reply.ts',
    sound: 'size: row.size === null ? null : Number(row.size),',
    broken: 'size: row.size === null ? null : (String(row.size) as unknown as number),',
    operations: ['listFiles'],
    phases: 'coverage',
    found: /violates schema/,
  },
  {
    name: 'a reply without a field',
    file: 'server/src/domain/runs/reply.ts',
    sound: '  plan_version: run.plan_version,\n',
    broken: '',
    operations: ['getRun'],
    phases: 'examples',
    found: /violates schema/,
  },
  {
    name: 'an undeclared status',
    file: 'server/src/operations/catalog/getTemplate.ts',
    sound: 'status: 200,',
    broken: 'status: 203 as 200,',
    operations: ['getTemplate'],
    phases: 'examples',
    found: /Undocumented status code/,
  },
  {
    name: 'an unknown field that is accepted',
    file: 'generated/openapi.json',
    sound: '"additionalProperties": false,\n        "required": [\n          "content"',
    broken: '"additionalProperties": true,\n        "required": [\n          "content"',
    operations: ['putKnowledge'],
    phases: 'coverage',
    found: /Schema-violating request accepted/,
  },
  {
    name: 'an entry that is still there after its deletion',
    file: 'server/src/operations/knowledge/deleteKnowledge.ts',
    sound: 'await removeKnowledge(deps.prisma, entry, guard)',
    broken: 'await deps.prisma.knowledge.findFirst({ where: entry })',
    operations: ['putKnowledge', 'getKnowledge', 'deleteKnowledge'],
    phases: 'stateful',
    found: /Deleted resource still available/,
  },
]

const root = join(import.meta.dirname, '../..')

/** What the service is made of. */
const parts = ['server', 'generated', 'prisma', 'scripts/fuzz', 'scripts/generate', 'scripts/demo', 'package.json']

/** A copy of the project in a folder of its own, with all the defects, which lie so far apart that none comes before another. */
const plant = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'migration-service-defects-'))
  for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const { file, sound, broken } of defects) {
    const text = await readFile(join(copy, file), 'utf8')
    if (text.split(sound).length !== 2)
      throw new Error(`${file} doesn't have ${JSON.stringify(sound)} once, to break it.`)
    await writeFile(join(copy, file), text.replace(sound, broken))
  }
  return copy
}

/** Whether the defect is found, by what it is, in a service that has it; the output where it isn't. */
const search = async (program: string, target: Target, defect: Defect, seed: string): Promise<string | null> => {
  const more = [`--phases=${defect.phases}`, ...defect.operations.map((id) => `--include-operation-id=${id}`)]
  const { output, found } = await fuzz(program, { ...target, seed, examples: String(defect.examples ?? 60), more })
  return found && defect.found.test(output) ? null : output
}

/** Plants the defects in a copy of the server and looks for each; resolves to how many were not found. */
export const findDefects = async (program: string, seed: string): Promise<number> => {
  const copy = await plant()
  const target = await startTarget(copy)
  let missed = 0
  try {
    for (const defect of defects) {
      const output = await search(program, target, defect, seed)
      console.log(`${output === null ? 'found ' : 'MISSED'}  ${defect.name}`)
      if (output === null) continue
      missed += 1
      console.log(output)
    }
  } finally {
    await target.stop()
    await rm(copy, { recursive: true, force: true })
  }
  return missed
}
