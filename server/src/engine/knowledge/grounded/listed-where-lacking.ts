import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT, NOT } from './acts.ts'
import { valuesOf } from './columns.ts'
import type { Unread } from './unread.ts'
import { isSameWord, wordsIn } from './words.ts'

// “Where no channel was ever recorded we send a letter”: in whatever words it is put, one of the values that a column allows stands for its empty cells.

const RECORDED =
  '(?:given|known|stated|recorded|set|noted|entered|chosen|filled in|on file|angegeben|bekannt|erfasst|hinterlegt|vermerkt|eingetragen|gewählt|indiquée?|donnée?|connue?|enregistrée?|choisie?|indicad[oa]|registrad[oa]|elegid[oa]|indicat[oa]|registrat[oa]|scelt[oa]|opgegeven|bekend|ingevuld|vastgelegd|gekozen)'
const CONDITION = [
  `(?:if|where|when|wherever|whenever) no ([^,;]{2,50}?) (?:is|was|has been|were)(?: ever| yet)? ${RECORDED}`,
  `(?:wenn|wo|falls|sofern) (?:nie |noch )?(?:kein\\p{L}*|nie ein\\p{L}*) ([^,;]{2,50}?) ${RECORDED}(?: (?:ist|wurde|war))?`,
  `(?:si|quand|où|lorsque?) (?:aucune?|jamais) ([^,;]{2,50}?) n[’'](?:est|a (?:jamais )?été|était) ${RECORDED}`,
  `(?:si|donde|cuando) (?:no (?:hay|consta|se ha)|nunca se ha) ([^,;]{2,50}?) ${RECORDED}`,
  `(?:se|dove|quando) (?:non è (?:mai )?stat[oa]|nessun[oa]?) ([^,;]{2,50}?) ${RECORDED}`,
  `(?:als|waar|wanneer) (?:er )?(?:geen|nooit een) ([^,;]{2,50}?) (?:is |werd )?${RECORDED}(?: is| werd)?`,
].map((form) => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'iu'))

/** The only listed value that the rest of the sentence names, of the only column that shares a word with what is not recorded. */
export function listedWhereLacking(
  { text, origin }: Unread,
  _: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const [condition, lacked] = CONDITION.map((form) => form.exec(text)).find((found) => found !== null) ?? []
  if (condition === undefined || lacked === undefined) return []
  const rest = text.replace(condition, ' … ')
  if ([EXCEPT, LEFT_OUT, NOT].some((word) => word.test(rest))) return []
  const [about, said] = [wordsIn(lacked), wordsIn(rest)]
  const isMeant = (name: string): boolean =>
    wordsIn(name).some(({ stem, text: word }) => word.length > 3 && about.some((one) => one.stem === stem))
  const meant = templates
    .filter(({ slug }) => origin.slug === null || origin.slug === slug)
    .flatMap(({ slug, columns }) =>
      columns
        .filter(({ name }) => isMeant(name))
        .flatMap((column) => {
          const named = valuesOf(column).filter((value) => said.some(({ text: word }) => isSameWord(word, value)))
          return named.length === 1 ? [{ slug, column: column.name, value: named[0]! }] : []
        }),
    )
  const [one, ...others] = meant
  return one && others.length === 0 ? [{ ...origin, kind: 'default', ...one, literal: true }] : []
}
