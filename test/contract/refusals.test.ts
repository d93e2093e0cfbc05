import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contract, root } from './contract.ts'

// The contract's examples show refusals in the service's own words: callers and the mock go by them. Each sentence of an example has to
// be one that a text in the service's source makes, whatever it puts in where a value stands.

/** Source without comments: an apostrophe in one begins no text. A text that goes on in the next line is one: `'one ' + 'two'`. */
const sourceOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replaceAll(/(['`]) \+\n\s*(['`])/g, (all: string, end: string, begin: string) => (end === begin ? '' : all))

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Values become anything, and one that stands first may be a sentence of its own. What hasn't two words of its own fits too much. */
const patternOf = (sentence: string): RegExp[] => {
  const parts = sentence.replace(/[.!?]$/, '').split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
  const words = parts.join(' ').match(/[a-z]{2,}/gi) ?? []
  if (words.length < 2) return []
  const pattern = parts
    .map(escaped)
    .join('.+')
    .replace(/^\.\+ /, '(?:.+ )?')
  return [new RegExp(`^${pattern}[.!?]?$`, 's')]
}

const folder = join(root, 'server/src')
const patterns = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => [...sourceOf(join(folder, path)).matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)])
  .flatMap(([, plain, template]) => sentencesOf((plain ?? template ?? '').replaceAll(String.raw`\'`, "'")))
  .flatMap(patternOf)

/** What the validator says of a value that the schema doesn't allow, behind its place; and the place of what we say ourselves. */
const byValidator = /^(?:[\w.]+: |'\w+' )must (?:NOT )?(?:be|have) .*\.$/
const place = /^[\w.[\]]+(?: \(\w+\))?: /

const shown = new Map<string, string>()
const collect = (value: unknown, path: string): void => {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'error' && typeof inner === 'string') shown.set(inner, path)
    else collect(inner, name.startsWith('/') ? name : path)
  }
}
collect(contract.paths, '')
collect(Object(contract.components).responses, 'responses')

it.each([...shown])('“%s” (%s) is what the service says', (text) => {
  const known = (sentence: string): boolean => patterns.some((pattern) => pattern.test(sentence))
  const sentences = byValidator.test(text) ? [] : sentencesOf(text)
  expect(sentences.filter((sentence) => !known(sentence) && !known(sentence.replace(place, '')))).toEqual([])
})
