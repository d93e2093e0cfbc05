import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { rowsSaid } from '../plain/rows-said.ts'
import type { Directive } from '../directives.ts'
import { LEFT_OUT } from './acts.ts'
import { VERB } from './conditions.ts'
import type { Words } from './readers.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “Declined transactions are not payments”, “abgelehnte Anträge sind keine Buchungen”: rows that are none of what a template holds are left out of it,
// whatever else they are.

const NOT_ONES = new RegExp(
  `^(.+?\\p{L}),?\\s(?:${[
    "(?:is|are|was|were)(?: not|n[’']t) (?:really |actually )?(?:an? )?",
    '(?:ist|sind|waren) kein(?:e[nrs]?)? ',
    "n[’'e] ?(?:est|sont) pas (?:des? |d[’']|une? )?",
    'no (?:es|son) (?:una? )?',
    'non (?:è|sono) (?:una? |dei |delle |degli )?',
    '(?:is|zijn) geen ',
    'não (?:é|são) (?:uma? )?',
    'nie (?:jest|są) ',
    '(?:není|nejsou) ',
    '(?:är|er) (?:inte|ikke) (?:noen |några |nogen )?',
  ].join('|')})([\\p{L}][\\p{L} -]{1,40}?)[\\s.!]*$`,
  'iu',
)

const THEY =
  /^(?:they|these|those|sie|diese|ils|elles|ell[oa]s|est[oa]s|essi|esse|loro|quest[ie]|ze|zij|deze)(?!\p{L})/iu

/** The rows of which a sentence says that they are none of a template's, where their cells say which they are. */
export function notOfKind(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  words: Pick<Words, 'glosses'>,
): readonly Directive[] {
  const [, said, noun = ''] = NOT_ONES.exec(sentence.text.trim()) ?? []
  if (said === undefined || LEFT_OUT.test(sentence.text)) return []
  const [template, ...others] = templatesIn(noun, templates).filter((one) => isAllOf(noun, one))
  const { slug } = sentence.origin
  // “They sail nowhere and are no skippers”: who that is the sentence before it says.
  const spoken = THEY.test(said) ? (sentence.before.split(VERB)[0] ?? '') : said
  if (!template || others.length > 0 || (slug !== null && slug !== template.slug)) return []
  if (spoken.trim() === '') return []
  const origin = { ...sentence.origin, slug: template.slug }
  return rowsSaid({ ...sentence, text: `${spoken} stay behind`, origin }, profiles, templates, words).map((one) => ({
    ...one,
    slug: template.slug,
  }))
}

/** “Are not payments we want” says something else of payments. */
function isAllOf(noun: string, { slug, name }: Template): boolean {
  const own = new Set([slug, name].flatMap((called) => wordsIn(called).map(({ stem }) => stem)))
  return wordsIn(noun).every(({ stem }) => own.has(stem))
}
