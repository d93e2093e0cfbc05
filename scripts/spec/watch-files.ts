import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

/**
 * Tells of every change of a file in a folder or in those below it, until it is closed. Each folder is watched for itself: on Linux,
 * Node's own recursive watching loses a file once an editor, or git, has put another one in its place (seen in 24.21).
 */
export const watchFiles = (root: string, tell: (path: string) => void): { close: () => void } => {
  const watchers = new Map<string, FSWatcher>()

  const onChange = (path: string): void => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return tell(path)
    try {
      // New, or in the place of another. What it has already is told, as no event will come of it.
      for (const file of follow(path)) tell(file)
    } catch {
      // It is gone again, which is told as a change of its own.
    }
  }

  /** Watches a folder and those below it, and gives their files. */
  const follow = (folder: string): string[] => {
    watchers.get(folder)?.close()
    const watcher = watch(folder, (_event, name) => name !== null && onChange(join(folder, name)))
    watchers.set(
      folder,
      watcher.on('error', () => watcher.close()),
    )
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? follow(path) : path
    })
  }

  follow(root)
  return { close: () => watchers.forEach((watcher) => watcher.close()) }
}
