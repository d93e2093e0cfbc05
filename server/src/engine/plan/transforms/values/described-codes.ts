import { escaped } from '../../../escaped.ts'
import { closestValue } from '../../../match/values/same-meaning.ts'
import { fold } from '../../../match/names/words.ts'
import { NEGATED } from '../../../knowledge/meant-values.ts'

// What codes stand for is often written down in the template's description.

/** Surely the same word. */
const SAME = 0.84

/** The allowed value that a text stands for, as far as the description says so; null where it doesn't. */
export function labelledIn(description: string, allowed: readonly string[]): (raw: string) => string | null {
  const labels = labelsOf(description, allowed)
  const plain = allowed.filter((value) => ![...labels.values()].includes(value))
  return (raw) => labels.get(key(raw)) ?? (isPlainOne(raw, labels, plain) ? null : likeLabel(raw, labels))
}

/** The allowed values whose labels in the description begin so: “pa” of “PK pack, PR pair” is either. */
export function labelledSo(description: string, allowed: readonly string[]): (start: string) => string[] {
  const labels = [...labelsOf(description, allowed)]
  return (start) => labels.flatMap(([label, value]) => (label.startsWith(key(start)) ? value : []))
}

/** Of “R, W, RS (red sparkling) or WS (white sparkling)” “Red” is the plain letter, not the label that goes on. */
function isPlainOne(raw: string, labels: ReadonlyMap<string, string>, plain: readonly string[]): boolean {
  const own = key(raw)
  const goesOn = [...labels].filter(([label]) => own !== '' && label.startsWith(`${own} `))
  return goesOn.some(([, code]) =>
    plain.some((value) => own.startsWith(fold(value)) && code !== value && code.startsWith(value)),
  )
}

function likeLabel(raw: string, labels: ReadonlyMap<string, string>): string | null {
  const [best, second] = closestValue(raw, [...labels.keys()])
  if (!best || best.confidence < SAME) return null
  const meant = labels.get(best.value)!
  return second && second.confidence >= SAME && labels.get(second.value) !== meant ? null : meant
}

function key(text: string): string {
  return fold(text.trim()).replace(/[^\p{L}\p{N}]+/gu, ' ')
}

/** “MAT mathematics, PHY physics”, “A = active; I = inactive”, “1: low, 2: high”, “active (A), closed (C)”: each label with its allowed value. */
function labelsOf(description: string, allowed: readonly string[]): Map<string, string> {
  const labels = new Map<string, string>()
  const known = new Map(allowed.map((value) => [value.toLowerCase(), value]))
  const pieces = description.split(/[,;\n]|\.\s|\.$|\s(?:and|or|und|oder|et|ou|y|o|u|e|of|en|eller|och|og|lub|i)\s/u)
  for (const piece of pieces) {
    // “Code of the club: DT Downtown”: what leads to a list is no part of its first entry.
    const [, behindColon] = /^[^:]*:\s*(.+)$/su.exec(piece) ?? []
    const found = [piece, behindColon ?? ''].map((text) => entryOf(text.trim(), known)).find((entry) => entry !== null)
    if (found) labels.set(key(found.label), found.value)
  }
  // “active, closing (runs out) or blocked”: beside the other values a single one that needs a word of its own.
  const isBesideOthers =
    labels.size === 1 && allowed.length > 1 && allowed.every((value) => pieces.some((piece) => isOne(piece, value)))
  const isKnown =
    new Set(labels.values()).size >= 2 || isBesideOthers || (labels.size > 0 && namesFamily(pieces, allowed))
  return isKnown ? labels : conditioned(description, known)
}

/** “net_ is days from the invoice, cod is cash”: beside the beginning of several values, that one is what it is for. */
function namesFamily(pieces: readonly string[], allowed: readonly string[]): boolean {
  return pieces.some((piece) => {
    const [start, use] = partsOf(piece.trim())
    return use !== '' && /\p{L}{2}[_-]$/u.test(start) && allowed.some((value) => value.startsWith(start))
  })
}

/** “False when out of service”: of two values the one is told by what it is for. */
function conditioned(description: string, known: ReadonlyMap<string, string>): Map<string, string> {
  if (known.size !== 2) return new Map()
  const labels = description.split(/[,;:.\n]/u).flatMap((clause): [string, string][] => {
    const [, value = '', label = ''] = CONDITIONED.exec(clause.trim()) ?? []
    const meant = known.get(value.toLowerCase())
    return meant === undefined || NEGATED.test(label) ? [] : [[key(label), meant]]
  })
  return new Map(labels)
}

const CONDITIONED =
  /^(\S{1,20})\s+(?:if|when|where|wenn|falls|si|quand|lorsque|cuando|se|quando|als|indien|wanneer)\s+(?:(?:it|they|es|er|sie|elle|il|het|ze)\s+)?(?:(?:is|are|ist|sind|est|sont|est[áa]n?|è|sono|zijn)\s+)?(\p{L}[\p{L} '’-]{1,40})$/iu

/** The value alone, or with a word in brackets, behind what leads to the list: “One of active”. */
function isOne(piece: string, value: string): boolean {
  const bare = piece
    .replace(/\s*\([^()]*\)\s*$/u, '')
    .trim()
    .toLowerCase()
  return bare === value.toLowerCase() || new RegExp(`[:\\s]${escaped(value.toLowerCase())}$`, 'u').test(bare)
}

function entryOf(piece: string, known: ReadonlyMap<string, string>): { label: string; value: string } | null {
  const [left, right] = partsOf(piece)
  const [before, behind] = [known.get(left.toLowerCase()), known.get(right.toLowerCase())]
  if (right === '' || (before === undefined) === (behind === undefined)) return null
  return { label: before === undefined ? left : right, value: (before ?? behind)! }
}

/** A code and what it stands for, in either order. */
function partsOf(piece: string): [string, string] {
  const bracketed = /^([^()]{1,60}?)\s*\(([^()]{1,40})\)$/u.exec(piece)
  if (bracketed) return [bracketed[1]!, bracketed[2]!]
  const marked = /^([^=:]{1,40}?)\s*(?:=|:|\s[–—-]\s|\s(?:is|for|means|stands for)\s)\s*(.{1,60})$/u.exec(piece)
  if (marked) return [marked[1]!, marked[2]!]
  const apart = /^(\S{1,20})\s+(\p{L}[\p{L} '’-]{1,40})$/u.exec(piece)
  return apart ? [apart[1]!, apart[2]!] : [piece, '']
}
