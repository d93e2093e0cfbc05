import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { HEAD_ROWS } from '../limits.ts'
import { FIXED } from './fixed-width.ts'

// A print of cards: each row of data is a block of lines, and each line a heading, a colon and what the card has for it.
//
//   Ref   : A17
//   Name  : Lindqvist
//   ------------

/** What is no card has other lines than these, apart from blank and drawn ones. */
const MOST = 0.8
const LEAST_CARDS = 3
/** A list of two columns has fewer headings, and a text with colons more. */
const FEWEST_LABELS = 3
const MOST_LABELS = 60
/** Of the headings of a card, so many are on all. */
const SHARED = 0.5

const LABELLED = /^\s*(\p{L}[\p{L}\p{N} ./'’()&#°%€$£?_-]{0,39}?)[ .]*\s?[:=](?:\s+(.*)|)$/u
/** Below a heading's own line. */
const GOES_ON = /^\s{2,}(?!\s)[^:]*$/
const RULER = /^\s*(?:[-=_*~#+.─═]\s?){3,}$/u

/** How the cards of a file begin: with which heading. */
export interface Cards {
  first: string
}

/** The heading with which each card of a text begins; null where it has none. */
export function cardsOf(sample: string): Cards | null {
  const lines = sample.split(/\r?\n/).slice(0, HEAD_ROWS)
  const telling = lines.filter((line) => line.trim() !== '' && !RULER.test(line) && !GOES_ON.test(line))
  const labelled = telling.flatMap((line) => labelOf(line)?.label ?? [])
  const [first] = labelled
  if (first === undefined || labelled.length < MOST * telling.length) return null
  const cards = cardsIn(labelled, first)
  const counts = [...Map.groupBy(cards.flat(), (label) => label).values()].map(({ length }) => length)
  if (cards.length < LEAST_CARDS || counts.length < FEWEST_LABELS || counts.length > MOST_LABELS) return null
  const shared = counts.filter((count) => count >= MOST * cards.length)
  // A heading that comes twice in a card is no heading of it.
  const isOnce = cards.every((card) => new Set(card).size === card.length)
  return isOnce && shared.length >= SHARED * counts.length && shared.length >= FEWEST_LABELS ? { first } : null
}

/** The headings of each card; one that goes on in the next line with the same heading has it once. */
function cardsIn(labels: readonly string[], first: string): string[][] {
  const cards: string[][] = []
  for (const label of labels) {
    if (label === first) cards.push([label])
    else if (cards.at(-1)!.at(-1) !== label) cards.at(-1)!.push(label)
  }
  return cards
}

function labelOf(line: string): { label: string; value: string } | null {
  const [, label, value = ''] = LABELLED.exec(line) ?? []
  return label === undefined ? null : { label: label.trim(), value: value.trim() }
}

/** What became of the lines of a file of cards. */
interface Rewritten {
  cards: number
  /** Lines that are part of no card. */
  others: string[]
}

/** So many of the lines that are part of no card are told. */
const MOST_TOLD = 5

/** Writes a copy of the file that has a header and one line for each card. Read twice, for a later card may have a heading of its own. */
export async function rewriteCards(from: string, to: string, { first }: Cards): Promise<Rewritten> {
  const labels = new Set<string>()
  for await (const line of linesOf(from)) {
    const found = labelOf(line)
    if (found && labels.size < MOST_LABELS) labels.add(found.label)
  }
  const told: Rewritten = { cards: 0, others: [] }
  const header = [first, ...[...labels].filter((label) => label !== first)]
  const rowOf = (card: ReadonlyMap<string, string>): string =>
    `${header.map((label) => (card.get(label) ?? '').replaceAll(FIXED.delimiter, ' ')).join(FIXED.delimiter)}\n`
  await pipeline(async function* () {
    yield `${header.join(FIXED.delimiter)}\n`
    for await (const card of cardsFrom(linesOf(from), first, new Set(header), told)) yield rowOf(card)
  }, createWriteStream(to))
  return told
}

function linesOf(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path), crlfDelay: Infinity })
}

async function* cardsFrom(
  lines: AsyncIterable<string>,
  first: string,
  labels: ReadonlySet<string>,
  told: Rewritten,
): AsyncGenerator<Map<string, string>> {
  let card: Map<string, string> | null = null
  let last: string | null = null
  for await (const line of lines) {
    const labelled = labelOf(line)
    const found = labelled && labels.has(labelled.label) ? labelled : null
    if (found?.label === first) {
      if (card) yield card
      card = new Map()
      told.cards += 1
    }
    // What stands below a heading's own line without one of its own goes on with it.
    const goesOn: boolean = found === null && card !== null && last !== null && GOES_ON.test(line) && !RULER.test(line)
    if (card && found) {
      const before = card.get(found.label)
      card.set(found.label, before ? `${before} ${found.value}`.trim() : found.value)
    } else if (goesOn) card!.set(last!, `${card!.get(last!) ?? ''} ${line.trim()}`.trim())
    else if (line.trim() !== '' && !RULER.test(line)) told.others.push(line.trim())
    last = found && card ? found.label : goesOn ? last : null
  }
  if (card) yield card
}

/** What is said of a file that was read so. */
export function cardsSaid({ cards, others }: Rewritten): string {
  const shown = others.slice(0, MOST_TOLD).map((line) => `“${line.slice(0, 80)}”`)
  const more = others.length > MOST_TOLD ? ` and ${others.length - MOST_TOLD} more` : ''
  const rest = others.length === 0 ? '' : ` No part of a card: ${shown.join(', ')}${more}.`
  return `The file is a print of ${cards} cards, each a block of lines with a heading and a colon: each was read as a row, numbered in their order.${rest}`
}
