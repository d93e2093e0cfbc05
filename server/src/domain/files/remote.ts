import type { Deps } from '../../deps.ts'
import { badRequest } from '../../errors.ts'
import { outgoingOf } from '../fetch/addresses.ts'
import { FetchError } from '../fetch/errors.ts'
import { nameFromUrl } from '../fetch/file-name.ts'
import { readWebAddress } from '../fetch/web-address.ts'
import type { RemoteFile } from './add.ts'

/** The files behind URLs that a caller gave. Refuses (400), naming its place, a URL that is never fetched. */
export const remoteFiles = (
  deps: Pick<Deps, 'config' | 'resolveHost' | 'newId'>,
  urls: readonly string[],
): RemoteFile[] => {
  const { isAllowed } = outgoingOf(deps)
  return urls.map((text, index) => {
    try {
      const url = readWebAddress(text, isAllowed)
      return { id: deps.newId('file'), name: nameFromUrl(url), source_url: url.href }
    } catch (error) {
      if (error instanceof FetchError) throw badRequest(`urls.${index}: ${error.message}`)
      throw error
    }
  })
}
