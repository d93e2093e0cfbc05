import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Glosses } from './glosses.ts'
import { LEFT_OUT, NOT, ONES } from './acts.ts'
import { wordsMeaning } from './by-flag.ts'
import { isPlain } from './clauses.ts'
import type { Condition } from './condition.ts'
import { conditionsIn, isCompared } from './conditions.ts'
import { namesOf } from './tables.ts'
import { isSameWord, wordsIn } from './words.ts'

// “Only completed jobs”, “bitte nur aktive Kunden übernehmen”, “uniquement les factures payées”: rows of which a sentence takes no others. What it
// says is found in the cells as what is left out is (rows-out.ts), and all that have something else there stay behind.

const ALONE =
  'only|nur|ausschlie(?:ß|ss)lich|seulement|uniquement|exclusivement|s[óo]lo|solamente|únicamente|soltanto|solamente|alleen|enkel|uitsluitend|tylko|wyłącznie'
const TAKE =
  '(?:take|bring|migrate|import|load|keep|need|want|move|transfer|convert|include|reprendre|reprenez|migre[rz]|importe[rz]|garde[rz]|charge[rz]|migrar|importar|cargar|traer|pasar|conservar|migrare|importare|riportare|caricare|importate|migrate|prosz[eę]|przenieś\\p{L}*|importuj\\p{L}*)(?: (?:over|across|along|in))?'
const POLITE = "(?:(?:please|bitte|kindly|prosz[eę]|graag|s[’']il vous plaît|por favor|per favore)[, ]+)?"
const WE =
  '(?:(?:we|wir|nous|i) )?(?:(?:would like to|want to|il faut|hay que|vogliamo|wollen|möchten|brauchen|need to) )?'
/** Before what alone is taken. */
const OPENING = new RegExp(
  `^${POLITE}(?:(?:and|und|et|y|e|en|i) )?${POLITE}${WE}(?:${TAKE} )?(?:${ALONE}) (?:${TAKE} )?`,
  'iu',
)
const TAKEN =
  '(?:needed|wanted|required|migrated|imported|taken|transferred|brought|loaded|converted|included|kept|übernommen|migriert|importiert|mitgenommen|geladen|gebraucht|benötigt|reprises?|repris|migrées?|migrés?|importées?|importés?)'
/** Before what is taken alone, as is said behind it: “bring in paid ones only”. */
const TAKING = new RegExp(`^${POLITE}(?:(?:and|und|et|y|e|en|i) )?${POLITE}${WE}${TAKE} (?=\\p{L})`, 'iu')
/** Another part of the sentence, of what is not as it should be. */
const AND_IF =
  /,\s+(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s+)?(?=(?:if|when|where|wenn|falls|si|quand|cuando|se|quando|als|wanneer|indien)\s)/iu
/** “…, the job number is in the remark”: what is said of something else goes on behind a mere comma. */
const AND_ELSE =
  /,\s+(?=(?:the|our|its|their|der|die|das|ihre?|le|la|les|el|los|las|il|lo|gli|de|het)\s[^,;:]{2,40}\s(?:is|are|stands?|ist|sind|steht|stehen|est|sont|se trouven?t?|está|están|es|son|è|sono|sta|stanno|staat|staan|zijn)\s)/iu
/** “… and no holidays”: what is taken does not hold of that. */
const AND_NO =
  /,?\s+(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s+(?=(?:no|not|none|kein\p{L}*|nicht|pas|aucune?|ning[úu]n\p{L}*|no|nessun\p{L}*|non|geen|niet)\s)/iu
/** “… and only those of customers”: of the same rows, what else they must be. */
const AND_ONLY = new RegExp(`,?\\s+(?:(?:and|und|et|y|e|en|i)\\s+)(?=(?:${ALONE})(?!\\p{L}))`, 'iu')
/** Behind it. */
const CLOSING = new RegExp(
  `(?:[, ]+(?:please|bitte|aub|graag))?(?:\\s+(?:übernehmen|migrieren|importieren|mitnehmen|laden|brauchen wir|come (?:over|along)|overnemen|meenemen|migreren|importeren|(?:(?:are|is|should|must|need to|to|werden|sollen|müssen|sont|seront|doivent) )?(?:be |être |à )?${TAKEN}(?: (?:over|across|werden))?))?(?:[, ]+(?:please|bitte|aub|graag))?[.!]*$`,
  'iu',
)
const ALONE_BEHIND = new RegExp(
  `^(?!.*(?<!\\p{L})(?:is|are|ist|sind|est|sont|es|son|è|sono|zijn)(?!\\p{L}))(.{3,60}?)[, ]+(?:${ALONE})(?:[, ]+please)?[.!]*$`,
  'iu',
)
/** Another part of the sentence that says what stays behind. */
const AND_OUT = new RegExp(
  `\\s*[,;:]?\\s+(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|i)\\s+)?${POLITE}(?=${LEFT_OUT.source})`,
  'iu',
)
const CONJUNCTIONS = new Set('and or und oder sowie et ou y o e en of i lub'.split(' '))
/** More words than these say more than which rows. */
const MOST_WORDS = 7

/** “In the list of firms keep only …”: of which table the rows are, said first. */
const PLACED = new RegExp(
  `^(?:in|from|of|out of|aus|von|dans|de|du|en|da|uit|w|z)\\s([^,;:]{2,60}?)(?:[,:]\\s*|\\s)(?=${POLITE}${WE}(?:${TAKE} )?(?:${ALONE})\\s)`,
  'iu',
)

/** The place that a sentence begins with, and what it says of its rows that alone are taken; null where it begins with none. */
export function placedFirst(text: string): { place: string; said: string } | null {
  const [opening, place] = PLACED.exec(text) ?? []
  return opening === undefined || place === undefined ? null : { place, said: text.slice(opening.length) }
}

/** What alone is taken, and what else the sentence says; null where it doesn't say so. */
export function keptIn(text: string): { kept: string; rest: string } | null {
  const out = AND_OUT.exec(text)
  const [before, behind] = out === null ? [text, ''] : [text.slice(0, out.index), text.slice(out.index + out[0].length)]
  const [alone = '', ...clauses] = before.split(AND_ELSE)
  const [first = '', ...ifs] = alone.split(AND_IF)
  const [whole = '', ...parts] = first.split(/[;:]\s/)
  const [only = '', ...onlies] = whole.split(AND_ONLY)
  const [head = '', ...noes] = only.split(AND_NO)
  const more = [...noes, ...onlies, ...parts, ...ifs, ...clauses]
  const opened = OPENING.exec(head)
  const kept = opened ? head.slice(opened[0].length) : ALONE_BEHIND.exec(head)?.[1]?.replace(TAKING, '')
  if (kept === undefined || LEFT_OUT.test(kept)) return null
  return {
    kept: withIt(kept.replace(CLOSING, '').trim()),
    rest: [...more, behind].filter((part) => part !== '').join('; '),
  }
}

/** “… whose type is D”: no more than “with type D”. */
const WHOSE =
  /(?<!\p{L})(?:whose|where|in which|for which|dont|où|cuy[oa]s?|donde|in cui|il cui|la cui) (?:the |le |la |el |il )?([^,;]{1,40}?)\s(?:is|are|equals?|=|says|est|es|sea|è|sia)\s(?=\S)/iu
const WHOSE_AT_END =
  /(?<!\p{L})(?:deren|bei denen|wo|waarvan|waarbij) (?:die |der |das |de |het )?([^,;]{1,60}?)\s(?:ist|sind|lautet|steht|is)(?=\s*(?:\(|$))/iu

/** “… that are still active”: no more than “active …”. */
const THAT_ARE =
  /\s(?:that|which|who|qui|que|che|die|der|das)\s(?:(?:is|are|were|est|sont|están?|son|è|sono|é|são)\s)?(?:(?:still|currently|presently|noch|derzeit|aktuell|encore|toujours|todavía|aún|ancora|tuttora|nog|ainda)\s)?(?=\p{L}+(?:\s(?:sind|ist|waren|zijn|is))?$)/iu
const ARE_AT_END = /(?<=\p{L})\s(?:sind|ist|waren|zijn|is)$/iu

function withIt(kept: string): string {
  const state = kept.replace(THAT_ARE, ' ')
  return (state === kept ? kept : state.replace(ARE_AT_END, ''))
    .replace(WHOSE, 'with $1 ')
    .replace(WHOSE_AT_END, 'with $1')
}

/** The conditions on which rows of the tables stay behind that are none of those which alone are taken; none where it isn't clear which these are. */
export function othersThan(
  kept: string,
  tables: readonly TableProfile[],
  nouns: ReadonlySet<string>,
  glosses: Glosses,
): Condition[] {
  if (NOT.test(kept) || isCompared(kept) || wordsIn(kept).length > MOST_WORDS) return []
  return tables.flatMap((profile) => {
    const [found, ...others] = conditionsIn(kept, profile, nouns, glosses)
    if (!found || others.length > 0 || found.when.is !== 'one_of') return []
    const { position } = found.when
    const column = profile.columns.find((one) => one.position === position)!
    const values = allListed(kept, column, found.when.values)
    // “Time off” says no more than that rows of `TimeOff_2024.csv` are meant.
    const own = new Set([...nouns, ...namesOf(profile).map(({ stem }) => stem)])
    const glossed = [...glosses].flatMap(([code, words]) => (values.includes(code.toLowerCase()) ? words : []))
    const meant = [column.name, profile.table.name].flatMap((name) => wordsMeaning(kept, name)).concat(glossed)
    if (!isAllSaid(kept, [...values, column.name, ...meant], own)) return []
    const what = `“${column.name}” is not ${values.map((value) => `“${value}”`).join(' or ')}`
    return [{ profile, when: { position, is: 'none_of' as const, values }, what }]
  })
}

/** “Payments and refunds” beside a template of payments: a word of what is listed may be what rows are called, and a value beside the others all the same. */
function allListed(kept: string, column: ColumnProfile, found: string[]): string[] {
  const parts = listedIn(kept)
  const listed = parts.flatMap((part) => column.values.filter(({ value }) => isSameWord(part, value)).slice(0, 1))
  if (parts.length < 2 || listed.length < parts.length) return found
  return [...new Set([...found, ...listed.map(({ value }) => value.trim().toLowerCase())])]
}

const OF_PLACE = /\s(?:from|out of|in|of|aus|von|vom|im|de|du|dans|del|en|da|dal|di|uit|van)\s.+$/iu

/** The words that a list is of, without an article, and without where they are. */
function listedIn(text: string): string[] {
  return text
    .replace(OF_PLACE, '')
    .split(/\s*,\s*(?:and |und |et |y |e |en |i |or |oder )?|\s+(?:and|or|und|oder|sowie|et|ou|y|o|e|en|of|i|lub)\s+/iu)
    .map((part) => part.replace(/^(?:the|die|der|das|les?|las?|los|el|il|gli|de|het)\s/iu, '').trim())
}

/** Whether each word is one of the values, or says no more than that rows are meant: “completed jobs with an invoice” are some of the completed. */
export function isAllSaid(kept: string, values: readonly string[], nouns: ReadonlySet<string>): boolean {
  const said = values.flatMap((value) => [value, ...wordsIn(value).map(({ text }) => text)])
  return wordsIn(kept).every(
    ({ text, stem }) =>
      nouns.has(stem) ||
      isPlain(text) ||
      CONJUNCTIONS.has(text) ||
      ONES.test(text) ||
      said.some((value) => isSameWord(text, value)),
  )
}
