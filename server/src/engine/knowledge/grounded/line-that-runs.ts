import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT, NOT } from './acts.ts'
import { isOfDays } from './newest.ts'
import { exactly } from './rows-out.ts'
import type { Unread } from './unread.ts'

// “Take the line that runs to 31.12.9999”: of several rows of each thing that one counts which has this very day.

const ROW =
  '(?:lines?|rows?|records?|entry|entries|one|prices?|zeilen?|datensatz|eintrag|preis|lignes?|fiche|enregistrement|prix|filas?|líneas?|registro|precio|rig(?:a|he)|voce|prezzo|regels?|rij|prijs)'
const TAKEN = anyOf(
  `(?:take|use|keep|pick|we (?:only )?(?:need|want)) (?:only |just )?the (?:\\p{L}+ )?${ROW}`,
  `(?:only )?the ${ROW} [^,;]{3,60} (?:counts?|applies|is (?:the )?(?:right|valid|current)(?: one)?)`,
  `(?:nehm(?:t|en)|nimm|verwende[nt]?)(?: (?:sie|wir|bitte|nur)){0,2} (?:die|den|das) (?:\\p{L}+ )?${ROW}|(?:es )?(?:gilt|zählt) (?:nur )?(?:die|der|das) (?:\\p{L}+ )?${ROW}`,
  `(?:pren(?:ez|dre|ons)|utilise[rz]|gard(?:er|ez)) (?:seulement )?(?:la|le) ${ROW}`,
  `(?:tom(?:ar|en|ad)|us(?:ar|en|ad)|vale) (?:s[óo]lo )?(?:la|el) ${ROW}`,
  `(?:prend(?:ere|ete)|us(?:are|ate)|vale) (?:solo )?(?:la|il) ${ROW}`,
  `(?:neem|gebruik|alleen) (?:alleen )?de ${ROW}`,
)
const DAY = /(?<![\p{L}\d./-])(?:\d{1,2}([./-])\d{1,2}\1\d{4}|\d{4}([./-])\d{1,2}\2\d{1,2})(?![\p{L}\d/-])/u
/** So many of what the rows are of has one such row, and one only. */
const NEARLY_ALL = 0.95

/** The rows with another day in the only column that has the day of which a sentence speaks. */
export function lineThatRuns(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  _templates: readonly Template[],
): Directive[] {
  const [day] = DAY.exec(text) ?? []
  if (day === undefined || !TAKEN.test(text) || [EXCEPT, NOT, LEFT_OUT].some((word) => word.test(text))) return []
  const found = profiles.flatMap((profile) =>
    profile.columns.flatMap((column) =>
      column.complete && isOfDays(column) && isOneOfSeveral(profile, column, day) ? [{ profile, column }] : [],
    ),
  )
  const [only, ...others] = found
  if (!only || others.length > 0) return []
  const { position, name } = only.column
  return [
    {
      ...origin,
      kind: 'leave_rows',
      table: exactly(only.profile),
      when: { position, is: 'none_of', values: [day] },
      what: `“${name}” is not “${day}”`,
    },
  ]
}

/** Whether some things have several rows, and nearly all of them one with the day. */
function isOneOfSeveral({ columns, rows }: TableProfile, { position }: ColumnProfile, day: string): boolean {
  const kept = rows.filter((cells) => cells[position]?.trim() === day)
  if (kept.length === 0 || kept.length === rows.length) return false
  return columns.some((key) => {
    if (key.position === position || isOfDays(key)) return false
    const valuesOf = (some: readonly (string | null)[][]): string[] =>
      some.flatMap((cells) => cells[key.position]?.trim() || [])
    const [all, own] = [valuesOf(rows), valuesOf(kept)]
    const [each, once] = [new Set(all).size, new Set(own).size]
    return each < all.length && once >= NEARLY_ALL * own.length && once >= NEARLY_ALL * each
  })
}
