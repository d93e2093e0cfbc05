import type { Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { isPlain, wordsBeyond } from './grounded/clauses.ts'
import { calledOnly, namesOf, tablesIn } from './grounded/tables.ts'
import { saysNoMore } from './grounded/whoever.ts'
import { wordsIn } from './grounded/words.ts'
import type { SaidText } from './texts.ts'

// “… partly through the Haddow web shop (the CSV)”: from then on “the shop list” is that file, whatever it is called.

const CALLED = /([^.;:!?()]{2,80}?\s)?(\p{L}{4,})\s*\(([^()]{2,60})\)/gu

/** The tables with the words that people say they call their files by. */
export function withCallNames(
  profiles: TableProfile[],
  texts: readonly SaidText[],
  templates: readonly Template[],
): TableProfile[] {
  const nouns = templates.flatMap(({ slug, name }) => wordsIn(`${slug} ${name}`).map(({ stem }) => stem))
  const taken = new Set([...nouns, ...profiles.flatMap(namesOf).map(({ stem }) => stem)])
  const found = texts.flatMap(({ text }) => callNamesIn(text, profiles)).filter(({ stem }) => !taken.has(stem))
  const files = Map.groupBy(found, ({ stem }) => stem)
  // What two files are called by names neither.
  const own = [...files.values()].filter((some) => new Set(some.map(({ within }) => within)).size === 1)
  const called = own.flatMap(([one]) => one ?? [])
  return called.length === 0
    ? profiles
    : profiles.map((profile) => {
        const words = called.filter(({ tables }) => tables.includes(profile)).map(({ word }) => word)
        return words.length === 0 ? profile : { ...profile, called: words }
      })
}

interface CallName {
  word: string
  stem: string
  within: string
  tables: TableProfile[]
}

function callNamesIn(text: string, profiles: readonly TableProfile[]): CallName[] {
  return [...text.matchAll(CALLED)].flatMap(([, before = '', word = '', inner = '']): CallName[] => {
    const [own] = wordsIn(word)
    if (!own || isPlain(own.text) || saysNoMore(own.text)) return []
    for (const where of [inner, `${before} ${word} ${inner}`]) {
      const tables = tablesIn(where, profiles)
      const within = calledOnly(tables, profiles) ?? sharedWord(inner, tables, profiles)
      if (within === null || wordsBeyond(inner, tables).some((one) => !saysNoMore(one.text))) continue
      return [{ word, stem: own.stem, within, tables }]
    }
    return []
  })
}

/** “Hexham (Optix, the CSV files)”: the word in which the names of several files begin, and of no other one. */
function sharedWord(inner: string, tables: readonly TableProfile[], profiles: readonly TableProfile[]): string | null {
  const firstWord = ({ table }: TableProfile): string => wordsIn(table.file_name)[0]?.stem ?? ''
  const said = wordsIn(inner).find(({ stem }) => tables.some((one) => firstWord(one) === stem))
  const alike = profiles.filter((one) => firstWord(one) === said?.stem)
  return said && alike.length === tables.length && alike.every((one) => tables.includes(one)) ? said.stem : null
}
