import type { Advice } from '../advice/model.ts'
import type { KnowledgeEntry, Revision, Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { areaCodesSaid } from './area-codes-said.ts'
import { constantsSaid, tablesSaid } from './constants-said.ts'
import { collectDirectives, type Directive } from './directives.ts'
import { emptyListed } from './empty-listed.ts'
import { frontsAbove } from './fronts-above.ts'
import { frontsInstead } from './fronts-instead.ts'
import { describedIn } from './grounded/described.ts'
import { groundedIn, withGrounded } from './grounded/grounded.ts'
import { headedLists } from './headed-lists.ts'
import { keysRewritten } from './keys-rewritten.ts'
import { legendsIn } from './legends.ts'
import { numberClassesSaid } from './number-classes.ts'
import { readingsOf } from './readings.ts'
import { frontsReplaced } from './replaced-fronts.ts'
import { sectionsSaid } from './sections-said.ts'
import { settleNames } from './settle-names.ts'
import { rowsOfSomebody } from './somebodys-rows.ts'
import { tablesNotToUse } from './tables-not-to-use.ts'
import { textsOf } from './texts.ts'

/** What is to be migrated, and all that people wrote of it. */
export interface Told {
  profiles: TableProfile[]
  templates: Template[]
  knowledge: KnowledgeEntry[]
  instructions: string | null
  revisions?: Revision[]
}

/**
 * What texts, descriptions and the tables themselves say is to be done, with the names in it settled: nearer texts first, then what is read
 * by its matter, then what tables say of themselves. `notes`: what an adviser made of sentences.
 */
export function everythingSaid(
  told: Told,
  advice: ReadonlyMap<string, Advice>,
): { directives: Directive[]; notes: string[] } {
  const { profiles, templates, instructions } = told
  const texts = textsOf(told)
  const readings = readingsOf(told, advice, profiles, templates)
  const rewritten = keysRewritten(texts, profiles, templates)
  const constants = constantsSaid(instructions, profiles, templates).filter(
    ({ said: sentence }) => !rewritten.some((one) => one.said === sentence),
  )
  const replaced = [...frontsReplaced(texts, profiles, templates), ...rewritten]
  const grounded = groundedIn(told, profiles, templates, [...constants, ...replaced])
  const collected = collectDirectives(told)
  const said = [
    ...withGrounded(collected, [...replaced, ...grounded]),
    ...constants,
    ...rowsOfSomebody(instructions, collected, profiles, templates),
    ...tablesSaid(instructions, profiles, templates),
    ...describedIn(told, profiles, templates),
    ...sectionsSaid(profiles, templates),
    ...emptyListed(texts, templates),
    ...headedLists(texts, profiles, templates),
    ...legendsIn(profiles),
    ...tablesNotToUse(profiles),
    ...frontsAbove(profiles, templates),
    ...frontsInstead(texts, profiles, templates),
    ...areaCodesSaid(texts),
    ...numberClassesSaid(texts, profiles, templates),
    ...readings.directives,
  ]
  return { directives: settleNames(said, profiles, templates), notes: readings.notes }
}
