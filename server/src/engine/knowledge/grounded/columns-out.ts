import { escaped } from '../../escaped.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT, withoutAct } from './acts.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “Deb. no. is the bookkeepers', don't import it”, “KST ist intern und wird nicht übernommen”: a sentence that begins with a header, says what it is,
// and leaves it out.

/** Words before a header that say nothing. */
const ARTICLE = "(?:(?:the|die|der|das|le|la|les|el|los|las|il|lo|gli|i|de|het)\\s|l[’'])?"
const CALLED = '(?:(?:column|field|spalte|feld|colonne|champ|columna|campo|colonna|kolom|veld)\\s)?'
const MARK = '["“„«\'‘`]?'
const ENDS = '["”“»\'’`]?'
/** Between what is spoken of and what it is. */
const IS =
  '(?:is|are|was|were|comes?|belongs?|ist|sind|war|kommt|gehört|est|sont|vient|appartient|es|son|era|viene|pertenece|è|sono|appartiene|zijn|hoort|komt)'
/** Left over of what leaves it out: several that are left out, “them”, are rows. */
const NEEDLESS =
  /^(?:please|it|this|that|we|so|bitte|es|wir|also|wird|daher|le|la|donc|svp|lo|por|favor|quindi|per|favore|het|dus|graag|do|don|t|to|be|over|here|any|more)$/iu
/** A longer name is a sentence. */
const LONGEST = 40
/** Of a single letter nobody speaks so. */
const SHORTEST = 2

/** The only column whose header such a sentence begins with: what follows its last comma or “and” is nothing but that it is left out. */
export function columnsLeftOut({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  if (!LEFT_OUT.test(text) || EXCEPT.test(text)) return []
  const names = new Set(profiles.flatMap(({ columns }) => columns.map(({ name }) => name.trim())))
  const found = [...names].filter((name) => isOut(text.trim(), name))
  // `Note 2` is no `Note`.
  const [column] = found.toSorted((a, b) => b.length - a.length)
  return column === undefined ? [] : [{ ...origin, kind: 'ignore_column', column }]
}

function isOut(text: string, name: string): boolean {
  if (name.length < SHORTEST || name.length > LONGEST || !text.includes(name)) return false
  const begins = new RegExp(`^${ARTICLE}${CALLED}${MARK}${escaped(name)}${ENDS}\\s${IS}\\s([^:;]{1,80})$`, 'u')
  const [, said] = begins.exec(text) ?? []
  const [act = '', ...before] = (said ?? '').split(/\s*,\s+|\s+(?:and|und|et|y|e|en)\s+/u).toReversed()
  return (
    before.length > 0 && LEFT_OUT.test(act) && wordsIn(withoutAct(act)).every(({ text: word }) => NEEDLESS.test(word))
  )
}
