import { dirname } from 'node:path'
import { queryOn, type Query } from '../compile/query.ts'
import { openDuckDB } from '../duckdb.ts'
import { sentence } from '../phrases.ts'
import { previewPage } from '../preview/page.ts'
import {
  explainDecisions,
  explainMapping,
  explainTables,
  explainTransforms,
  explainUnmapped,
  together,
} from './about-columns.ts'
import { countEmpty } from './about-empty.ts'
import { countIssues, describeSheets, explainImpact, explainLedger, issuesNamed } from './about-figures.ts'
import { explainRows, explainValues } from './about-rows.ts'
import { explainMeaning } from './about-values.ts'
import type { Answer, Answered, Finding, Known, Topic } from './answered.ts'
import { vocabularyOf } from './mentions.ts'
import { fillingsNamed } from './places.ts'
import { questionsIn } from './questions.ts'
import { understand, type Understood } from './understand.ts'

export interface ClarifyInput extends Known {
  message: string
  /** An empty folder for the work. */
  workdir: string
}

export interface ClarifyHooks {
  signal?: AbortSignal
  memoryMb?: number
}

/** Findings of one answer, and characters of a value in them. */
const MOST_FINDINGS = 60
const MOST_CHARACTERS = 2_000
/** Rows shown for each kind of issue, and kinds that rows are shown for. */
const EXAMPLES = 3
const MOST_KINDS = 5

/** Answers the questions of a message from a finished plan and the data behind it. What is not understood is said so, never guessed at. */
export async function clarify(
  { message, workdir, ...known }: ClarifyInput,
  { signal, memoryMb }: ClarifyHooks = {},
): Promise<Answered[]> {
  const files = [...known.tables.map(({ parquet }) => parquet), ...known.sheets.map(({ path }) => path)]
  const folders = [...new Set(files.flatMap((path) => (path === null ? [] : [dirname(path)])))]
  const session = await openDuckDB({ workdir, allowedDirectories: folders, memoryLimitMb: memoryMb ?? 512 })
  try {
    return await answerAll(queryOn(session.connection, signal), known, message)
  } finally {
    session.close()
  }
}

async function answerAll(query: Query, known: Known, message: string): Promise<Answered[]> {
  const vocabulary = vocabularyOf(known)
  const { questions, more } = questionsIn(message)
  const answered: Answered[] = []
  let earlier: Understood | null = null
  for (const question of questions) {
    const understood: Understood = understand(question, vocabulary, known, earlier)
    const answer = await answers[understood.topic](query, known, understood)
    earlier = understood.topic === 'unclear' ? earlier : understood
    const isRepeated = understood.topic === 'unclear' && answered.some(({ topic }) => topic === 'unclear')
    const said = isRepeated ? (understood.unsure ?? 'This was not understood either.') : answer.text
    const text = [...understood.taken, said].join(' ')
    answered.push({
      asked: question.text,
      topic: understood.topic,
      text,
      evidence: answer.evidence.slice(0, MOST_FINDINGS).map(cut),
    })
  }
  if (answered.length === 0)
    answered.push({ asked: message, topic: 'unclear', text: notUnderstood(known, null), evidence: [] })
  const last = answered.at(-1)
  if (last && more > 0) last.text += ` ${more} more questions were not looked at: ask them in a message of their own.`
  return answered
}

const answers: Record<Topic, (query: Query, known: Known, asked: Understood) => Answer | Promise<Answer>> = {
  mapping: (_, known, asked) => explainMapping(known, asked),
  unmapped: (_, known, { things }) => explainUnmapped(known, things),
  row: explainRows,
  value: explainValues,
  meaning: explainMeaning,
  issues: async (query, known, asked) =>
    (await countEmpty(query, known, asked)) ?? withExamples(query, known, asked, countIssues(known, asked)),
  ledger: (_, known, asked) => explainLedger(known, asked),
  impact: (_, known, asked) => explainImpact(known, asked),
  transforms: (_, known, asked) => explainTransforms(known, asked),
  decisions: (_, known) => explainDecisions(known),
  tables: (_, known, asked) => explainTables(known, asked),
  overview: (_, known, asked) => overview(known, asked),
  unclear: (_, known, { unsure }) => ({ text: notUnderstood(known, unsure), evidence: [] }),
}

/** A column with all that is known of it, or the sheets. */
function overview(known: Known, asked: Understood): Answer {
  if (!asked.things.some(({ kind }) => kind === 'target' || kind === 'source')) return describeSheets(known, asked)
  return together([explainMapping, explainTransforms, countIssues], (explain) => explain(known, asked))
}

/** Some of the rows that the most frequent issues hit. */
async function withExamples(query: Query, known: Known, asked: Understood, answer: Answer): Promise<Answer> {
  const examples: Finding[] = []
  for (const { slug, column, code, rows } of issuesNamed(known, asked).slice(0, MOST_KINDS)) {
    const path = known.sheets.find((sheet) => sheet.slug === slug)?.path ?? null
    if (path === null || rows === 0) continue
    const page = await previewPage(query, {
      sheet: path,
      code,
      ...(column === null ? {} : { column }),
      limit: EXAMPLES,
    })
    for (const row of page.rows) {
      const issue = row.issues.find((candidate) => candidate.code === code && candidate.column === column)
      if (!issue) continue
      const { file_id, table, row: number } = row.source
      const cell = column === null ? {} : { column, value: row.values[column] ?? null }
      examples.push({
        kind: 'issue',
        slug,
        ...cell,
        code,
        severity: issue.severity,
        message: issue.message,
        row_id: row.row_id,
        file_id,
        table,
        row: number,
      })
    }
  }
  const [first] = examples
  const shown = first ? ` One of them is row ${first.row}: ${sentence(first.message ?? '')}` : ''
  return { text: answer.text + shown, evidence: [...answer.evidence, ...examples] }
}

/** What can be asked, with names that are there. */
function notUnderstood(known: Known, unsure: string | null): string {
  const [sheet] = known.manifest.sheets
  const filled = fillingsNamed(
    known,
    (sheet?.columns ?? []).map((column) => ({ kind: 'target', slug: sheet!.slug, column })),
  ).find(({ plan }) => plan.inputs.length > 0)
  const column = filled?.plan.column ?? sheet?.columns[0] ?? 'email'
  const said = unsure ?? 'This was not understood, so it is not answered.'
  return (
    `${said} Ask, for example: “Why was ${column} mapped so?”, “Which columns are unmapped?”, “Why does row 2 fail?”, “What was ${column} in row 2 before?”, ` +
    `“How many rows have errors in ${column}?”, “How many rows were rejected, merged or ignored?”, “What changed since the last plan?”, “What is done to ${column}?”`
  )
}

function cut(finding: Finding): Finding {
  const short = (text: string): string =>
    text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text
  const texts = Object.entries(finding).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'row_id' ? short(value) : value,
  ])
  const cutOff: Finding = Object.fromEntries(texts)
  return finding.transforms ? { ...cutOff, transforms: finding.transforms.slice(0, 50).map(short) } : cutOff
}
