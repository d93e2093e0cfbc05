import type { AsideRow } from './model.ts'
import type { SeenRow } from './aside.ts'

// Somebody tried the program out, and the row stayed: “TEST PATIENT DO NOT USE”, a guest called Test with test@test.test. Such a row says so
// twice, or says what is to be done with it; tests that are the matter of a list are in many rows, and say nothing of the kind.

/** What stands somewhere in such a row, folded to lower case: only rows with it are looked at. */
export const TEST_WORDS = ['test', 'dummy']
/** In more rows than these the word is what the list is about. */
export const MOST_TEST_ROWS = 8
/** So many of the rows may be tests, and always one. */
const FEW = 0.02
/** A shorter table has no row that stands out. */
const LEAST_ROWS = 5

const KIND =
  '(?:data|record|row|entry|user|account|customer|client|patient|guest|member|person|tenant|student|order|item|product|satz|datensatz|zeile|eintrag|kunde|gast|patientin|artikel|schüler|mitglied|klant|regel|gegevens|enregistrement|ligne|cliente|fiche|dossier)s?'
/** A cell that says nothing but that it is a test. */
const ALONE = new RegExp(
  `^\\W*(?:(?:test|dummy)\\W*)+(?:${KIND})?\\W*$|^\\W*${KIND}\\W+test\\W*$|^test\\d*@|@test\\.`,
  'iu',
)
/** One that has the word, among others. */
const WORD = new RegExp(`(?<![\\p{L}\\p{N}.@])(?:test(?:s|ing|e|ed)?|dummy|test${KIND})(?![\\p{L}@])`, 'iu')
/** What is to be done with it, which is nothing. */
const UNUSED =
  /(?<!\p{L})(?:do not use|don['’]?t use|not (?:to be|for) use|ignore|disregard|to be deleted|please delete|delete me|ne pas utiliser|à ignorer|ignorer|à supprimer|nicht (?:verwenden|benutzen|beachten)|ignorieren|(?:bitte )?löschen|no (?:usar|utilizar)|ignorar|borrar|non (?:usare|utilizzare)|ignorare|niet gebruiken|negeren)(?!\p{L})/iu

/** The word as a mark beside a name: “Baker, Ann (TEST)”. */
const MARKED = /\p{Ll}.*[([]\s?(?:TEST|DUMMY)\s?[)\]]$/u

/** The rows that call themselves tests; `seen` are those with the word, `rows` how many the table has. */
export function findTestRows(seen: readonly SeenRow[], rows: number): AsideRow[] {
  if (seen.length > MOST_TEST_ROWS || rows < LEAST_ROWS) return []
  const found = seen.flatMap(({ row, cells }): AsideRow[] => {
    const given = cells.flatMap((cell) => cell?.trim() || [])
    const telling = given.filter((cell) => ALONE.test(cell) || WORD.test(cell))
    const [label] = telling.toSorted((a, b) => b.length - a.length)
    const isUnused = given.some((cell) => UNUSED.test(cell))
    const isTwice = telling.length > 1 && telling.some((cell) => ALONE.test(cell))
    const isMarked = given.some((cell) => MARKED.test(cell))
    return label !== undefined && (isUnused || isTwice || isMarked) ? [{ row, kind: 'test', label }] : []
  })
  return found.length <= Math.max(1, FEW * rows) ? found : []
}
