import { anyOf } from './grounded/acts.ts'
import { QUOTATION_MARK } from './quotations.ts'

// A letter says several things in one sentence: “Type is P for private and B business, a blank one is private too, and in Contact the surname is
// the last word”. Read as one, what is said of the last is taken for the first. It is cut where a clause of its own begins: with a verb that
// has something before it to be said of, or that asks for something.

/** A shorter sentence says one thing, or things that belong together. */
const LONG = 110
/** A longer one is prose. */
const LONGEST = 2000
/** A clause has its verb within so many words; later ones belong to something else. */
const SUBJECT_WORDS = 8
/** So much of what follows tells whether a clause begins there. */
const LONGEST_START = 200
/** A shorter clause leans on the one before it. */
const SHORTEST = 18

/** Verbs as they stand in main clauses about data. */
const VERB = anyOf(
  "(?:is|are|was|were|has|have|had|does|do|did|can|may|must|should|will|would|need|needs)(?:n[’']t|not)?|means?|stands?|goes|go|comes?|counts?|wins?|gets?|becomes?|holds?|contains?|belongs?|stays?|keeps?|says?|starts?|begins?|leaves?|lacks?|uses?|shows?|applies|matters|sits?|points?|use[ds]|changed|wrote|write|call|we|there[’']s|it[’']s|they[’']re",
  'ist|sind|war|waren|hat|haben|hei(?:ß|ss)(?:t|en)|bedeute(?:t|n)|steht|stehen|gilt|gelten|kommt|kommen|gehör(?:t|en)|wird|werden|wurden?|kann|können|soll|sollen|muss|müssen|darf|dürfen|bleib(?:t|en)|fällt|fallen|nimmt|nehmen|will|wollen|gibt|geben|lass(?:t|en)|brauch(?:t|en)|führt|zähl(?:t|en)|schreib(?:t|en)|fehl(?:t|en)|stimm(?:t|en)',
  "est|sont|était|étaient|ont|avons|veut|veulent|signifient?|correspond(?:ent)?|vont|doit|doivent|peut|peuvent|vaut|valent|compten?t?|reste(?:nt)?|faut|manquen?t?|porten?t?|viennent|vient|c[’']est|n[’']est|n[’']ont|n[’']a",
  'es|son|era|eran|está|están|tienen?|significan?|va|van|debe[n]?|puede[n]?|vale[n]?|cuenta[n]?|queda[n]?|hay|lleva[n]?|falta[n]?|viene[n]?|corresponde[n]?',
  "è|sono|sta|stanno|ha|hanno|vale|valgono|significa|vanno|deve|devono|può|possono|serve|servono|conta|contano|resta|restano|manca|mancano|vuol|c[’']è|ci sono",
  'zijn|heeft|hebben|staat|staan|betekent|gaat|gaan|moet|moeten|kan|kunnen|mag|mogen|geldt|gelden|blijft|blijven|hoort|horen|komt|komen|wordt|worden|telt|tellen|ontbreekt',
  'jest|są|oznacza|znaczy|mają|ma|należy|trzeba|zostaje|zostają|může|jsou|znamená|má|patří|är|har|betyder|ska|skall|skal|må|são|está|estão|tem|têm|deve|devem',
)

/** What asks for something, at the beginning of a clause. */
const ASKS = new RegExp(
  `^(?:(?:please|kindly|just|also|then|bitte|merci de|por favor|per favore|graag|aub)\\s+)*(?:${[
    'take|use|leave|skip|put|drop|ignore|keep|read|treat|make|fill|bin|look up|add|mind|trust|forget|count|write|set|turn|pick|throw|convert|prefer|bring|go by|go with|remember|note|watch out',
    'nehmen sie|lassen sie|nehmt|lasst|setzen sie|tragen sie|ignorieren sie|verwenden sie|achten sie|schreiben sie|bitte',
    'prenez|mettez|laissez|gardez|ignorez|utilisez|comptez|supprimez|oubliez|ne (?:prenez|mettez|reprenez)',
    'tomad|tomen|poned|pongan|dejad|dejen|coged|coja|ignorad|usad|usen|quitad|no (?:hace|traig|cojá|pas)\\p{L}*',
    'mettete|lasciate|prendete|usate|contate(?:l[aeio])?|ignorate|buttate(?:l[aeio])?|togliete|non (?:guardate|portate|prendete)\\p{L}*',
    'neem|gebruik|laat|zet|negeer|tel|vul|sla',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** What only goes on with what stands before it, as its reason, its end, or what it is not. */
const LEANS =
  /^(?:which|whom|that|whose|unless|so|although|though|even|except|not|but not|i\.?e\.?|e\.?g\.?|like|such|otherwise|else|or|nor|to|for|with|without|dass|ob|bis|damit|denn|sodass|außer|ausser|sonst|nicht|ohne|deren|dessen|wobei|welche[rs]?|oder|um|also|que|dont|car|sauf|pas|ou|donc|afin|sinon|pour|che|tranne|non|né|oppure|altrimenti|quindi|così|per|pues|salvo|excepto|no|ni|o|sino|así|para|behalve|niet|anders|dus|zodat|om)(?!\p{L})/iu
/** Behind a mere comma these go on with the sentence; behind “and” they begin another. */
const OPENS =
  /^(?:where|wherever|when|whenever|if|while|whereas|because|since|as|who|whoever|what|whatever|wo|wenn|falls|sofern|während|weil|da|wer|was|où|quand|si|lorsque|tandis|parce|puisque|qui|dove|quando|se|mentre|perché|poiché|chi|donde|cuando|mientras|porque|quien|waar|als|wanneer|terwijl|omdat|want|wie)(?!\p{L})/iu
/** “…, and anyone who is on both keeps the old number”: who is meant, and behind that what is said of them. */
const WHOEVER =
  /^(?:(?:any|every)(?:one|body) (?:who|that)|those (?:who|that)|alle,? die|jede[rs]?,? (?:der|die|das)|tous ceux qui|toutes celles qui|todos los que|quienes|tutti quelli che|iedereen die)(?!\p{L})/iu
/** Articles in German and Dutch, which may stand for what was spoken of: then the verb is the last word. */
const ARTICLE = /^(?:die|der|das|den|dem)\s/iu
/** “quelli con FAM, la vecchia tessera che non c’è più, …”: what it says is of a part of it. */
const RELATIVE = /\s(?:that|which|who|che|que|qui|cui|dat)\s/iu
/** What was just spoken of is meant. */
const OF_BEFORE =
  /(?<!\p{L})(?:it|them|those|these|both|they|one|ones|sie|es|ihn|diese[rsnm]?|beide|les|ceux-ci|celles-ci|los|las|ambos|ambas|li|entramb[ei]|ze|deze|beide)(?!\p{L})/u
/** When, and where, is nothing that something is said of. */
const ADVERB =
  /^(?:now|today|then|there|here|jetzt|heute|dann|dort|hier|da|so|aujourd[’']hui|maintenant|là|ici|hoy|ahora|allí|oggi|adesso|ora|lì|nu|daar|vandaag)$/iu

/** Where another clause may begin; the word that joins it stands before it. */
const JOINT =
  /,\s+(?:(and|but|und|aber|et|mais|e|ma|y|pero|en|maar|i|och|og)\s+)?|\s+(and|und|et|e|y|en)\s+(?=(?:in|on|at|im|bei|beim|auf|dans|nei|nel|nella|alla|bij|please|bitte)\s)|\s[-–—]\s+/giu

/** “…, so if someone is in both, …” */
const JOINING = /^(?:so|and|but|und|aber|also|et|mais|donc|e|ma|quindi|y|pero|así que|en|maar|dus)\s+/iu
/** What stands in brackets is no clause. */
const HIDDEN = '\u0003'

/** The statements of a sentence: itself, where it is short, or where no other clause begins in it. */
export function statementsOf(sentence: string): string[] {
  if (sentence.length < LONG || sentence.length > LONGEST) return [sentence]
  const masked = sentence.replace(/\([^()]*\)/gu, (aside) => HIDDEN.repeat(aside.length))
  const pieces: string[] = []
  let from = 0
  let comma = 0
  for (const { 0: joint, 1: word, 2: mere, index } of masked.matchAll(JOINT)) {
    const to = index + joint.length
    const isJoined = (word ?? mere) !== undefined
    const hangs = !isJoined && OPENS.test(masked.slice(comma, index).replace(JOINING, ''))
    comma = to
    if (hangs || !isWhole(masked.slice(from, index)) || !beginsClause(masked.slice(to, to + LONGEST_START), isJoined))
      continue
    pieces.push(sentence.slice(from, index))
    from = to
  }
  return [...pieces, sentence.slice(from)]
}

/** A shorter sentence in two, where behind “, and” another clause begins; null where it is of one thing. */
export function halvesOf(sentence: string): [string, string] | null {
  const masked = sentence.replace(/\([^()]*\)/gu, (aside) => HIDDEN.repeat(aside.length))
  const joints = [...masked.matchAll(JOINT)].filter(([, word]) => word !== undefined)
  const [only, ...more] = joints.map(({ 0: joint, index }) => ({ index, to: index + joint.length }))
  if (!only || more.length > 0 || only.index < SHORTEST || !beginsClause(masked.slice(only.to), true)) return null
  return [sentence.slice(0, only.index), sentence.slice(only.to)]
}

/** It says something by itself. */
function isWhole(clause: string): boolean {
  return clause.trim().length >= SHORTEST && (VERB.test(clause) || ASKS.test(clause.trim()))
}

function beginsClause(rest: string, isJoined: boolean): boolean {
  if (LEANS.test(rest) || rest.length < SHORTEST) return false
  if (OPENS.test(rest)) return isJoined
  const [clause = ''] = rest.split(/[,;:]\s|\s(?:and|but|und|aber|et|mais|ma|pero|maar)\s/u)
  if (ASKS.test(rest)) return !OF_BEFORE.test(clause)
  const verb = VERB.exec(clause)
  if (verb === null) return false
  if (WHOEVER.test(clause)) return isJoined && VERB.test(clause.slice(verb.index + verb[0].length))
  const [subject, behind] = [clause.slice(0, verb.index).trim(), clause.slice(verb.index + verb[0].length).trim()]
  if (ARTICLE.test(rest) && behind === '') return false
  if (OF_BEFORE.test(subject) || RELATIVE.test(` ${subject} `) || ADVERB.test(subject)) return false
  return !isCode(subject) && subject.split(/\s+/u).length <= SUBJECT_WORDS
}

/** “…, F is female”: a code goes on with a list of codes; and before a verb without a subject stands the one of the clause before. */
function isCode(words: string): boolean {
  const subject = words.replaceAll(HIDDEN, '').trim()
  return subject === '' || CODE.test(subject)
}

const CODE = new RegExp(`^(?:[\\p{Lu}\\p{N}]{1,4}|${QUOTATION_MARK}|"[^"]*")$`, 'u')
