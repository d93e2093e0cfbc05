import { conceptsOf } from '../match/names/words.ts'
import type { AsideRow } from './model.ts'
import type { SeenRow } from './aside.ts'

// Somebody tried the program out, and the row stayed: “TEST PATIENT DO NOT USE”, a guest called Test with test@test.test. Such a row says so
// twice, or says what is to be done with it, or is of somebody who is nobody; tests that are the matter of a list are in many rows, and say
// nothing of the kind.

/** What stands somewhere in such a row, folded to lower case: only rows with it are looked at. */
export const TEST_WORDS = ['test', 'dummy']
/** The same in other languages, where only the whole word says so: what was approved is `approvato`. */
export const WHOLE_TEST_WORDS = ['prueba', 'prova']
/** In more rows than these the word is what the list is about. */
export const MOST_TEST_ROWS = 8
/** So many of the rows may be tests, and always one. */
const FEW = 0.02
/** A shorter table has no row that stands out. */
const LEAST_ROWS = 5

const KIND =
  '(?:data|record|row|entry|user|account|customer|client|patient|guest|member|person|tenant|student|order|item|product|satz|datensatz|zeile|eintrag|kunde|gast|patientin|artikel|schüler|mitglied|klant|regel|gegevens|enregistrement|ligne|cliente|fiche|dossier|registro|socio|socia|alumno|alumna|ospite|employee|supplier|mitarbeiter|mitarbeiterin|lieferant|medewerker|leverancier|salarié|empleado|empleada|dipendente|fornitore|proveedor|fournisseur|pracownik|zaměstnanec|anställd|ansatt)s?'
/** A cell that says nothing but that it is a test. */
const ALONE = new RegExp(
  `^\\W*(?:(?:test|dummy)\\W*)+(?:${KIND})?\\W*$|^\\W*${KIND}\\W+test\\W*$|^test\\d*@|@test\\.`,
  'iu',
)
const WORDS_ALONE = new RegExp(`^\\W*(?:(?:prueba|prova|${KIND}|de|di)(?!\\p{L})\\W*)+$`, 'iu')
/** One that says of the whole record that it is a test. */
const RECORD =
  /^\W*test\W*(?:data|daten)?\W*(?:record|row|entry|satz|zeile|eintrag|enregistrement|fiche|registro|regel)\W*$/iu
/** One that has the word, among others. */
const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}.@])(?:test(?:s|ing|e|ed)?|dummy|prueba|prova|test${KIND})(?![\\p{L}@])`,
  'iu',
)
const TRIAL = new RegExp(`(?<!\\p{L})(?:${WHOLE_TEST_WORDS.join('|')})(?!\\p{L})`, 'iu')
/** Who is nobody. */
const NOBODY = new RegExp(
  `(?<!\\p{L})(?:sample ${KIND}|muster(?:mann|frau|kunde|firma)|j(?:ohn|ane) doe|doe, j(?:ohn|ane))(?!\\p{L})`,
  'iu',
)
/** Somebody whose first name is Test, and whose family name is what people of the list are: “Test|Employee”. */
const PERSON =
  /^(?:user|customer|client|patient|guest|member|person|tenant|student|kunde|kundin|gast|patientin|schüler|schülerin|mitglied|klant|lid|cliente|socio|socia|alumno|alumna|ospite|employee|mitarbeiter|mitarbeiterin|medewerker|salarié|empleado|empleada|dipendente|pracownik|anställd|ansatt)$/iu
const FIRST_NAME = /^test$/iu

/** By the columns that are called so: in others the two words may stand for a test and whom it is for. */
function isCalledTest(cells: readonly (string | null)[], headers: readonly string[]): boolean {
  const isAt = (part: 'first' | 'last', word: RegExp): boolean =>
    headers.some((header, at) => word.test(cells[at]?.trim() ?? '') && conceptsOf(header).includes(part))
  return isAt('first', FIRST_NAME) && isAt('last', PERSON)
}

/** What is to be done with it, which is nothing. */
const UNUSED =
  /(?<!\p{L})(?:do not (?:use|delete)|don['’]?t use|not (?:to be|for) use|ignore|disregard|to be deleted|please delete|delete me|ne pas (?:utiliser|supprimer)|à ignorer|ignorer|à supprimer|nicht (?:verwenden|benutzen|beachten|löschen)|ignorieren|(?:bitte )?löschen|no (?:usar|utilizar|borrar|eliminar)|ignorar|borrar|non (?:usare|utilizzare|cancellare|eliminare)|ignorare|niet (?:gebruiken|verwijderen)|negeren)(?!\p{L})/iu

/** The word as a mark beside a name: “Baker, Ann (TEST)”. */
const MARKED = /\p{Ll}.*[([]\s?(?:TEST|DUMMY)\s?[)\]]$/u

/** The rows that call themselves tests; `seen` are those with the word, `rows` how many the table has, `headers` what its columns are called. */
export function findTestRows(seen: readonly SeenRow[], rows: number, headers: readonly string[] = []): AsideRow[] {
  if (seen.length > MOST_TEST_ROWS || rows < LEAST_ROWS) return []
  const found = seen.flatMap(({ row, cells }): AsideRow[] => {
    const given = cells.flatMap((cell) => cell?.trim() || [])
    const telling = given.filter((cell) => isAlone(cell) || WORD.test(cell))
    const [label] = telling.toSorted((a, b) => b.length - a.length)
    const isUnused = given.some((cell) => UNUSED.test(cell))
    const alone = telling.filter(isAlone)
    // A lesson to try out is a “prova”, too.
    const isTwice = alone.length > 1 || (alone.length === 1 && telling.length > 1 && !TRIAL.test(alone[0]!))
    const isNobody = given.some((cell) => NOBODY.test(cell) && (alone.length > 0 || WORD.test(cell)))
    const isMarked = given.some((cell) => MARKED.test(cell))
    const isRecord = telling.some((cell) => RECORD.test(cell))
    const isTest = isCalledTest(cells, headers) || isUnused || isTwice || isMarked || isNobody || isRecord
    return label !== undefined && isTest ? [{ row, kind: 'test', label }] : []
  })
  return found.length <= Math.max(1, FEW * rows) ? found : []
}

function isAlone(cell: string): boolean {
  return ALONE.test(cell) || (WORDS_ALONE.test(cell) && WORD.test(cell))
}
