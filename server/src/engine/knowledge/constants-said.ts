import { closestValue } from '../match/same-meaning.ts'
import { compilePattern } from '../match/pattern.ts'
import { fold } from '../match/words.ts'
import type { Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import type { Directive } from './directives.ts'
import { readSentences } from './parse.ts'

// “Customers who are only in the old book get status inactive”; “The contracts are all Enterprise, billed yearly”: a sentence that says of all
// rows of a table which value they have, without saying in which column, where only one column allows the value.

/** Words for all rows, or for what they are given. */
const OF_ALL =
  /(?<!\p{L})(?:all|every|each|always|gets?|receives?|become|alle|jede[rs]?|immer|stets|erhalten|erh[äa]lt|bekommen|bekommt|tous|toutes|chaque|toujours|re[çc]oivent|todos|todas|siempre|reciben|tutti|tutte|ogni|sempre|ricevono|allemaal|elke?|altijd|krijgen|krijgt)(?!\p{L})/iu
/** Words by which a sentence says something else, or the opposite. */
const ELSE =
  /(?<!\p{L})(?:not|no|never|don['’]?t|without|except|unless|but|drop|skip|ignore|exclude|delete|remove|if|whose|nicht|kein\w*|ohne|au(?:ß|ss)er|wenn|pas|sans|sauf|si|no|sin|excepto|non|senza|tranne|se|niet|geen|zonder|behalve|als)(?!\p{L})/iu
/** A sentence that goes on about what the one before it was about. */
const GOES_ON =
  /^(?:they|these|those|it|sie|diese|es|ils|elles|ceux-ci|ellos|ellas|estos|estas|essi|esse|questi|queste|ze|zij|deze)(?!\p{L})/iu
/** From here on a word is an allowed value: the same, or one with an ending (yearly for year). */
const LIKE = 0.8
/** A longer list is found in any text. */
const MOST_VALUES = 40
/** This share of the words of a table's name must be in the sentence. */
const NAMED = 0.5

/** What sentences that are no statements say all rows of a table are. */
export function constantsSaid(
  instructions: string | null,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  let before = ''
  return readSentences(instructions ?? '').flatMap(({ text, statement }) => {
    const whole = GOES_ON.test(text) ? `${before} ${text}` : text
    before = whole
    if (statement !== null || text.length > 300 || !OF_ALL.test(text) || ELSE.test(text)) return []
    const file = tableNamed(whole, profiles)
    if (file === null) return []
    const words = text.match(/[\p{L}\p{N}_-]+/gu) ?? []
    return templates.flatMap(({ slug, columns }) =>
      columns.flatMap(({ name, required, desiredRule, strictRule }): Directive[] => {
        const allowed = desiredRule === 'strict' && strictRule ? (compilePattern(strictRule)?.values ?? []) : []
        const value = required && allowed.length > 1 && allowed.length <= MOST_VALUES ? valueIn(words, allowed) : null
        if (value === null) return []
        const how = { by: 'instruction', slug, origin: 'an instruction', revision: 0, said: `“${text}”` } as const
        return [{ kind: 'constant', column: name, value, within: file, ...how }]
      }),
    )
  })
}

/** The only allowed value that a word of the sentence is; figures are none, as they may count something. */
function valueIn(words: readonly string[], allowed: readonly string[]): string | null {
  const found = new Set(
    words.flatMap((word) => {
      if (word.length < 3 || /\d/.test(word)) return []
      const [best] = closestValue(word, allowed)
      const same = best !== undefined && fold(best.value) === fold(word)
      const ended = best !== undefined && best.confidence >= LIKE && fold(word).startsWith(fold(best.value))
      return same || ended ? [best.value] : []
    }),
  )
  return found.size === 1 ? [...found][0]! : null
}

/** The file or sheet that a sentence names best, of which all tables are meant; null where it names none, or several as well. */
function tableNamed(text: string, profiles: readonly TableProfile[]): string | null {
  const said = new Set(wordsIn(text))
  const share = (name: string): number => {
    const own = wordsIn(name)
    return own.length === 0 ? 0 : own.filter((word) => said.has(word)).length / own.length
  }
  const named = profiles.flatMap(({ table }) => {
    const stem = table.file_name.replace(/\.[^.]+$/, '')
    return [
      { name: table.file_name, file: table.file_id, share: share(stem) },
      { name: table.name, file: table.file_id, share: table.name === stem ? 0 : share(table.name) },
    ]
  })
  const best = Math.max(0, ...named.map((one) => one.share))
  if (best < NAMED) return null
  const most = named.filter((one) => one.share === best)
  if (new Set(most.map(({ file }) => file)).size > 1) return null
  const names = new Set(most.map(({ name }) => name))
  return names.size === 1
    ? most[0]!.name
    : profiles.find(({ table }) => table.file_id === most[0]!.file)!.table.file_name
}

/** Words of a name or sentence, in the singular. */
function wordsIn(text: string): string[] {
  const words = fold(text).match(/\p{L}{3,}/gu) ?? []
  return words.map((word) => word.replace(/s$/, ''))
}
