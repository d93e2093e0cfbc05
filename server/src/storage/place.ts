import { fileURLToPath } from 'node:url'
import { isKey } from './blob-store.ts'

export interface DiskPlace {
  readonly kind: 'disk'
  readonly url: string
  readonly folder: string
}

export interface S3Place {
  readonly kind: 's3'
  readonly url: string
  readonly bucket: string
  /** What all keys in the bucket begin with; empty when the bucket is all ours. */
  readonly prefix: string
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined
  /** Undefined where the URL names none: the environment does. */
  readonly region: string | undefined
  /** The bucket goes into the path of the endpoint rather than into its host name. */
  readonly pathStyle: boolean
}

/** Where blobs lie. */
export type BlobPlace = DiskPlace | S3Place

/** A URL doesn't name a place for blobs; the message goes on after the URL's name: "must ...". */
export class BadPlace extends Error {
  override readonly name = 'BadPlace'
}

const refuse = (sentence: string): never => {
  throw new BadPlace(sentence)
}

/** Names of buckets as Amazon has them. */
const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Leaves a key of ours the 900 bytes that it may have of S3's 1,024. */
const LONGEST_PREFIX = 120

const settings = ['endpoint', 'region', 'path_style']

const readEndpoint = (text: string | null): string | undefined => {
  if (text === null) return undefined
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    return refuse('must have an http or https URL without a path as its endpoint')
  return url.username + url.password === '' ? url.origin : refuse('must not hold credentials')
}

const readPathStyle = (text: string | null, endpoint: string | undefined): boolean => {
  // Few other stores answer at a host name for each bucket.
  if (text === null) return endpoint !== undefined
  return text === 'true' || text === 'false' ? text === 'true' : refuse('must have path_style=true or path_style=false')
}

const readS3 = (url: URL): S3Place => {
  const { hostname: bucket, searchParams } = url
  if (url.username + url.password !== '')
    return refuse('must not hold credentials: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a role, do')
  if (!bucketPattern.test(bucket) || url.port !== '' || url.hash !== '')
    return refuse('must name a bucket: s3://bucket/prefix?region=eu-central-1')
  const prefix = url.pathname.replaceAll(/^\/+|\/+$/g, '')
  if (prefix !== '' && (prefix.length > LONGEST_PREFIX || !isKey(prefix)))
    return refuse(
      `must have a prefix of at most ${LONGEST_PREFIX} letters, digits, dots, dashes, underscores and slashes`,
    )
  if ([...searchParams.keys()].some((name) => !settings.includes(name)))
    return refuse(`can have the settings ${settings.join(', ')} and no others`)
  const endpoint = readEndpoint(searchParams.get('endpoint'))
  const region = searchParams.get('region') ?? undefined
  if (region !== undefined && !/^[a-z0-9-]{1,50}$/.test(region))
    return refuse('must have the name of a region as its region, such as eu-central-1')
  const pathStyle = readPathStyle(searchParams.get('path_style'), endpoint)
  return Object.freeze({ kind: 's3', url: url.href, bucket, prefix, endpoint, region, pathStyle })
}

/** Reads a `file:` or `s3:` URL. Throws BadPlace. */
export const readPlace = (text: string): BlobPlace => {
  const url = new URL(text)
  if (url.protocol === 's3:') return readS3(url)
  return Object.freeze({ kind: 'disk', url: url.href, folder: fileURLToPath(url) })
}
