import { legalFormInShort } from '../../match/values/legal-forms.ts'

/**
 * The words by which two people write one name: “Foley's Chandlery Limited” has those of “Foleys Chandlery Ltd”. The name is folded before: in small
 * letters, without accents.
 */
export function wordsOfName(folded: string): string[] {
  const words = folded.replace(/(?<=\p{L})['’`´](?=s(?![\p{L}\p{N}]))/gu, '').match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map(legalFormInShort)
}
