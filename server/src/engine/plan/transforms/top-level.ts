import { EMPTY, KEEP, valueKey } from '../../knowledge/statements.ts'
import { ask, tableLabel } from '../context.ts'
import { topOf } from '../links/tops.ts'
import { push, sameValue, type Work } from './column-values.ts'
import { evidence, scaled } from './dates/dates.ts'
import { toldValue } from './values/told-values.ts'

// A row of the top level is under none: its link is empty, and the word that the source has for what is above all rows names none of them.

/** “Code of the group; empty at the top level”. */
const EMPTY_AT_TOP =
  /(?<!\p{L})(?:empty|blank|none|no|leer|frei|kein\p{L}*|vides?|aucun|vac[ií][oa]s?|vuot[oaei]|nessun\p{L}?|leeg|geen|pust[ey])(?!\p{L})[^.;]{0,40}?(?<!\p{L})(?:top|root|highest|uppermost|main groups?|oberst\p{L}*|höchst\p{L}*|hauptgruppen?|wurzel|racine|supérieur\p{L}*|premier niveau|superior\p{L}*|raíz|primer nivel|radice|primo livello|hoogste|bovenste|hoofdgroep(?:en)?)(?!\p{L})/iu

/** The word for the top of a tree becomes an empty link: where it says that it is that, or somebody who was asked does. */
export function addTopLevel(work: Work): void {
  const { target, source, context, placement } = work
  const { template } = placement.side
  const isSelf = target.linkRule?.some(({ templateId }) => templateId === template.id) ?? false
  const top = isSelf && !target.required ? topOf(source, placement.table.profile) : null
  if (top === null || !work.values.some(({ value }) => value === top.value)) return
  const told = toldValue(work, top.value)
  const isTold = told !== null && (top.isSaid || told.decided_by !== 'answer')
  const isMeant = top.isSaid || (EMPTY_AT_TOP.test(target.description ?? '') && isAnsweredSo(work, top.value))
  if (isTold ? told.value !== '' : !isMeant) return
  push(work, { kind: 'null_token', tokens: [top.value] }, (value) => (value === top.value ? null : value))
  const note = `“${top.value}” in “${source.name}” of ${tableLabel(placement.table.profile)} names no row, and the rows that others are under are under it: it is taken for the top, and their “${target.name}” is left empty.`
  if (!context.notes.includes(note)) context.notes.push(note)
}

function isAnsweredSo(work: Work, value: string): boolean {
  const { target, source, context, placement } = work
  const { slug, name } = placement.side.template
  const { profile } = placement.table
  const one = work.values.find((other) => other.value === value)!
  const answer = ask(context, {
    key: valueKey(slug, target.name, value),
    kind: 'value_map',
    prompt: `Is “${value}” in column “${source.name}” of ${tableLabel(profile)} the top, above which there is nothing? No row of ${name} is called so, and rows that others are under are under it.`,
    target: { slug, column: target.name },
    options: [
      { value: EMPTY, label: 'It is the top: leave the cell empty', confidence: 0.5 },
      { value: KEEP, label: 'Leave it as it is: its rows get an issue', confidence: 0.4 },
    ],
    free_text: true,
    evidence: [evidence(work, { value: one.raw, count: one.count, row: one.row })],
    affected_rows: scaled(sameValue(work, value), profile, source),
    default: KEEP,
  })
  return answer === EMPTY
}
