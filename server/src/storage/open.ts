import type { BlobStore } from './blob-store.ts'
import { openLocalDisk } from './local-disk.ts'
import type { BlobPlace } from './place.ts'

export interface BlobStoreOptions {
  storage: BlobPlace
  dataDir: string
  /** Most bytes that local copies of blobs take which lie elsewhere, beside those in use. */
  storageCache: number
}

/** The configured blob store. What speaks S3 takes time to load, and is loaded only where it is needed. */
export const openBlobStore = async ({ storage, dataDir, storageCache }: BlobStoreOptions): Promise<BlobStore> => {
  if (storage.kind === 'disk') return openLocalDisk(storage.folder)
  const { openS3 } = await import('./s3.ts')
  return openS3(storage, { folder: `${dataDir}/blob-cache`, maxBytes: storageCache })
}
