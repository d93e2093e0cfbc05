import { escaped } from '../../escaped.ts'
import { looseKey } from '../../profile/sketch.ts'
import { tableLabel } from '../context.ts'
import { frontOf, kindsInFront } from '../links/common-fronts.ts'
import { push, shareOf, type Work } from './column-values.ts'
import type { LinkTarget } from './link-keys.ts'
import { rewriting } from './repairs/coded-forms.ts'

// SI9874 and SC9876 of a list lead to 9874 and 9876: letters in front tell of which kind each is, and are no part of the numbers.

/** So many of the cells must lead somewhere without their letters. */
const MOST = 0.8

/** Takes away the letters of kinds in front of numbers that are the linked keys without them, where none is one with them. */
export function addWithoutKinds(work: Work, { keys, known, written }: LinkTarget): void {
  const raws = written?.byKey ? [...written.byKey.keys()] : known && [...known]
  const fronts = kindsInFront(work.values.flatMap(({ value }) => value ?? []))
  if (raws === null || fronts.length < 2) return
  const isRight = (value: string): boolean => (keys?.has(value) ?? false) || (work.rule?.matches(value) ?? false)
  const loose = new Set(raws.map((raw) => looseKey(raw)))
  const leads = (value: string): boolean => loose.has(looseKey(value.trim().slice(frontOf(value).length)))
  const areOthers = shareOf(work, isRight) === 0 && raws.every((raw) => !fronts.includes(frontOf(raw)))
  if (!areOthers || shareOf(work, leads) < MOST) return
  const { transform, change } = rewriting(`\\s*(?:${fronts.map(escaped).join('|')})[ ._/-]*(\\d.*)`, '\\1')
  push(work, transform, change)
  const shown = fronts.map((front) => `“${front}”`).join(', ')
  const note = `${shown} in front of “${work.source.name}” of ${tableLabel(work.placement.table.profile)} were left out: what follows are the numbers that it leads to.`
  if (!work.context.notes.includes(note)) work.context.notes.push(note)
}
