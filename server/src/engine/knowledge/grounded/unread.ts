import type { KnowledgeEntry, Revision, Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { namesThere } from '../names-there.ts'
import { readSentences } from '../parse.ts'
import { isMisread } from './misread.ts'
import { calledOnly, tablesIn } from './tables.ts'

/** What was said, and where: as directives have it. */
export type Origin = Pick<Directive, 'by' | 'slug' | 'origin' | 'revision' | 'said'>

/** A sentence that no form understands, or that a form takes for what names nothing that is there. */
export interface Unread {
  text: string
  /** With the sentence before it, where it goes on about the same. */
  about: string
  /** The sentence before it. */
  before: string
  origin: Origin
}

/** What only assures: a course is a thing that lists have. */
const OF_COURSE = /,?\s(?:of course|to be sure|in fact)(?!\p{L}),?/giu
/** A sentence that goes on about what the one before it was about. */
const GOES_ON =
  /^(?:(?:and|und|et|y|e|en|then|dann) )?(?:they|these|those|it|its?|the (?:row|line|later|lower|one)|sie|diese|es|dort|ils|elles|ceux-ci|c['’]est|on|ellos|ellas|estos|estas|essi|esse|questi|queste|ze|zij|deze|dan)(?!\p{L})/iu
/** “In the register they are marked …”: the same, of one list. */
const GOES_ON_THERE =
  /^(?:in|on|im|in der|dans|sur|en|nel\p{L}*|sul\p{L}*|op) (?:[\p{L}\p{N}’'-]+ ){1,5}(?:they|these|those|(?:sind|werden|stehen) (?:sie|diese)|ils|elles|ellos|ellas|estos|estas|essi|esse|questi|queste|(?:zijn|worden|staan) (?:ze|zij|deze))(?!\p{L})/iu
/** “All its lines are …”: of what the text is about. */
const ALL_ITS =
  /^((?:and |und |et |y |e |en )?(?:all|each|every one|any|alle|s[äa]mtliche|tous|toutes|chacune? de|todos|todas|cada una? de|tutti|tutte|ognun[oa] de[il]?|al)(?: of)? )(?:its|their|seine|ihre|deren|dessen|ses|leurs|sus|i suoi|le sue|i loro|le loro|zijn|haar|hun)(?= )/iu
/** “Everything in it …”: the same. */
const ALL_IN_IT =
  /^((?:and |und |et |y |e |en )?(?:all(?: rows| lines| entries)?|everything|everyone|everybody|every row|alles|alle(?: zeilen| einträge)?|tout|tous|toutes(?: les lignes)?|todos?|todas(?: las filas)?|tutto|tutti|tutte(?: le righe)?|allemaal) )(?:(?:in|on|from) it|darin|daraus|da drin|dedans|là-dedans|en él|en ella|ahí|lì dentro|erin|hierin|daarin)(?= )/iu
/** “The list birch has no kind, because …”: why a column is not there says what it would hold. */
const LACKS =
  /^(.{3,80}?)\s(?:(?:has|have|had) no|lacks?|(?:hat|haben) keine?n?|n[’'](?:a|ont) pas d(?:e\s|[’'])|no tienen?|non (?:ha|hanno)|(?:heeft|hebben) geen)\s?[^,;.]{2,60}?,?\s(?:because|since|as|for|weil|denn|da|parce qu(?:e\s|[’'])|car|porque|ya que|perché|poiché|omdat|want|aangezien)\s?/iu

/** Longer ones are prose of many things. */
const LONGEST = 400

/** Where things are said. */
export interface Given {
  knowledge: KnowledgeEntry[]
  instructions: string | null
  revisions?: Revision[]
}

/** What instructions and knowledge say beside the sentences that are understood, nearest first. */
export function unreadIn(
  { knowledge, instructions, revisions = [] }: Given,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Unread[] {
  const names = namesThere(profiles, templates)
  const told = { by: 'instruction', slug: null } as const
  // Whose rows are meant: of what the entry is called after, or the sentence before it speaks of.
  const spoken = (said: string, before: string, key: string): string => {
    const ofBefore = [
      { words: ALL_ITS, places: [key, before], lead: '' },
      // “The platform is American. It names the port by its name. Everything on it …” is of the platform.
      { words: ALL_IN_IT, places: [before.split('; ')[0]!, before, key], lead: 'in ' },
    ].find(({ words }) => words.test(said))
    const own = ofBefore?.places.flatMap((one) => calledOnly(tablesIn(one, profiles), profiles) ?? []) ?? []
    return own.length === 0
      ? said
      : said.replace(ofBefore!.words, `$1${ofBefore!.lead}${own[0]!.replaceAll('$', '$$$$')}`)
  }
  // “… because everything in it is cider” says so of all its rows.
  const reasoned = (said: string): string => {
    const [lack = '', named = ''] = LACKS.exec(said) ?? []
    const rest = said.slice(lack.length)
    const only = lack !== '' && ALL_IN_IT.test(rest) ? calledOnly(tablesIn(named, profiles), profiles) : null
    return only === null ? said : rest.replace(ALL_IN_IT, `$1in ${only.replaceAll('$', '$$$$')}`)
  }
  const from = (text: string, origin: Omit<Origin, 'said'>, key = ''): Unread[] => {
    let last = ''
    const sentences = readSentences(text)
    return sentences.flatMap(({ text: said, statement }, at) => {
      // A sentence that was taken for several statements is told for each.
      if (sentences[at - 1]?.text === said) return []
      const before = last
      const full = reasoned(spoken(said.replace(OF_COURSE, ''), before, key))
      const about = GOES_ON.test(said) || GOES_ON_THERE.test(said) ? `${before}; ${said}` : full
      last = about.slice(-LONGEST)
      const isRead = statement !== null && !isMisread(statement, said, names, profiles)
      if (said.length > LONGEST || isRead) return []
      return [{ text: full, about, before, origin: { ...origin, said: `“${said}”` } }]
    })
  }
  return [
    ...revisions
      .flatMap((one, index) => from(one.instructions ?? '', { ...told, origin: 'an update', revision: index + 1 }))
      .toReversed(),
    ...from(instructions ?? '', { ...told, origin: 'an instruction', revision: 0 }),
    ...knowledge.flatMap(({ key, scope, content }) =>
      from(
        content,
        {
          by: 'knowledge',
          slug: scope.type === 'template' ? scope.slug : null,
          origin: `knowledge “${key}”`,
          revision: 0,
        },
        key,
      ),
    ),
  ]
}
