import type { Question } from '#client'
import type { ExpertAnswers } from './scenario.ts'

/** The options that stand for "no column" or "no sheet", for leaving a value as it is, and for one that means nothing. */
const NONE = '(none)'
const KEEP = '(keep)'
const EMPTY = '(empty)'

/** The expert's answer to a question, of which only what a caller sees is looked at; what the expert doesn't cover gets its default. `fileNames` by id. */
export const answerFor = (
  question: Question,
  expert: ExpertAnswers,
  fileNames: ReadonlyMap<string, string>,
): string | null => {
  const wanted = wantedBy(question, expert, fileNames)
  return wanted !== undefined && isPossible(question, wanted) ? wanted : question.default
}

const isPossible = ({ options, free_text }: Question, value: string): boolean =>
  free_text || options.some((option) => option.value === value)

const wantedBy = (
  question: Question,
  expert: ExpertAnswers,
  fileNames: ReadonlyMap<string, string>,
): string | undefined => {
  const { kind, target } = question
  if (kind === 'duplicate') return duplicateAnswer(question, expert)
  if (kind === 'column_match') return columnAnswer(question, expert, fileNames)
  if (kind === 'date_order') return dateAnswer(question, expert, fileNames)
  if (kind === 'value_map' || kind === 'link') return valueAnswer(question, expert)
  return target.column === null ? tableAnswer(question, expert, fileNames) : undefined
}

/**
 * Which of several equal rows is kept says nothing of rows that share a key and differ otherwise: of those the last counts where it is said to
 * (of equal rows it makes no difference), else each is as wrong as the other.
 */
const duplicateAnswer = ({ target }: Question, { duplicates }: ExpertAnswers): string | undefined => {
  const answer = duplicates[target.slug]
  return target.column === null || answer === 'keep_last' ? answer : undefined
}

/** Several columns of one table are an option of their own, written one after the other. */
const columnAnswer = (
  question: Question,
  { columns }: ExpertAnswers,
  fileNames: ReadonlyMap<string, string>,
): string | undefined => {
  const places = columns[`${question.target.slug}.${question.target.column}`]
  if (places === undefined) return undefined
  if (places === null) return NONE
  const asked = askedAbout(question, fileNames)
  const here = places.filter(
    ({ file, table }) =>
      asked.files.has(file) &&
      (table === undefined || table === null || asked.tables.has(table) || question.prompt.includes(table)),
  )
  if (here.length === 0) return NONE
  const names = here.map(({ column }) => column)
  const joined = names.join(' + ')
  if (isPossible(question, joined)) return joined
  return names.find((name) => isPossible(question, name)) ?? names.flatMap((name) => underGroup(question, name))[0]
}

/** An expert calls a column by what stands right above its values, whatever group of columns that is under: “Min” of “Billing Min”. */
const underGroup = ({ options }: Question, name: string): string[] => {
  const found = options.filter(({ value }) => value.endsWith(` ${name}`) && !value.includes(' + '))
  return found.length === 1 ? [found[0]!.value] : []
}

const dateAnswer = (
  question: Question,
  { date_order: orders }: ExpertAnswers,
  fileNames: ReadonlyMap<string, string>,
): string | undefined =>
  question.evidence
    .map(({ file_id, column }) => orders[`${fileNames.get(file_id) ?? ''}:${column}`])
    .find((order) => order !== undefined)

/**
 * The raw value is the one that is shown as evidence, or else the one that is asked about, which may be a part of that; spaces around and case make
 * no difference where the exact text isn't listed.
 */
const valueAnswer = (question: Question, { values }: ExpertAnswers): string | undefined => {
  const { target, evidence, prompt } = question
  const meanings = values[`${target.slug}.${target.column}`]
  if (meanings === undefined) return undefined
  const asked = /“([^”]*)”/.exec(prompt)?.[1]
  const plain = (text: string): string => text.trim().toLowerCase()
  const meant = (shown: string): string | null | undefined =>
    meanings[shown] ??
    meanings[shown.trim()] ??
    Object.entries(meanings).find(([raw]) => plain(raw) === plain(shown))?.[1]
  const found = [evidence[0]?.value, asked].flatMap((shown) =>
    typeof shown === 'string' ? (meant(shown) ?? []) : [],
  )[0]
  if (found === '' && isPossible(question, EMPTY)) return EMPTY
  return found === '' || found === null ? KEEP : found
}

const tableAnswer = (
  question: Question,
  { tables }: ExpertAnswers,
  fileNames: ReadonlyMap<string, string>,
): string | undefined => {
  const asked = askedAbout(question, fileNames)
  for (const file of asked.files) {
    const names = [...[...asked.tables].map((table) => `${file}:${table}`), file]
    const found = names.find((name) => name in tables)
    if (found !== undefined) return tables[found] ?? NONE
  }
  return undefined
}

/** The files and tables that the evidence comes from; without any, those that the sentence names. */
const askedAbout = (
  { evidence, prompt }: Question,
  fileNames: ReadonlyMap<string, string>,
): { files: Set<string>; tables: Set<string> } => {
  const seen = new Set(evidence.map(({ file_id }) => fileNames.get(file_id) ?? ''))
  const named = [...fileNames.values()].filter((name) => prompt.includes(name))
  return { files: seen.size > 0 ? seen : new Set(named), tables: new Set(evidence.map(({ table }) => table)) }
}
