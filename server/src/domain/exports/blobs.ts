import type { ExportJob } from '../../../../generated/prisma/client.ts'

// Where the files of export jobs lie in the blob store: one for each attempt, written once. The row says which attempt counts.

/** Prefix of everything that any attempt at the job left. */
export const exportFolder = (job_id: string): string => `exports/${job_id}`

export const exportKey = ({ id, attempt }: Pick<ExportJob, 'id' | 'attempt'>): string =>
  `${exportFolder(id)}/${attempt}`
