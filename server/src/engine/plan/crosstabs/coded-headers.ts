import { fold } from '../../match/names/words.ts'
import { LEAST_COLUMNS } from './crosstab-headers.ts'

// “PG1 Retail”, “PG2 Trade”, “PG3 Resell.”: headers that have a code each beside the value, which may be cut short.

const LEAST_LETTERS = 4

/** The allowed values that headers name beside a code of one form; null where fewer headers do. */
export function codedHeaders(labels: readonly string[], allowed: readonly string[]): string[] | null {
  const read = labels.map((label) => valueIn(label, allowed))
  const forms = Map.groupBy(
    read.flatMap((one) => one ?? []),
    ({ form }) => form,
  )
  const [most = []] = [...forms.values()].toSorted((a, b) => b.length - a.length)
  const values = new Set(most.map(({ value }) => value))
  if (most.length < LEAST_COLUMNS || values.size < most.length) return null
  return labels.map((label, at) => (read[at] && most.includes(read[at]) ? read[at].value : label))
}

/** The only value that a header is without a code in front of it or behind, and what that looks like. */
function valueIn(label: string, allowed: readonly string[]): { value: string; form: string } | null {
  const words = label.trim().split(/[\s_/:()–-]+/u)
  const found = ([0, -1] as const).flatMap((at) => {
    const code = words.at(at) ?? ''
    const rest = fold(words.slice(at === 0 ? 1 : 0, at === 0 ? undefined : -1).join(' '))
    if (words.length < 2 || !/\d/.test(code)) return []
    const form = `${at} ${code.replace(/\d+/g, '9').toLowerCase()}`
    return allowed.flatMap((value) => (isMeant(rest, fold(value)) ? [{ value, form }] : []))
  })
  return found.length === 1 ? found[0]! : null
}

function isMeant(said: string, value: string): boolean {
  if (said === value) return true
  const short = said.endsWith('.') ? said.slice(0, -1) : ''
  return short.length >= LEAST_LETTERS && value.startsWith(short)
}
