import type { Run } from '../../../../generated/prisma/client.ts'

// Where a plan-making run's result lies in the blob store. Each attempt has a folder of its own, written once and never
// changed afterwards; the run's row says which attempt is the one that counts.

type Attempt = Pick<Run, 'id' | 'attempt'>

/** Prefix of everything that any attempt of the run left. */
export const runFolder = (run_id: string): string => `runs/${run_id}`

export const attemptFolder = ({ id, attempt }: Attempt): string => `${runFolder(id)}/${attempt}`

/** Written last: a folder with a manifest is whole. */
export const manifestKey = (run: Attempt): string => `${attemptFolder(run)}/manifest.json`

/** `file` is the sheet's `parquet` in the manifest. */
export const sheetKey = (run: Attempt, file: string): string => `${attemptFolder(run)}/${file}`
