import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Writes the Prisma client to `<workspace>/generated/prisma`. The schema says `../generated/prisma`, so a copy of it in the
 * workspace writes into the workspace.
 *
 * @throws Error with Prisma's output when it fails.
 */
export async function generatePrisma(root: string, workspace: string): Promise<void> {
  const schema = join(workspace, 'prisma/schema.prisma')
  await cp(join(root, 'prisma/schema.prisma'), schema, { recursive: true })
  // Generating runs no engine, but Prisma's command wants one to be there, and would download it.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: 'true' }
  const command = join(root, 'node_modules/.bin/prisma')
  await run(command, ['generate', '--schema', schema], { cwd: root, env, maxBuffer: 16 << 20 }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`prisma generate failed:\n${error.stdout ?? ''}${error.stderr ?? ''}`, { cause: error })
    },
  )
}
