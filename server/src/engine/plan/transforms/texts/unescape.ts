import { referencesIn } from '../../../profile/character-references.ts'
import { push, pushCollapse, pushTrim, type Work } from '../column-values.ts'

/** What holds marked-up text or addresses of the web, where references are meant. */
const MARKED_UP = /\b(?:x?html|xml|markup|mark-up|rich ?text|urls?|links?)\b/i
/** “no HTML”, “plain text without HTML entities”: there they are not. */
const PLAIN =
  /\b(?:no|not|without|free of|plain|ohne|kein|keine|keinen|sans|sin|senza|zonder)\b[^.;]{0,40}\b(?:x?html|markup|mark-up|entit\p{L}+)/iu
/** A tag: the whole text is marked up, and `&lt;` in it is no tag. */
const TAG = /<\/?[a-z][^<>]{0,200}>/i

/** Found where only a part of the values was looked at, others are there as well. */
const COMMON = '&quot; &#39; &#039; &apos; &lt; &gt; &nbsp;'
const MOST = 60

/** Character references of HTML are no part of a name: they are read, but not where marked-up text is wanted or a rule takes what stands there. */
export function addUnescape(work: Work): void {
  const { target, rule, values, source } = work
  const held = values.flatMap(({ value }) => value ?? [])
  const found = new Map(held.flatMap(referencesIn))
  if (found.size === 0) return
  const about = `${target.name.replace(/_/g, ' ')} ${target.description ?? ''}`
  const isMarkup = MARKED_UP.test(about) || held.some((value) => TAG.test(value))
  if (isMarkup && !PLAIN.test(about)) return
  if (!source.complete) for (const [reference, text] of referencesIn(COMMON)) found.set(reference, text)
  // What stands for “&” comes last, so that nothing is read twice.
  const isAnd = ([, text]: [string, string]): boolean => text === '&'
  const ordered = [...found].toSorted((a, b) => Number(isAnd(a)) - Number(isAnd(b))).slice(-MOST)
  const plain = (value: string): string => ordered.reduce((text, [from, to]) => text.replaceAll(from, () => to), value)
  if (rule && held.some((value) => rule.matches(value) && !rule.matches(plain(value)))) return
  for (const [find, text] of ordered)
    push(work, { kind: 'replace', find, with: text }, (value) => value.replaceAll(find, () => text))
  const texts = values.flatMap(({ value }) => value ?? [])
  if (texts.some((text) => text !== text.trim())) pushTrim(work)
  if (texts.some((text) => /\s{2}/.test(text))) pushCollapse(work)
}
