import type { Extraction } from '../../../../generated/prisma/client.ts'

// Where documents and what was read from them lie in the blob store: a result for each attempt. The row says which one counts.

/** Prefix of everything of an extraction. */
export const extractionFolder = (id: string): string => `extractions/${id}`

/** The document as it was sent. */
export const documentKey = (id: string): string => `${extractionFolder(id)}/source`

export const extractionKey = ({ id, attempt }: Pick<Extraction, 'id' | 'attempt'>): string =>
  `${extractionFolder(id)}/${attempt}`
