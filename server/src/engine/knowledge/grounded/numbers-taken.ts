import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT } from './acts.ts'
import { isKeyLike } from './columns.ts'
import { exactly } from './rows-out.ts'
import { tablesIn, templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “From the shop we also need the articles numbered 7000 to 7999”, “aus dem alten System nur die Nummern 100 bis 199”: of one table the rows whose
// numbers lie between two, and none of the others.

const BESIDES = anyOf(
  'additionally|also|as well|besides|in addition|too|only|just',
  'zusätzlich|außerdem|ausserdem|auch|dazu|nur|lediglich',
  'en plus|également|aussi|seulement|uniquement|ne',
  'además|también|s[óo]lo|solamente|únicamente',
  'inoltre|anche|solo|soltanto|solamente',
  'daarnaast|ook|alleen|enkel|dodatkowo|tylko|navíc|jen|pouze|också|bara|også|kun',
)
const NEEDED = anyOf(
  'needs?|needed|want|take|take over|bring|require|import|migrate|load|come (?:over|along)',
  'brauchen|benötigen|nehmen|übernehmen|möchten|wollen|importieren|migrieren',
  '(?:avons )?besoin|prendre|reprendre|voulons|il (?:nous )?faut|importer',
  'necesitamos|queremos|tomar|hacen falta|importar|migrar',
  'servono|ci serve|vogliamo|prendere|importare|riportare',
  'nodig|hebben|willen|nemen|overnemen|potrzebujemy|potřebujeme|behöver|behøver|trenger',
)
const RANGE =
  /(?<![\p{L}\d.,/-])(\d{3,12})\s*(?:to|till|until|through|and|[-–—]|bis|und|à|au|et|a|al|y|e|tot|en|t\/m|do|až|till|til)\s*(\d{3,12})(?![\p{L}\d/-]|[.,]\d)/iu

/** The rows of the only table that is named whose numbers are none of those that are wanted of it. */
export function numbersTaken(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const range = RANGE.exec(text)
  if (!range || LEFT_OUT.test(text) || EXCEPT.test(text)) return []
  const [, from = '', to = ''] = range
  // What stands behind a comma says more of them.
  const said = text.slice(0, range.index + range[0].length)
  if (from.length !== to.length || from >= to || !BESIDES.test(said) || !NEEDED.test(text)) return []
  const [behind = ''] = text.slice(said.length).split(/[,;(]/u)
  const tables = tablesIn(`${said.slice(0, range.index)} ${behind}`, profiles)
  const isMeant = (value: string): boolean => value.length === from.length && from <= value && value <= to
  const found = tables.flatMap((profile) =>
    profile.columns.flatMap((column) => {
      const kept = valuesOf(column).filter((value) => isMeant(value.replace(/^0+(?=\d)/, '')))
      const isKey = column.complete && isKeyLike(column) && column.unique
      return isKey && kept.length > 0 && kept.length < column.values.length ? [{ profile, column, kept }] : []
    }),
  )
  const [only, ...others] = found
  if (!only || others.length > 0) return []
  const spoken = templatesIn(said, templates)
  const slugs = spoken.length > 0 ? spoken.map(({ slug }) => slug) : [origin.slug]
  const { position, name } = only.column
  return slugs.map((slug): Directive => ({
    ...origin,
    slug,
    kind: 'leave_rows',
    table: exactly(only.profile),
    when: { position, is: 'none_of', values: only.kept.map((value) => value.toLowerCase()) },
    what: `“${name}” is none of ${from} to ${to}`,
  }))
}

function valuesOf({ values }: ColumnProfile): string[] {
  return values.map(({ value }) => value.trim())
}
