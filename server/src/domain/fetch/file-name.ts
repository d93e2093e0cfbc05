import { hostOf } from './web-address.ts'

const longestName = 255

/** A name without folders and control characters, at most 255 characters; empty when nothing is left. */
const cleanName = (text: string): string => {
  const last = text.split(/[/\\]/).at(-1) ?? ''
  const name = last
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed()
    .trim()
  if (name === '.' || name === '..') return ''
  return name.length <= longestName ? name : shortened(name)
}

/** Cut in the middle: the ending tells what a file is. */
const shortened = (name: string): string => {
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return (name.slice(0, longestName - ending.length) + ending).toWellFormed()
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The name that a URL's path ends with; its host where that has none. */
export const nameFromUrl = (url: URL): string =>
  cleanName(decoded(url.pathname.split('/').findLast((part) => part !== '') ?? '')) || cleanName(hostOf(url))

/** `filename*` and `filename` of a Content-Disposition header (RFC 6266, RFC 8187); null without either. */
export const nameFromDisposition = (header: string): string | null => {
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1]
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1')
  const plain = /;\s*filename\s*=\s*([^\s;"]+)/i.exec(header)?.[1]
  const given = extended === undefined ? (quoted ?? plain) : decoded(extended)
  return (given !== undefined && cleanName(given)) || null
}
