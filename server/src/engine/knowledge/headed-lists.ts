import { escaped } from '../escaped.ts'
import { closestValue, isClear } from '../match/values/same-meaning.ts'
import type { Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import type { Directive } from './directives.ts'
import { valuesOf } from './grounded/columns.ts'
import type { SaidText } from './texts.ts'

// “Column Settled?: J = paid, t = part paid, empty = open”: the header of a list of codes is that of the column which takes what they mean, however
// few of them stand in a table, and whatever the header sounds like.

const COLUMN =
  '(?:columns?|col\\.?|fields?|headers?|spalten?|felder|feld|colonnes?|champs?|columnas?|campos?|colonn[ae]|camp[oi]|kolom(?:men)?|veld(?:en)?|kolumn[ay]|pol[ea])'
/** The list goes on to the end of the sentence: a point between letters is none. */
const LIST = /^\s{0,3}[:：–-]\s{0,3}((?:[^.;\n]|\.(?=\S)){3,400})/u
const ITEM = /([^,=→\n]{1,40}?)\s{0,5}(?:=|→|->)\s{0,5}([^,=\n]{1,60}?)\s{0,5}(?=,|$)/gu
const BRACKET = /\(([^()]{1,40})\)/u
const FEWEST = 2

/** Which columns such lists are headed by, and which template column takes what they list. */
export function headedLists(
  texts: readonly SaidText[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const headers = [...new Set(profiles.flatMap(({ columns }) => columns.map(({ name }) => name)))]
  return texts.flatMap(({ text, by, slug: of, origin }) =>
    headers.flatMap((header): Directive[] => {
      const list = listUnder(header, text)
      const meanings = list === null ? [] : [...list.matchAll(ITEM)].map(([, , meant]) => meant!)
      if (meanings.length < FEWEST) return []
      const found = templates.flatMap(({ slug, columns }) =>
        (of === null || of === slug ? columns : []).flatMap((column) =>
          takesAll(valuesOf(column), meanings) ? [{ slug, target: column.name }] : [],
        ),
      )
      const [only, ...others] = found
      if (!only || others.length > 0) return []
      return [
        { kind: 'column', source: header, ...only, by, origin, revision: 0, said: `“${header}: ${list!.trim()}”` },
      ]
    }),
  )
}

/** What is listed behind the header, where the text calls it a column, quotes it, or begins a line with it. */
function listUnder(header: string, text: string): string | null {
  if (header.trim() === '' || !text.includes(header)) return null
  const name = escaped(header)
  const called = new RegExp(
    `(?:(?<!\\p{L})${COLUMN}\\s{1,3}["“„«]?|["“„«]|^[ \\t]{0,8})${name}["”“»]?(?![\\p{L}\\p{N}])`,
    'imu',
  )
  const found = called.exec(text)
  return found ? (LIST.exec(text.slice(found.index + found[0].length))?.[1] ?? null) : null
}

/** Whether each of them is clearly one of the allowed values, and they are not all the same. */
function takesAll(allowed: readonly string[], meanings: readonly string[]): boolean {
  if (allowed.length < FEWEST) return false
  const values = meanings.map((meant) => valueOf(meant, allowed))
  return !values.includes(null) && new Set(values).size >= FEWEST
}

/** The allowed value that is meant; beside a word of its own it may stand in brackets: “validée (approved)”. */
function valueOf(said: string, allowed: readonly string[]): string | null {
  const bracket = BRACKET.exec(said)?.[1]
  const plain = said.replace(BRACKET, ' ').replaceAll(/["“”„«»]/gu, '')
  for (const part of [bracket, plain]) {
    const found = part === undefined ? [] : closestValue(part.trim(), allowed)
    if (isClear(found)) return found[0]!.value
  }
  return null
}
