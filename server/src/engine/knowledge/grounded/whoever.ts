import type { Template } from '../../model.ts'
import { NOT, REST } from './acts.ts'
import { choicesIn, type Found } from './called-values.ts'
import type { Clause } from './clauses.ts'
import { wordsIn } from './words.ts'

// “Whoever is on the list of leavers is former, the others are active”; “wer nicht darauf steht, ist aktiv”: people and things by the list that they
// stand on, and all that stand on another one.

/** Words for anybody or anything, and for standing somewhere: beside the name of a list they say no more than that its rows are meant. */
const SAYS_NO_MORE = new Set(
  (
    'who whoever what whatever which is are those people person persons one ones stand stands standing listed appear appears found kept included registered ' +
    'known there our my we us own only just still here into onto at ' +
    'wer was wen ist sind die den dem zum zur bei beim auf steht stehen stehende stehenden aufgefuhrt gelistet vorkommt kommt gefuhrt gefuhrte dort bekannt bekannte bekannten unser ' +
    'unsere unserer unserem unseren eigene eigenen wir nur ' +
    'qui est sont ceux celui celles figure figurent trouve trouvent se y sur au aux depuis la connu connue connus connues notre nos seulement uniquement personnes gens ' +
    'quien quienes que es son los figura figuran aparece aparecen esta estan sale salen nuestro nuestra solo personas conocido conocidos alli ahi por al ' +
    'chi e sono coloro quelli trova trovano si compare compaiono presente presenti nell nello sull sulla sul dall dalla dal nostro nostra soltanto persone noto noti li ' +
    'wie zijn degene degenen mensen personen staat staan voorkomt voorkomen daar op in bekend bekende alleen enkel onze ons via het'
  ).split(' '),
)

/** Whether a word says no more of rows than that they stand somewhere. */
export function saysNoMore(word: string): boolean {
  return SAYS_NO_MORE.has(word)
}

/** What is said of all rows that stand on none of the lists that were spoken of, where that is one value of a column. */
export function restOf(clauses: readonly Clause[], templates: readonly Template[]): Found[] {
  const parts = clauses.filter(({ text, about, goesOn }) =>
    REST.test(text) ? about.length === 0 : NOT.test(text) && (about.length === 0 || goesOn) && isOfThere(text),
  )
  // “…; who isn't on it, is active” says it behind the comma.
  const behind = (clause: Clause): string => {
    const next = clauses[clauses.indexOf(clause) + 1]
    return next?.about.length === 0 && !REST.test(next.text) ? `${clause.text} ${next.text}` : clause.text
  }
  const found = parts.map(behind).flatMap((text) => choicesIn(text, text, templates))
  const byColumn = Map.groupBy(found, ({ slug, column }) => `${slug}.${column}`)
  return [...byColumn.values()].flatMap(([one, ...more]) =>
    one === undefined || more.some(({ value }) => value !== one.value) ? [] : [one],
  )
}

const THERE =
  /(?<!\p{L})(?:there|on it|in it|listed|dar(?:auf|in|unter)|drauf|drin|dort|dessus|y|dedans|ahí|allí|en ella|lì|ci|erop|erin|daarop|daarin|daar)(?!\p{L})/iu

/** “Who isn't on it is active”, and nothing else that is said not to be. */
function isOfThere(text: string): boolean {
  return (
    THERE.test(text) &&
    wordsIn(text).some(({ text: word }) => /^(?:who|whoever|wer|qui|ceux|quien|quienes|chi|wie)$/u.test(word))
  )
}
