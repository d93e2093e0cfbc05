// The code of engine processes in a few files, which Node loads in half the time that its modules take: `npm run build:engine`. A service
// takes it where ENGINE_ENTRY says that it is.

import { rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { rolldown } from 'rolldown'

const root = join(import.meta.dirname, '..')

/** Where a release has it, within the project. */
export const engineFolder = 'server/dist/engine'

/**
 * Writes the code into `folder`, which has to lie within the project, as it takes what is native from its packages. Gives the path of the
 * file that a process begins with.
 */
export const buildEngine = async (folder: string): Promise<string> => {
  const built = await rolldown({
    input: join(root, 'server/src/engine/process/child.ts'),
    platform: 'node',
    external: /^@duckdb\/node-bindings/,
    logLevel: 'silent',
  })
  try {
    await rm(folder, { recursive: true, force: true })
    const { output } = await built.write({ dir: folder, format: 'esm' })
    return join(folder, output[0].fileName)
  } finally {
    await built.close()
  }
}

if (import.meta.filename === resolve(process.argv[1] ?? '')) {
  const entry = await buildEngine(join(root, engineFolder))
  console.log(`ENGINE_ENTRY=${relative(process.cwd(), entry)}`)
}
