import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import { quoteLiteral } from '../literal.ts'
import { count, list, quote } from '../phrases.ts'
import type { Answer, Finding, Known } from './answered.ts'
import { columnName, targetsNamed } from './places.ts'
import type { Understood } from './understand.ts'

// What spellings stand for, and how many rows have a value.

const MOST_ENTRIES = 40

/** What values become, or which become one; how many rows have a value where that is asked. */
export async function explainMeaning(query: Query, known: Known, asked: Understood): Promise<Answer> {
  const targets = targetsNamed(known, asked.things)
  const maps = known.manifest.value_maps
    .filter(
      ({ slug, column }) =>
        targets.length === 0 || targets.some((target) => target.slug === slug && target.column === column),
    )
    .map((map) => ({
      ...map,
      entries: map.entries.filter(
        ({ raw, value }) =>
          asked.values.length === 0 || asked.values.some((wanted) => isSame(wanted, raw) || isSame(wanted, value)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
  const told = maps.map(({ slug, column, entries }) => {
    const each = entries
      .toSorted((a, b) => b.count - a.count)
      .map(
        ({ raw, value, count: rows, decided_by }) =>
          `${quote(raw)} is written as ${quote(value)} (${count(rows, 'row')}${decided_by === 'matcher' ? '' : `, by ${decided_by}`})`,
      )
    return `In ${columnName(known, slug, column)} ${list(each)}.`
  })
  const evidence = maps.flatMap(({ slug, column, entries }) =>
    entries.slice(0, MOST_ENTRIES).map(({ raw, value, count: rows, decided_by }): Finding => ({
      kind: 'value',
      slug,
      column,
      before: raw,
      value,
      rows,
      decided_by,
    })),
  )
  if (asked.values.length === 0) {
    if (told.length > 0) return { text: told.join(' '), evidence }
    return {
      text: `No value of ${list([...new Set(targets.map(({ slug, column }) => columnName(known, slug, column)))])} is written as another one by a list of values.`,
      evidence,
    }
  }
  const counted =
    asked.counting || told.length === 0 ? await countValues(query, known, asked) : { text: '', evidence: [] }
  return {
    text: [...told, counted.text].filter((part) => part !== '').join(' '),
    evidence: [...evidence, ...counted.evidence],
  }
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

/** In how many rows the values stand, by column. */
async function countValues(query: Query, known: Known, asked: Understood): Promise<Answer> {
  const targets = targetsNamed(known, asked.things)
  const texts: string[] = []
  const evidence: Finding[] = []
  for (const value of asked.values) {
    const found: string[] = []
    for (const { slug, columns } of known.manifest.sheets) {
      const path = known.sheets.find((sheet) => sheet.slug === slug)?.path ?? null
      const wanted = columns.flatMap((column, index) =>
        targets.length === 0 || targets.some((target) => target.slug === slug && target.column === column)
          ? [{ column, index }]
          : [],
      )
      if (path === null || wanted.length === 0) continue
      const counts = wanted.map(
        ({ index }) => `count(*) FILTER (lower(v${index}) = lower(${quoteLiteral(value.trim())})) AS n${index}`,
      )
      const [row] = await query.rows(`SELECT ${counts.join(', ')} FROM ${parquetScan(path)}`)
      for (const { column, index } of wanted) {
        const rows = Number(row?.[`n${index}`] ?? 0)
        if (rows === 0) continue
        found.push(`${columnName(known, slug, column)} in ${count(rows, 'row')}`)
        evidence.push({ kind: 'count', slug, column, value, rows })
      }
    }
    texts.push(
      found.length > 0
        ? `${quote(value)} stands in ${list(found)}.`
        : `No row has ${quote(value)}${targets.length > 0 ? ' there' : ''}.`,
    )
  }
  return { text: texts.join(' '), evidence }
}
