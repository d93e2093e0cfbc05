/**
 * What tells sets of characters for different languages apart: the same bytes are letters that are frequent in one of a set's languages, and
 * rare ones, or signs within words, in the other sets. Only letters that ASCII has not.
 */

/** Letters of a language, the most frequent first: the share of the n-th is about 1/n. */
const LETTERS = {
  western: 'éüäöáíóèàßçñãêôúâõøåëîæïùûœìòýšðþžÿ',
  /** Hardly any of its own: those of names and of words from abroad, Zoë and José, café and naïve. */
  english: 'éëáíöñïèóüçôøåäãêâà',
  dutch: 'ëéïèöüóáêçà',
  german: 'üäöß',
  french: 'éèàêçôîùûâëïœ',
  spanish: 'óíáéñúü',
  catalan: 'àéèóíòçúïü·',
  portuguese: 'ãçáéíóõêâúàô',
  italian: 'àèùòéì',
  swedish: 'äåöé',
  danish: 'øåæé',
  icelandic: 'áðíúéóþöýæ',
  estonian: 'äõüöšž',
  polish: 'łęóążśćńź',
  czech: 'íáéěýřčžšůúňťďó',
  slovak: 'áíčéžýšťľúôňďäóĺŕ',
  hungarian: 'éáóöőüíúű',
  romanian: 'ăîâşţșț',
  croatian: 'čšžćđ',
  turkish: 'ıüşğçöâî',
  lithuanian: 'ėšųūįąžčę',
  latvian: 'āīēšūļņžķģč',
  russian: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё',
  ukrainian: 'оаинвіретслкудмпзягьбчйхцжїюєшфщґ',
  serbian: 'аоиејнрстукдвлпмзгбчшјцжљњхћфђџ',
  greek: 'αοιετσηνρκπμλυςίόάγέδήχθφύβώξζψϊ',
}

type Language = keyof typeof LETTERS

const WESTERN: Language[] = [
  'western',
  'english',
  'dutch',
  'german',
  'french',
  'spanish',
  'catalan',
  'portuguese',
  'italian',
  'swedish',
  'danish',
  'icelandic',
  'estonian',
]
const CENTRAL: Language[] = ['polish', 'czech', 'slovak', 'hungarian', 'romanian', 'croatian', 'german']
const CYRILLIC: Language[] = ['russian', 'ukrainian', 'serbian']

/** The languages that are written with a set. */
export const LANGUAGES_OF = {
  'windows-1252': WESTERN,
  cp850: WESTERN,
  cp437: WESTERN,
  macintosh: WESTERN,
  'windows-1250': CENTRAL,
  'iso-8859-2': CENTRAL,
  cp852: CENTRAL,
  'windows-1251': CYRILLIC,
  'koi8-r': CYRILLIC,
  ibm866: CYRILLIC,
  'iso-8859-5': CYRILLIC,
  'windows-1253': ['greek'],
  'windows-1254': ['turkish'],
  'windows-1257': ['lithuanian', 'latvian', 'estonian'],
} satisfies Record<string, Language[]>

const CAPITAL = 0.15
/** A letter of other languages, as names from abroad have them. */
const FOREIGN = 0.003
const SIGN = 0.06
const ALONE = 0.1
const IMPOSSIBLE = 0.0001
const SIGNS = /[€ªº°«»¿¡§£½²³–—‘’“”„…·\u00a0®©™•±№]/u

const SHARES: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(LETTERS).map(([language, letters]) => [language, sharesOf([...letters])]),
)

function sharesOf(letters: string[]): Map<string, number> {
  const whole = letters.reduce((sum, _, at) => sum + 1 / (at + 1), 0)
  return new Map(
    letters.flatMap((letter, at) => {
      const share = 1 / (at + 1) / whole
      const capital = letter === 'ß' || letter === 'ς' ? [] : [[letter.toUpperCase(), share * CAPITAL] as const]
      return [[letter, share] as const, ...capital]
    }),
  )
}

/** What stands beside a character: no letter, a small one, a capital, or another character that ASCII has not. */
export type Beside = 'none' | 'small' | 'capital' | 'high'

/** How likely a text of the language has the character between these, as a logarithm. */
export function likelihood(language: Language, character: string, before: Beside, after: Beside): number {
  const isLetter = /\p{L}/u.test(character) && !/[ªº]/u.test(character)
  if (!isLetter) {
    const within = (before === 'small' || before === 'capital') && (after === 'small' || after === 'capital')
    return Math.log(SIGNS.test(character) && (!within || /[’·]/u.test(character)) ? SIGN : IMPOSSIBLE)
  }
  const share = SHARES.get(language)?.get(character) ?? FOREIGN
  const capitalWithin = /\p{Lu}/u.test(character) && before === 'small'
  // Letters with accents stand between plain ones in the Latin script, and among their like in all others.
  const isLatin = /\p{Script=Latin}/u.test(character)
  const inRow = before === 'high' && after === 'high'
  const misplaced = isLatin ? inRow : before === 'small' || before === 'capital' || after === 'small'
  // Few words have but one letter: between figures it is a sign that groups them.
  const isAlone = before === 'none' && after === 'none'
  return Math.log(share * (capitalWithin ? 0.01 : 1) * (misplaced ? 0.02 : 1) * (isAlone ? ALONE : 1))
}
