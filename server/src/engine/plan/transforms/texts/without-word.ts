import { addEntries, push, shareOf, type Work } from '../column-values.ts'
import { jsPattern } from '../../../transforms/js-pattern.ts'

// “Name of the aisle without the word Aisle and its number”: what the description wants left off at the front of “Aisle 3 – Paint”.

const QUOTE = '["“”„«»‘’\'`]?\\s?'
const WORD = `${QUOTE}(\\p{L}[\\p{L}-]+)\\s?${QUOTE}`
const FORMS = [
  `without (?:the )?(?:leading )?(?:word |prefix |caption |label )?${WORD}(?:,? (?:and|or|nor) (?:its|the|a) (letters?|numbers?|codes?|figures?|numerals?))?`,
  `ohne (?:das |den |die )?(?:wort |präfix |zusatz |vorsatz )?${WORD}(?: (?:und|oder) (?:de[nr] |die |das |dessen |deren |ihren? |seinen? )?(buchstaben?|nummern?|kürzel|ziffern?|zahl))?`,
  `sans (?:le |la |l['’])?(?:mot |préfixe |mention )?${WORD}(?: (?:et|ou|ni) (?:sa|son|la|le) (lettre|numéro|code|chiffre))?`,
  `sin (?:la |el )?(?:palabra |prefijo )?${WORD}(?: (?:y|o|ni) (?:su|la|el) (letra|número|código|cifra))?`,
  `senza (?:la |il )?(?:parola |prefisso )?${WORD}(?: (?:e|o|né) (?:la sua |il suo |la |il )(lettera|numero|codice|cifra))?`,
  `zonder (?:het |de )?(?:woord |voorvoegsel )?${WORD}(?: (?:en|of) (?:de |het |zijn |haar )?(letter|nummer|code|cijfer))?`,
].map((form) => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'iu'))

/** From this share of the cells on, the column writes the word in front. */
const MOST = 0.5
/** A word in quotation marks, or cut short by a point, stands in cells and is none of the sentence: one that begins so is enough. */
const QUOTED = /(?:^|\s)["“”„«»‘’'`]\s?$/u
const CUT_SHORT = /^\.(?=["”“»’'`]|[\s,;)]*$|[,;)]| (?:and|or|nor|und|oder|et|ou|ni|y|o|e|en|of) )/u
/** A longer map is no matter of a plan, which a person is to read. */
const MOST_ENTRIES = 300
/** What stands with the word: “A”, “12”, “B3”. */
const CODE = '[\\s.:#]*(?:\\d{1,4}\\p{L}?|\\p{L}\\d{0,3})\\s*[-–—:.,)/]*\\s+'

/** “Ten digits without PL”: letters that are a code of their own. */
const WITHOUT_CODE =
  /(?<!\p{L})(?:without|ohne|sans|sin|senza|zonder)\s(?:the\s)?["“„«]?([A-Z]{2,4})["”“»]?(?![\p{L}\p{N}])/gu

/** Takes letters away from in front of figures that the description wants without them; what begins otherwise stays. `allowed`: nothing else may be left. */
export function addWithoutCode(work: Work, allowed: readonly string[] | null = null): void {
  for (const [, code] of (work.target.description ?? '').matchAll(WITHOUT_CODE)) {
    const led = new RegExp(`^\\s*${code}[\\s.:/-]*(?=\\d)`, 'u')
    const without = (value: string): string => {
      const left = value.replace(led, '')
      return allowed === null || allowed.includes(left.trim()) ? left : value
    }
    const values = work.values.flatMap(({ value }) => value ?? [])
    if (!values.some((value) => led.test(value))) continue
    const pattern = `\\s*(?:${code}[\\s.:/-]*(\\d.*)|(.*))`
    if (allowed !== null || (work.source.complete && values.length <= MOST_ENTRIES))
      addEntries(
        work,
        values.map((raw) => ({ raw, value: without(raw), decided_by: 'matcher' })),
      )
    else push(work, { kind: 'rewrite', pattern, with: '\\1\\2' }, without)
  }
}

/** “… Co. or County”, “… Straße, Gasse oder Weg”: another word that goes as the first does. */
const ANOTHER = new RegExp(
  `^\\.?(?:\\s*,\\s*|\\s+)(?:(?:and|or|nor|und|oder|et|ou|ni|y|o|e|en|of)\\s+)?${WORD}(?=[\\s,.;)]|$)`,
  'iu',
)

function othersAfter(rest: string): string[] {
  const [found, word] = ANOTHER.exec(rest) ?? []
  // A word with a capital letter is one that stands so in the values; any other goes on with the sentence.
  return found === undefined || word === undefined || !/^\p{Lu}/u.test(word)
    ? []
    : [word, ...othersAfter(rest.slice(found.length))]
}

/** The values without the word, and without its letter or number where that was said. */
export function addWithoutWord(work: Work): void {
  const description = work.target.description ?? ''
  const said = FORMS.map((form) => form.exec(description)).find((found) => found !== null)
  if (!said) return
  const [found, word = '', code] = said
  // The longer one first, as the other may be its beginning: “without Co. or County”.
  const behind = description.slice(said.index + found.length)
  const words = [word, ...othersAfter(behind)].toSorted((a, b) => b.length - a.length)
  const front = `(?i:${words.join('|')})${code === undefined ? '[\\s:.–—-]+' : CODE}`
  const led = jsPattern(`^\\s*${front}\\S`)
  const isExact = QUOTED.test(found.slice(0, found.lastIndexOf(word))) || CUT_SHORT.test(behind)
  const share = shareOf(work, (value) => led.test(value))
  if (share === 0 || (share < MOST && !isExact)) return
  const pattern = `\\s*(?:${front})?(\\S.*)`
  const whole = jsPattern(`^(?:${pattern})$`)
  const without = (value: string): string => whole.exec(value)?.[1] ?? value
  const values = work.values.flatMap(({ value }) => value ?? [])
  // All are known: none is told of as one that lost something.
  if (work.source.complete && values.length <= MOST_ENTRIES)
    addEntries(
      work,
      values.map((raw) => ({ raw, value: without(raw), decided_by: 'matcher' })),
    )
  else push(work, { kind: 'rewrite', pattern, with: '\\1' }, without)
}
