import { fileSha256 } from './digest.ts'

/** The files of a result whose SHA-256 is not what the manifest says, or that are gone. */
export async function verifyFiles(files: { path: string; sha256: string }[]): Promise<string[]> {
  const changed: string[] = []
  for (const { path, sha256 } of files) {
    if ((await hashOrNull(path)) !== sha256) changed.push(path)
  }
  return changed
}

async function hashOrNull(path: string): Promise<string | null> {
  try {
    return await fileSha256(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
