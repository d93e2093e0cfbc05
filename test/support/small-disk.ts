import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of a few megabytes, to be filled. */
export interface SmallDisk {
  folder: string
  /** Takes up all of the room but so many bytes. */
  fill(leave?: number): Promise<void>
  /** Gives back what `fill` took. */
  empty(): Promise<void>
  /** Takes it away; what still has files open there ends first. */
  remove(): void
}

/** Mounts one in memory. Undefined where that is not allowed: it takes Linux, and the rights of root. */
export const mountSmallDisk = (megabytes: number): SmallDisk | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return undefined
  }
  const filler = join(folder, 'filler')
  const fill = async (leave = 0): Promise<void> => {
    const handle = await open(filler, 'a')
    try {
      for (;;) await handle.write(Buffer.alloc(4_096))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      const { size } = await handle.stat()
      await handle.truncate(Math.max(0, size - leave))
    } finally {
      await handle.close()
    }
  }
  return {
    folder,
    fill,
    empty: () => rm(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', folder])
      rmdirSync(folder)
    },
  }
}
