import type { TableProfile } from '../profile/model.ts'
import { wordsIn } from './grounded/words.ts'

// “Mrs Okoro always gives prices per piece”, where “Orders of the workshop (T. Okoro)” stands above one table alone: that is hers.

/** Somebody's name: behind an initial, or what people are addressed by. Other words above a table say what it is of, as others do. */
const NAMED =
  /(?<!\p{L})(?:\p{Lu}\.|Mr\.?|Mrs\.?|Ms\.?|Miss|Dr\.?|Herrn?|Hr\.|Frau|Fr\.|M\.|Mme|Mlle|Monsieur|Madame|Sra?\.?|Señora?|Sig\.(?:ra)?|Signora?|[Dd]hr\.?|[Mm]evr\.?|[Mm]evrouw|[Mm]eneer|Pani?|Pán|Paní)\s?(?:\p{Lu}\.\s?)?(\p{Lu}\p{L}{2,})(?!\p{L})/gu

/** The names that stand in a text and in the lines above one table, and in those above no other. */
export function namesAbove(text: string, profiles: readonly TableProfile[]): { word: string; table: TableProfile }[] {
  const lines = profiles.map((profile) => ({ profile, line: (profile.table.above ?? []).flat().join(' ; ') }))
  const names = new Set([text, ...lines.map(({ line }) => line)].flatMap(namesIn))
  return [...names].flatMap((word) => {
    const [own, ...others] = lines.filter(({ line }) => hasWord(line, word))
    return own && others.length === 0 && hasWord(text, word) ? [{ word, table: own.profile }] : []
  })
}

function namesIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, name]) => name ?? [])
}

function hasWord(text: string, word: string): boolean {
  return wordsIn(text).some(({ raw }) => raw === word)
}
