import { escaped } from '../../escaped.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { LEFT_OUT, NOT, SOME } from './acts.ts'
import { answersOf, namesHeader } from './columns.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “The duty code Full means that they pay it and Zero means that they are exempt” for `duty_exempt`: both codes of a column that the sentence names, each with
// what it means, of which one alone is what a column of yes and no asks. It says nothing of all rows.

const MEANS =
  '(?:means?|is|are|=|:|→|->|stands? for|bedeutet|hei(?:ß|ss)t|ist|steht für|signifie|veut dire|est|significa|quiere decir|vuol dire|es|è|betekent|staat voor)'

/** The column of the codes as what fills the one that asks, with the answer that each code is. */
export function answersOfCodes(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (LEFT_OUT.test(text)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const found = profiles
    .flatMap(({ columns }) => columns)
    .flatMap((column) => {
      const parts = partsIn(text, column)
      return own.flatMap(({ slug, columns }) =>
        columns.flatMap((target) => {
          const answers = parts.length === 0 ? [] : answersIn(parts, column, target)
          return answers.length === 0 ? [] : [{ slug, source: column.name, target: target.name, answers }]
        }),
      )
    })
  const [one, ...others] = found
  if (
    !one ||
    others.some(({ source, target, slug }) => source !== one.source || target !== one.target || slug !== one.slug)
  )
    return []
  const { slug, source, target } = one
  return [
    { ...origin, kind: 'column', source, target, slug },
    ...one.answers.map(({ raw, value }): Directive => ({ ...origin, kind: 'value', raw, value, column: target, slug })),
  ]
}

interface Part {
  raw: string
  /** What is said of it. */
  said: string
}

/** What a text says of each of the two codes of a column, as they are written there; nothing where it doesn't name the column, or not both. */
function partsIn(text: string, column: ColumnProfile): Part[] {
  const raws = [...new Set(column.values.map(({ value }) => value.trim()))]
  if (!column.complete || raws.length !== 2 || !namesHeader(text, column)) return []
  const places = raws
    .flatMap((raw) => {
      const code = `(?<![\\p{L}\\p{N}])["“„«'‘]?${escaped(raw)}["”“»'’]?\\s*${MEANS}(?![\\p{L}])`
      return [...text.matchAll(new RegExp(code, 'gu'))].map(({ index, 0: all }) => ({
        raw,
        at: index,
        end: index + all.length,
      }))
    })
    .toSorted((a, b) => a.at - b.at)
  if (places.length !== 2 || places[0]!.raw === places[1]!.raw) return []
  return places.map(({ raw, end }, index) => ({ raw, said: text.slice(end, places[index + 1]?.at) }))
}

/** Yes for the code that is said to be what the column is called besides what the codes are of, no for the other. */
function answersIn(
  parts: readonly Part[],
  { name }: ColumnProfile,
  target: TemplateColumn,
): { raw: string; value: string }[] {
  const answers = answersOf(target)
  const header = new Set(wordsIn(name).map(({ stem }) => stem))
  const asked = wordsIn(target.name.replace(/^(?:is|has|ist|hat|est|es|e)[_ -]/i, '')).filter(
    ({ stem }) => !header.has(stem),
  )
  const [word, ...more] = asked
  if (!answers || !word || more.length > 0 || parts.some(({ said }) => SOME.test(said))) return []
  const isSo = parts.map(({ said }) => wordsIn(said).some(({ stem }) => stem === word.stem) && !NOT.test(said))
  if (isSo.filter(Boolean).length !== 1) return []
  return parts.map(({ raw }, at) => ({ raw, value: isSo[at] ? answers.yes : answers.no }))
}
