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
): RemoteFile[] => urls.map((text, index) => ({ id: deps.newId('file'), ...remoteFile(deps, text, `urls.${index}`) }))

/** What is known of a file before it is fetched. `place` is where the caller gave its URL. */
export const remoteFile = (
  deps: Pick<Deps, 'config' | 'resolveHost'>,
  text: string,
  place: string,
): Omit<RemoteFile, 'id'> => {
  try {
    const url = readWebAddress(text, outgoingOf(deps).isAllowed)
    return { name: nameFromUrl(url), source_url: url.href }
  } catch (error) {
    if (error instanceof FetchError) throw badRequest(`${place}: ${error.message}`)
    throw error
  }
}
