import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

const readSecret = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return null
    throw error
  })

/** Of processes that start for the first time at once, one makes the secret, whole from the start, and all read that one. */
const makeSecret = async (path: string): Promise<void> => {
  const unfinished = `${path}.${randomUUID()}`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(`${randomBytes(32).toString('hex')}\n`)
    await file.sync()
    await link(unfinished, path).catch((error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error
    })
  } finally {
    await file.close()
    await rm(unfinished, { force: true })
  }
}

/** The key that signs download links: of SIGNING_SECRET, or of the secret that is made at the first start and kept under DATA_DIR. */
export const openSigningKey = async ({
  signingSecret,
  dataDir,
}: Pick<Config, 'signingSecret' | 'dataDir'>): Promise<Buffer> => {
  const path = join(dataDir, 'signing-secret')
  if (signingSecret !== undefined) return keyOf(signingSecret)
  const known = await readSecret(path)
  if (known !== null) return keyOf(known.trim())
  await mkdir(dataDir, { recursive: true })
  await makeSecret(path)
  return keyOf((await readFile(path, 'utf8')).trim())
}

const keyOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
