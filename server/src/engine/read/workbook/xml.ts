import { SaxesParser } from 'saxes'
import { EngineError } from '../../model.ts'
import { utf16 } from '../text/encoding.ts'

export type Attributes = Record<string, string>

export interface XmlHandlers {
  /** Names come without their namespace prefix. */
  open: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

interface XmlOptions {
  /** What is parsed, for the sentence of an error: `sheet "Orders" of "orders.xlsx"`. */
  of: string
  /** Takes out what need not be parsed; gets text that ends after a `>`. */
  filter?: (text: string) => string
  /** After each piece: time to let written rows drain, to report progress, to stop. */
  afterPiece?: (bytes: number) => Promise<void>
}

/** Nothing in a workbook is that long between two tags: an Excel cell holds 32,767 characters. */
const MAX_TEXT_RUN = 33_554_432

/**
 * Parses XML as it streams in. Document types are refused, and with them every entity but the five that XML itself has.
 *
 * @throws EngineError when it isn't well-formed.
 */
export async function parseXml(
  source: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
  options: XmlOptions,
): Promise<void> {
  const parser = createParser(handlers, options.of)
  let decoder: InstanceType<typeof TextDecoder> | null = null
  // What follows the last `>` waits for the next; in pieces, for putting together a long run again and again would be quadratic.
  let held: string[] = []
  let heldLength = 0
  for await (const bytes of source) {
    decoder ??= new TextDecoder(utf16(bytes)?.encoding ?? 'utf-8')
    const text = decoder.decode(bytes, { stream: true })
    const end = text.lastIndexOf('>') + 1
    if (end > 0) {
      const whole = held.join('') + text.slice(0, end)
      parser.write(options.filter === undefined ? whole : options.filter(whole))
      held = []
      heldLength = 0
    }
    held.push(text.slice(end))
    heldLength += text.length - end
    if (heldLength > MAX_TEXT_RUN) {
      throw new EngineError(`The ${options.of} has a text of more than ${MAX_TEXT_RUN} characters`)
    }
    await options.afterPiece?.(bytes.length)
  }
  parser.write(held.join('') + (decoder?.decode() ?? ''))
  parser.close()
}

function createParser(handlers: XmlHandlers, of: string): SaxesParser<{ xmlns: false; position: false }> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  parser.on('error', (error) => {
    throw new EngineError(`The ${of} is damaged (${error.message}): save the file again and send it anew`)
  })
  parser.on('doctype', () => {
    throw new EngineError(`The ${of} declares a document type, which no Office file has: it was not read`)
  })
  parser.on('opentag', (tag) => handlers.open(localName(tag.name), tag.attributes))
  if (handlers.close !== undefined) {
    const close = handlers.close
    parser.on('closetag', (tag) => close(localName(tag.name)))
  }
  if (handlers.text !== undefined) {
    parser.on('text', handlers.text)
    parser.on('cdata', handlers.text)
  }
  return parser
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** An attribute by its local name: `r:id` in one file is `rel:id` in another. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  if (attributes[name] !== undefined) return attributes[name]
  return Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1]
}
