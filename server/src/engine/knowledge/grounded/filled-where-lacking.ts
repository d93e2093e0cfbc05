import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT } from './acts.ts'
import { namesColumn } from './columns.ts'
import { columnsNamed } from './preset-columns.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { placeOf, wordsIn } from './words.ts'

// “Jobs without an amount were done under warranty, please enter 0.00 there”: the figure that is written where a cell is empty, however much is said
// in between of why it is.

const LACKING =
  /(?<!\p{L})(?:without(?: an?| any)?|with no|having no|ohne|sans|sin|senza|zonder|sem|bez|utan|uden|uten)\s+(.+)$/iu
/** A figure, in quotation marks or not. */
const FIGURE = '["“„«]?(\\d+(?:[.,]\\d+)?)["”“»]?'
/** Behind the figure: where it is written. */
const THERE =
  '(?: (?:there|in (?:there|it|them)|for (?:it|them|these|those)|instead|là|dans ce cas|ahí|allí|lì|nesse caso))?'
const FILL = [
  `(?:enter|put|write|fill in|set|use|insert|mett(?:ez|re|ete|ere)|inscri(?:re|vez)|sais(?:ir|issez)|indiquez|pon(?:er|ed|gan?)|escrib(?:ir|an?)|inseri(?:re|te)|scriv(?:ere|ete)|coloc(?:ar|quem)|wpis(?:ać|zcie)|doplňte|ange|angiv) (?:an? |the |il |un )?${FIGURE}${THERE}`,
  `${FIGURE} (?:eintragen|eingetragen|eintragt|einsetzen|eingesetzt|setzen|schreiben|invullen|ingevuld|zetten)(?: werden| worden)?`,
].map((form) => new RegExp(`[,;:–] [^,;:–]*?(?<![\\p{L}\\p{N}.,])${form}[.!]?\\s*$`, 'iu'))

/** The figure for the empty cells of the only column that is meant: it says so of one template, or one table alone has such cells. */
export function filledWhereLacking(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const lacking = LACKING.exec(text)
  const fill = FILL.map((form) => form.exec(text)).find((found) => found !== null)
  if (!lacking || !fill || fill.index < lacking.index || EXCEPT.test(text) || LEFT_OUT.test(text)) return []
  const words = wordsIn(lacking[1]!.split(/[,;:–]/u)[0]!)
  const [value, called] = [fill[1]!, words[0]?.raw ?? '']
  const isMeant = (column: { name: string }): boolean =>
    placeOf(wordsIn(column.name), words) === 0 || namesColumn(called, column)
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const [spoken, ...more] = templatesIn(text.slice(0, lacking.index), own)
  const slug = more.length === 0 ? (spoken?.slug ?? origin.slug) : origin.slug
  const preset = (column: string, of = slug): Directive[] => [
    { ...origin, kind: 'default', slug: of, column, value, literal: true },
  ]
  const targets = columnsNamed(called, value, slug === null ? own : own.filter((one) => one.slug === slug))
  if (targets.length === 1) return preset(targets[0]!.column, targets[0]!.slug)
  const holding = profiles.flatMap(({ columns }) => columns.filter((one) => one.empty > 0 && isMeant(one)))
  return holding.length === 1 ? preset(holding[0]!.name) : []
}
