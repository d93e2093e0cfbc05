import { conceptsOf, fold } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { wordsIn, type Word } from './words.ts'

// “We don't want the boats on the `Scrapped` tab”: what a sheet has rows of is no part of it.

/** Whether a word is what the rows of a table are called: after the only template that has the most of its columns. */
export function isNounOf(tables: readonly TableProfile[], templates: readonly Template[]): (word: Word) => boolean {
  const found = new Set(tables.flatMap((profile) => templateLike(profile, templates) ?? [null]))
  const [template, ...more] = found
  if (!template || more.length > 0) return () => false
  const stems = new Set([template.slug, template.name].flatMap((name) => wordsIn(name).map(({ stem }) => stem)))
  const concepts = new Set(conceptsOf(template.name))
  return ({ stem, raw }) => {
    const own = conceptsOf(raw)
    return stems.has(stem) || (own.length > 0 && own.every((concept) => concepts.has(concept)))
  }
}

/** The only template that has the most of a table's columns. */
export function templateLike(profile: TableProfile, templates: readonly Template[]): Template | null {
  const counted = templates
    .map((template) => ({ template, shared: sharedColumns(profile, template) }))
    .toSorted((a, b) => b.shared - a.shared)
  const [best, second] = counted
  return best !== undefined && best.shared > (second?.shared ?? 0) ? best.template : null
}

function sharedColumns({ columns }: TableProfile, template: Template): number {
  const formsOf = (name: string): string[] => [fold(name), conceptsOf(name).join(' ')].filter((form) => form !== '')
  const headers = new Set(columns.flatMap(({ name }) => formsOf(name)))
  return template.columns.filter(({ name }) => formsOf(name).some((form) => headers.has(form))).length
}
