import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { isUndecided } from '../plain/polarity.ts'
import { EXCEPT, LEFT_OUT, withoutAct } from './acts.ts'
import { exactly } from './rows-out.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { isSameWord, wordsIn } from './words.ts'

// “Journal 99 was only for testing, leave it and its entries out”: one thing by its number, which its own list may have under whatever header, and the
// rows of other tables that name it.

/** What a thing is, and its number or code. */
const THING =
  /(?<![\p{L}\p{N}])(\p{L}{4,})\s+(?:(?:no|nr|number|code|nummer|num|numéro|número|numero)\.?\s+)?["“„«]?((?:\p{Lu}{0,4}[-/]?)\d[\p{L}\d-]{0,11}|\p{Lu}{2,6})["”“»]?(?![\p{L}\p{N}])/gu
/** “it and its entries”: what belongs to it stays behind, too. */
const ITS =
  /(?<!\p{L})(?:and|or|with|und|samt|mit|et|avec|y|con|e|en|met) (?:all (?:of )?)?(?:its|their|seine[nr]?|ihre[nr]?|deren|dessen|ses|leurs|sus|i suoi|le sue|zijn|haar|de)(?!\p{L})/iu

/** “The orders of customer 4711 …” are no customer: nothing stands before what is meant. */
const FIRST =
  /^[\s,.!]*(?:(?:the|our|please|also|and|der|die|das|den|bitte|auch|und|le|la|l[’']|et|merci de|el|y|il|lo|e|de|het|en|ook)(?!\p{L})[\s,.!]*)*$/iu
/** “From account 900 on”, “account 900 to 950”, “customer 12's orders”. */
const ON =
  /^(?:[’']s(?!\p{L})|\s*(?:-|–|to|until|through|and (?:above|up|over|higher)|on|bis|ff|à|a(?!\p{L})|hasta|fino|tot)(?!\p{L}))/iu

/** “Fund ZZZ is a suspense account, not a fund of ours”: it is among such things, and is none. */
const NOT_ONE =
  /(?<!\p{L})(?:not (?:an? |any )?|is no |ist kein(?:e)? |sondern kein(?:e)? |kein(?:e)? |pas (?:une? )?|no (?:es )?(?:una? )?|non (?:è )?(?:una? |un[’'])?|geen )(?:real |proper |true |echte[rs]? |richtige[rs]? |vraie? |verdader[oa] |ver[oa] )?(\p{L}{4,})/giu

function saysNone(text: string, noun: string): boolean {
  return [...text.matchAll(NOT_ONE)].some(([, word]) => isSameWord(word!.toLowerCase(), noun.toLowerCase()))
}

/** The row of one thing that stays behind, in the only list of such things, and what names it elsewhere where that is said. */
export function oneThingOut(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const isLeft = LEFT_OUT.test(text)
  if (EXCEPT.test(text) || (isLeft && isUndecided(text))) return []
  const things = [...text.matchAll(THING)].flatMap(({ index, 0: whole, 1: noun = '', 2: code = '' }) => {
    const [ahead, behind] = [text.slice(0, index), text.slice(index + whole.length)]
    const isMeant = FIRST.test(withoutAct(`${ahead} `)) && !ON.test(behind)
    return templatesIn(noun, templates).map((template) => ({ noun, code, template, isMeant }))
  })
  const [thing, ...more] = things
  if (
    !thing?.isMeant ||
    !(isLeft || saysNone(text, thing.noun)) ||
    more.length > 0 ||
    (origin.slug !== null && origin.slug !== thing.template.slug)
  )
    return []
  const { noun, code } = thing
  const lists = profiles
    .filter(({ table }) => wordsIn(table.name).some(({ raw }) => isCalled(noun, raw)))
    .flatMap((profile) =>
      profile.columns.filter((column) => isKeyWith(column, code)).map((column) => ({ profile, column })),
    )
  const [list, ...others] = lists
  if (!list || others.length > 0) return []
  const naming = !ITS.test(text)
    ? []
    : profiles.flatMap((profile) =>
        profile === list.profile
          ? []
          : profile.columns
              .filter((column) => hasValue(column, code) && isCalled(noun, column.name))
              .map((column) => ({ profile, column })),
      )
  return [list, ...naming].map(({ profile, column }): Directive => ({
    ...origin,
    slug: null,
    kind: 'leave_rows',
    table: exactly(profile),
    when: { position: column.position, is: 'one_of', values: [code.toLowerCase()] },
    what: `“${column.name}” is “${code}”`,
  }))
}

/** A word for the same, and nothing else. */
function isCalled(noun: string, name: string): boolean {
  const [own, other] = [conceptsOf(noun).join(), conceptsOf(name).join()]
  const [word, ...more] = wordsIn(name)
  return (
    (own !== '' && own === other) ||
    (word !== undefined && more.length === 0 && isSameWord(noun.toLowerCase(), word.text))
  )
}

function isKeyWith(column: ColumnProfile, code: string): boolean {
  return column.unique && column.distinct > 1 && hasValue(column, code)
}

function hasValue({ complete, values }: ColumnProfile, code: string): boolean {
  return complete && values.some(({ value }) => value.trim() === code)
}
