import { listedIn } from '../../match/values/listed-values.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf } from './acts.ts'
import { answersIn, namesColumn, valuesOf } from './columns.ts'
import type { Unread } from './unread.ts'
import { placeOf, wordsIn } from './words.ts'

// “An article without OG is not organic”, “a pitch is closed only if the note says so”, “Dog? is empty when there are no pets”: what a sentence
// tells of the rows that say nothing, where a column is yes or no.

/** What has no mark is not so. */
const WITHOUT_IS_NOT =
  /(?<!\p{L})(?:without|with no|lacking|ohne|sans|sin|senza|zonder)\s[^.;]{1,60}?\s(?:(?:is|are|counts? as|ist|sind|gilt(?: als)?|gelten(?: als)?|zijn)\s(?:not|no|nicht|keine?|niet|geen)|isn[’']t|aren[’']t|n[’'](?:est|étaient|sont)\s(?:pas|aucune?)|no\s(?:es|son|est[áa]n?)|non\s(?:è|sono))(?!\p{L})/iu
/** So only with a mark. */
const ONLY_IF = anyOf(
  'only (?:if|when|where)|nur (?:dann[, ]+)?(?:wenn|falls|wo)|(?:seulement|uniquement) (?:si|quand|lorsque?)|s[óo]lo (?:si|cuando)|sol(?:o|tanto) (?:se|quando)|(?:alleen|enkel) (?:als|wanneer|indien)',
)
/** Empty where there is none. */
const EMPTY_FOR_NONE =
  /(?<!\p{L})(?:empty|blank|leer|vides?|vac[ií][oa]s?|vuot[oaie]|leeg)(?!\p{L})(?: (?:ist|bleibt|is|blijft))?,?\s(?:if|when|where|wenn|falls|wo|si|quand|lorsqu[e’']|cuando|donde|se|quando|dove|als|wanneer|indien)[\s’'][^.;]{0,40}?(?<!\p{L})(?:no|none|not|kein\p{L}*|nicht|n[’']y a (?:pas|aucune?)|ne [^.;]{1,20} pas|no hay|non (?:ci sono|c[’']è|ha|hanno)|geen|niet)(?!\p{L})/iu

/** What a sentence says of rows that say nothing: a no. Only of columns that something fills. */
export function noesIn(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  return text.split(/;\s+/u).flatMap((clause) => {
    const said = subjectOf(clause)
    if (said === null) return []
    const targets = own.flatMap(({ slug, columns }) =>
      columns.flatMap((column) => {
        const no = noOfColumn(column)
        return no !== null && namesColumn(said, column) ? [{ slug, column: column.name, value: no }] : []
      }),
    )
    const preset = (slug: string | null, column: string, value: string): Directive => ({
      ...origin,
      kind: 'default',
      slug: origin.slug ?? slug,
      column,
      value,
      literal: true,
      filled: true,
      answers: true,
    })
    const [target, ...others] = targets
    if (target !== undefined) return others.length === 0 ? [preset(target.slug, target.column, target.value)] : []
    if (!EMPTY_FOR_NONE.test(clause)) return []
    const isCalled = ({ name }: { name: string }): boolean => placeOf(wordsIn(name), wordsIn(said)) >= 0
    const sources = new Set(profiles.flatMap(({ columns }) => columns.filter(isCalled).map(({ name }) => name)))
    const [source, ...more] = sources
    return source !== undefined && more.length === 0 ? [preset(null, source, 'no')] : []
  })
}

/** What is not so, or only under a condition: what stands behind the one and before the other, which says something else. */
function subjectOf(clause: string): string | null {
  const [isNot, isOnly, isEmpty] = [WITHOUT_IS_NOT, ONLY_IF, EMPTY_FOR_NONE].map((form) => form.exec(clause))
  if (isNot) return clause.slice(isNot.index + isNot[0].length)
  if (isOnly?.index === 0) return clause.slice(clause.indexOf(',') + 1)
  const end = isOnly ?? isEmpty
  return end ? clause.slice(0, end.index) : null
}

function noOfColumn(column: TemplateColumn): string | null {
  const values = valuesOf(column)
  return answersIn(values.length > 0 ? values : (listedIn(column.description ?? '') ?? []))?.no ?? null
}

/** Whether a column is yes or no. */
export function isAnswer(column: TemplateColumn): boolean {
  return noOfColumn(column) !== null
}
