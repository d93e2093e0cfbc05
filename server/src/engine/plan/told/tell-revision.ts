import type { Directive } from '../../knowledge/directives.ts'
import { readSentences } from '../../knowledge/parse.ts'
import type { KnowledgeEntry, Plan, Revision, Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { isGuessed } from './guessed.ts'
import { listed, MOST } from './listed.ts'
import { tellKnowledge } from './tell-knowledge.ts'
import { tellOverruled } from './tell-overruled.ts'
import { whyIdle } from './why-idle.ts'

/** Characters of a sentence that is quoted. */
const LONGEST = 200

interface Seen {
  profiles: TableProfile[]
  templates: Template[]
  knowledge: KnowledgeEntry[]
  instructions: string | null
  revisions?: Revision[]
}

/**
 * What came of what was said, in sentences: what was done, what names nothing, what was not understood, and what goes before what. Of an
 * update, or of the migration's instructions where the run is none; of knowledge always, with the entry that said so. `notes`: what is told
 * already, with sentences that something else was taken from.
 */
export function tellRevision(plan: Plan, seen: Seen, directives: Directive[], notes: readonly string[]): string[] {
  const { revisions = [] } = seen
  const last = revisions.at(-1)
  const current = last?.current ? last : null
  const still =
    last && !current ? [`What ${revisions.length === 1 ? 'the update' : 'the updates'} before said still holds.`] : []
  const number = current ? revisions.length : 0
  const told = directives.filter(({ revision, by }) => revision === number && by === 'instruction').toReversed()
  const said = current ? current.instructions : seen.instructions
  const read = new Set([...directives.map((directive) => directive.said), ...notes.flatMap(saidIn)])
  const own = current || said !== null ? tellOwn(plan, { ...seen, read }, told, said ?? '', current !== null) : []
  return [
    ...still,
    ...own,
    ...tellKnowledge(plan, directives, seen.profiles),
    ...tellOverruled(directives, seen.profiles, number),
    ...tellUnread(seen.knowledge, read),
  ]
}

/** The sentences that a note names as what says so, in their quotes. */
function saidIn(note: string): string[] {
  const [, said = ''] = note.split(' says so: ')
  return said.match(/“[^“”]*”/gu) ?? []
}

function tellOwn(
  plan: Plan,
  { profiles, templates, read }: Seen & { read: ReadonlySet<string> },
  told: Directive[],
  text: string,
  isUpdate: boolean,
): string[] {
  const bySaid = Map.groupBy(told, ({ said }) => said)
  const seen = { plan, profiles, templates }
  const idle = [...bySaid].flatMap(([said, of]) => {
    const reasons = of.map((directive) => whyIdle(directive, seen))
    const [reason] = reasons
    return reason && !reasons.includes(null) ? [{ said, reason, isGuess: of.every((one) => isGuessed(one, seen)) }] : []
  })
  const held = [...bySaid.keys()].filter((said) => !idle.some((one) => one.said === said))
  // Whether there is anything to accept is known, and told, once the sheets are written (write/suggestions.ts).
  const accepting = held.filter((said) => bySaid.get(said)?.every(({ kind }) => kind === 'accept'))
  const done = held.filter((said) => !accepting.includes(said))
  const guesses = idle.flatMap(({ said, isGuess }) => (isGuess ? [said] : []))
  const taken = told.filter(({ said }) => !guesses.includes(said)).flatMap((directive) => directive.taken ?? [])
  const unclear = [...new Set([...unread(text, read, true), ...guesses])]
  const nothing =
    isUpdate && held.length === 0 ? ['Nothing that the update said could be applied, so the plan is as before.'] : []
  return [
    ...nothing,
    ...(done.length > 0 ? [`Applied ${listed(done)}.`] : []),
    ...(accepting.length > 0
      ? [`What is suggested is written wherever something is, as ${listed(accepting)} says.`]
      : []),
    ...(taken.length > 0 ? [`${listed([...new Set(taken)])}.`] : []),
    ...idle
      .flatMap(({ said, reason, isGuess }) => (isGuess ? [] : [`${said} changes nothing: ${reason}`]))
      .slice(0, MOST),
    ...(unclear.length > 0
      ? [
          `Not understood, so nothing was changed for it: ${listed(unclear)}. Statements such as “map A to B”, “dates are day first”, ` +
            '“drop rows without an email”, “status A means active”, “use the second sheet only” and “ignore column X” are understood.',
        ]
      : []),
  ]
}

/** Sentences of knowledge that nothing was taken from, so that nobody relies on them. */
function tellUnread(knowledge: KnowledgeEntry[], read: ReadonlySet<string>): string[] {
  return knowledge.flatMap(({ key, content }) => {
    const unclear = unread(content, read, false)
    return unclear.length === 0
      ? []
      : [`Of knowledge “${key}” this was not understood, so nothing was done for it: ${listed(unclear)}.`]
  })
}

/** Sentences that nobody understood, nor a model `read`; with `all` also those that say something of nothing that is there. */
function unread(text: string, read: ReadonlySet<string>, all: boolean): string[] {
  return readSentences(text).flatMap(({ text: said, statement }) => {
    if ((statement && !all) || read.has(`“${said}”`)) return []
    return [`“${said.length > LONGEST ? `${said.slice(0, LONGEST - 1)}…` : said}”`]
  })
}
