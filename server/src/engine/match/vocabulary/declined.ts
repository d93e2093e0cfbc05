import { ABROAD, ABROAD_COMPOUNDS } from './abroad.ts'
import { CZECH } from './trades/czech.ts'
import { CZECH_TRADES } from './trades/czech-trades.ts'
import { DANISH } from './trades/danish.ts'
import { POLISH } from './trades/polish.ts'
import { SWEDISH } from './trades/swedish.ts'
import type { TradeWords } from './trades/words.ts'

// Slavic words have seven cases and adjectives of each noun, Nordic ones an article at their end: `płatności`, `towarowych`, `beløbet`. Lists have
// a word once, and what else it is found as comes from its ending.

interface Endings {
  /** What the words of the lists end in: they are known without it. */
  own: RegExp
  /** What else they are found with. */
  others: ReadonlySet<string>
  /** Fewer letters are the beginning of too many other words. */
  least: number
}

/** The letters of the longest of them. */
const LONGEST = 5

function setOf(endings: string): ReadonlySet<string> {
  return new Set(endings.split(' '))
}

const SLAVIC: Endings = {
  own: /[aeiouy]$/u,
  others: setOf(
    ' a e i o u y ou ow em om um ym im ej ia ie ii iu ach ech ich ych ami emi imi ymi ego eho emu iho imu iem ove ovi' +
      ' ova ovy owa owe owi owy owej ovym owym owych ovych owego oveho',
  ),
  least: 4,
}

const NORDIC: Endings = {
  own: /[ae]$/u,
  others: setOf(' a e n r s t ar en er et or es na nas ns ts ens ets ers erna erne arna orna ernas ernes'),
  least: 5,
}

/** What stems mean, those of words of two concepts left out. */
type Stems = ReadonlyMap<string, readonly string[]>

const LANGUAGES: readonly [Endings, Stems][] = [
  [SLAVIC, stemsOf(SLAVIC, [CZECH, CZECH_TRADES, POLISH])],
  [NORDIC, stemsOf(NORDIC, [DANISH, SWEDISH])],
]

function stemsOf({ own, least }: Endings, languages: readonly TradeWords[]): Stems {
  const found = new Map<string, readonly string[] | null>()
  const add = (word: string, concepts: readonly string[]): void => {
    const stem = word.replace(own, '')
    if (stem.length < least) return
    const known = found.get(stem)
    found.set(stem, known === undefined || known?.join() === concepts.join() ? concepts : null)
  }
  for (const line of [ABROAD, ...languages.map(({ words }) => words)].flatMap(linesOf)) {
    const [concept, ...words] = line.split(' ')
    for (const word of words) add(word, [concept!])
  }
  for (const line of [ABROAD_COMPOUNDS, ...languages.map(({ compounds }) => compounds)].flatMap(linesOf)) {
    const [concepts, words] = line.split(': ') as [string, string]
    for (const word of words.split(', ')) add(word, concepts.split(' '))
  }
  return new Map([...found].flatMap(([stem, concepts]) => (concepts ? [[stem, concepts]] : [])))
}

function linesOf(lines: string): string[] {
  return lines.split('\n').filter((line) => line !== '')
}

/** What a word means that is one of these languages' in another case, number or gender; else null. */
export function meaningOfDeclined(word: string): readonly string[] | null {
  for (const [{ others, least }, stems] of LANGUAGES)
    for (let length = word.length; length >= Math.max(least, word.length - LONGEST); length--) {
      const concepts = stems.get(word.slice(0, length))
      if (concepts && others.has(word.slice(length))) return concepts
    }
  return null
}
