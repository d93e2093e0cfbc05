import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { TemplateSide } from '../sides.ts'
import { sharesOf } from './composite.ts'

// “Lund, Ada & Frey, Bo”, “Roth, Eva (+3)”: several persons in a cell, of whom a template asks for the one who is named first: “the main guest”.

const NAME = "\\p{L}[\\p{L}\\p{M}'’. -]*"
const MORE = '(?:\\s*[&+/;]\\s*\\S.*|\\s+(?:and|und|et|y|en|og|och)\\s+\\S.*|\\s*\\(\\+?\\s*\\d+\\)\\s*)'
/** A family name, a comma, a first name, and whoever comes with that person. */
const SEVERAL = new RegExp(`^${NAME},\\s*${NAME}?${MORE}$`, 'u')
const FIRST = `^[^,]*,\\s*(${NAME}?)\\s*${MORE}?$`
const LAST = '^\\s*([^,]*[^,\\s])\\s*,'
/** The others are one person each, or nobody: “(void)”. */
const MOST = 0.9

/** The one of several who counts. */
const MAIN =
  /(?<!\p{L})(?:lead|main|first[- ]named|primary|principal|head|haupt\p{L}*|principale?|titulaire|titular|hoofd\p{L}*)(?!\p{L})/iu

/** The steps for the first and the last name of the one who is named first, where both columns are those of that person; null elsewhere. */
export function firstOfSeveral(
  column: ColumnProfile,
  side: TemplateSide,
): { first: Transform; last: Transform; confidence: number; shown: string } | null {
  if (!writesSeveral(column) || !asksForMain(side)) return null
  return {
    first: { kind: 'extract', pattern: FIRST },
    last: { kind: 'extract', pattern: LAST },
    confidence: 0.9,
    shown: 'last name, first name, and whoever comes with that person',
  }
}

/** Names with a comma, some of them followed by others. */
function writesSeveral(column: ColumnProfile): boolean {
  const each = new RegExp(`^${NAME},\\s*${NAME}$`, 'u')
  const several = sharesOf(column, SEVERAL)
  return several > 0 && several + sharesOf(column, each) > MOST
}

/** “First name of the lead tenant”: the first of a first name is none. */
function asksForMain({ names, template }: TemplateSide): boolean {
  return ['first', 'last'].every((part) =>
    template.columns.some(({ name, description }, at) => {
      const said = `${name.replaceAll('_', ' ')}. ${description ?? ''}`
      return names[at]!.concepts.includes(part) && MAIN.test(said)
    }),
  )
}
