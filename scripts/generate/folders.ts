import { copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

export interface Change {
  /** Relative to both folders. */
  path: string
  state: 'new' | 'changed' | 'removed'
}

/** Names every file below `parts` that differs between the folders, sorted by path. `made` is how it should be. */
export async function compareFolders(made: string, present: string, parts: string[]): Promise<Change[]> {
  const [wanted, found] = await Promise.all([listFiles(made, parts), listFiles(present, parts)])
  const changes = await Promise.all(
    [...new Set([...wanted, ...found])].toSorted().map(async (path): Promise<Change[]> => {
      if (!found.has(path)) return [{ path, state: 'new' }]
      if (!wanted.has(path)) return [{ path, state: 'removed' }]
      const [one, other] = await Promise.all([readFile(join(made, path)), readFile(join(present, path))])
      return one.equals(other) ? [] : [{ path, state: 'changed' }]
    }),
  )
  return changes.flat()
}

/** Makes `present` equal to `made` by touching only the files that differ. */
export async function copyChanges(made: string, present: string, changes: Change[]): Promise<void> {
  for (const { path, state } of changes) {
    if (state === 'removed') {
      await rm(join(present, path))
    } else {
      await mkdir(dirname(join(present, path)), { recursive: true })
      await copyFile(join(made, path), join(present, path))
    }
  }
}

async function listFiles(folder: string, parts: string[]): Promise<Set<string>> {
  const lists = await Promise.all(parts.map((part) => listPart(folder, join(folder, part))))
  return new Set(lists.flat())
}

async function listPart(folder: string, path: string): Promise<string[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!found) return []
  if (found.isFile()) return [relative(folder, path)]
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
