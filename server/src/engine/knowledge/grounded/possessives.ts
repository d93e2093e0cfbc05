import { anyOf } from './acts.ts'

// “Its invoices”: whose something is.

export const ITS = anyOf(
  '(?:its|their|his|her)',
  'deren|dessen|(?:ihre|seine)[nrms]?',
  'leurs?|ses|son|sa',
  'sus?',
  '(?:i |le |gli |il |la )?(?:loro|suoi|sue|suo|sua)',
  'zijn|haar|hun',
)

/** “Its invoices”: what belongs to something that was named. */
export function saysWhose(name: string): boolean {
  return ITS.exec(name)?.index === 0
}
