import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

// “Memo” is a note of anything; beside a debit and a credit it is what the line of a journal is for, which others call its description.

const MEMO = /^(?:line |journal |jnl |je |transaction )?memo(?:randum)?$/iu

/** The header of a memo in a journal read as its description, too, where no other column is one. */
export function withMemos(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const has = (concept: string): boolean => names.some(({ concepts }) => concepts.includes(concept))
  if (!has('debit') || !has('credit') || has('description')) return names
  return names.map((name, at) =>
    MEMO.test(columns[at]!.name.trim()) ? { ...name, concepts: ['description', 'note'] } : name,
  )
}
