import type { HeadRow } from './header.ts'

// A row in which labels stand before what they say: “Order 17 | Customer: | Hill Farm | Date: 21-09-2024”.

/** What each label says, in their order. */
export type Labels = Map<string, string>

/** The labels of one row, and the cell before them, which says its label itself. */
export interface RowLabels {
  /** “Order 17”: which of its words name it, other rows tell. */
  front: string | null
  labels: Labels
}

const LABEL = /^(\p{L}[^:：]{0,40}?)\s*[:：](?:\s+(\S.*))?$/su

/** Null where not every cell is a label, the value of one, or the first of all. */
export function labelsIn({ cells }: HeadRow): RowLabels | null {
  const given = cells.filter((cell) => cell !== '').map((cell) => cell.trim())
  const [first = ''] = given
  const front = LABEL.test(first) ? null : first
  if (front !== null && !/^\p{L}/u.test(front)) return null
  const labels: Labels = new Map()
  let open: string | null = null
  for (const cell of front === null ? given : given.slice(1)) {
    const found: RegExpExecArray | null = open !== null && !cell.endsWith(':') ? null : LABEL.exec(cell)
    const name: string | undefined = found?.[1]
    const value: string | undefined = found?.[2]
    if (name === undefined && open === null) return null
    if (name === undefined) {
      labels.set(open!, cell)
      open = null
      continue
    }
    if (labels.has(name)) return null
    labels.set(name, value ?? '')
    open = value === undefined ? name : null
  }
  return labels.size === 0 ? null : { front, labels }
}

/** The labels of each head of several rows, with what stands before them by the words with which it begins in all heads. */
export function withFrontWords(heads: readonly (readonly RowLabels[])[]): Labels[] {
  const fronts = heads.flatMap((rows) => rows.flatMap(({ front }) => (front === null ? [] : [front])))
  const shared = sharedWords(fronts)
  return heads.map((rows) => {
    const labels: Labels = new Map()
    for (const { front, labels: own } of rows) {
      if (front !== null && shared !== '') labels.set(nameIn(shared), front.slice(shared.length).trim())
      for (const [name, value] of own) if (!labels.has(name)) labels.set(name, value)
    }
    return labels
  })
}

function nameIn(shared: string): string {
  return shared.replace(/[\s#№:–—-]+$/u, '')
}

/** The words with which all begin, none of which is the last one, or has a figure. */
function sharedWords(texts: readonly string[]): string {
  const [first = '', ...others] = texts
  let shared = ''
  for (const { index, 0: word } of first.matchAll(/\S+/gu)) {
    const next = first.slice(0, index + word.length)
    const isEnd = (text: string): boolean => text.slice(next.length).trim() === ''
    if (/\d/.test(word) || isEnd(first)) break
    if (!others.every((text) => text.startsWith(`${next} `) && !isEnd(text))) break
    shared = next
  }
  return /\p{L}{2}/u.test(shared) ? shared : ''
}
