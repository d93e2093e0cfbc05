import type { TableProfile } from '../../profile/model.ts'
import { fold, meaningOf } from './words.ts'

/** Shorter beginnings are those of many words. */
const LEAST_LETTERS = 3
/** So much shorter it must be than the word: “Order” of “Orders” is no short form. */
const LEAST_MORE = 2

/** A header with words that the table's own name begins alike written out as there: “Kand.-Nr.” of “Kandidaten” is “Kandidaten-Nr.”. */
export function writtenOut(header: string, { table }: TableProfile): string {
  const called = `${table.file_name.replace(/\.[^.]+$/, '')} ${table.name}`.match(/\p{L}+/gu) ?? []
  return header.replace(/(?<!\p{L})\p{L}+\.?/gu, (text) => {
    const word = fold(text.replace('.', ''))
    if (word.length < LEAST_LETTERS || meaningOf(word) !== null) return text
    return called.find((one) => one.length >= word.length + LEAST_MORE && fold(one).startsWith(word)) ?? text
  })
}
