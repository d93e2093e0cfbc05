import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Memory that a process has resident, in MB; null when there is no such process (any more). */
export async function residentMemoryMb(pid: number): Promise<number | null> {
  try {
    if (process.platform === 'linux') {
      const match = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))
      return match ? Number(match[1]) / 1024 : null
    }
    const { stdout } = await execute('ps', ['-o', 'rss=', '-p', String(pid)])
    return Number(stdout.trim()) / 1024
  } catch (error) {
    // The process ended between two looks: its exit is told elsewhere.
    if (error instanceof Error) return null
    throw error
  }
}

/** This process's own high-water mark. `resourceUsage` would count what the parent had when it forked. */
export function peakMemoryMb(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024
  const match = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))
  return Number(match?.[1] ?? 0) / 1024
}

const lookEveryMs = 200

/** Looks at a process's memory until told to stop, and calls `onExceeded` once when it is above the limit. */
export function watchMemory(pid: number, limitMb: number, onExceeded: () => void): () => void {
  const look = async (): Promise<void> => {
    const resident = await residentMemoryMb(pid)
    if (resident === null || resident <= limitMb) return
    clearInterval(timer)
    onExceeded()
  }
  const timer = setInterval(() => void look(), lookEveryMs).unref()
  return () => clearInterval(timer)
}
