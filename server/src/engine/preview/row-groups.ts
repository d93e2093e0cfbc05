/**
 * Row groups of a Parquet file, and footers of only some of them (Apache Parquet's parquet.thrift; footers are written in Thrift's compact
 * protocol). Of a footer only so much is read as tells where its parts lie: they are copied as they stand.
 */
export interface RowGroups {
  footer: Uint8Array
  fields: Field[]
  groups: RowGroup[]
}

export interface RowGroup {
  /** Place of its first row in the file, and how many there are. */
  first: number
  rows: number
  /** Where it lies in the file. */
  offset: number
  bytes: number
  /** Its entry in the footer. */
  entry: Uint8Array
}

/** A field of a struct, and where its value lies in the footer. */
interface Field {
  id: number
  type: number
  from: number
  to: number
}

interface Cursor {
  bytes: Uint8Array
  at: number
}

/** Ids of fields. */
const ofFile = { rows: 3, groups: 4, pairs: 5 }
const ofGroup = { rows: 3, offset: 5, bytes: 6 }

/** Thrift's compact types. */
const types = { true: 1, false: 2, byte: 3, i16: 4, i32: 5, i64: 6, double: 7, binary: 8, list: 9, set: 10, struct: 12 }

/** @throws Error when the footer is none, or leaves out where row groups are. */
export function readRowGroups(footer: Uint8Array): RowGroups {
  const fields = readStruct({ bytes: footer, at: 0 })
  const list = fields.find(({ id }) => id === ofFile.groups)
  if (list === undefined) throw new Error('The footer has no row groups.')
  const cursor = { bytes: footer, at: list.from }
  const { size } = readListHeader(cursor)
  const groups: RowGroup[] = []
  let first = 0
  for (let index = 0; index < size; index++) {
    const from = cursor.at
    const members = readStruct(cursor)
    const number = (wanted: number): number => {
      const member = members.find(({ id }) => id === wanted)
      if (member === undefined) throw new Error(`Row group ${index} has no field ${wanted}.`)
      return readInteger({ bytes: footer, at: member.from })
    }
    const rows = number(ofGroup.rows)
    const place = { offset: number(ofGroup.offset), bytes: number(ofGroup.bytes) }
    groups.push({ first, rows, ...place, entry: footer.subarray(from, cursor.at) })
    first += rows
  }
  return { footer, fields, groups }
}

/** The footer of a file that has only these row groups, at the same places; and none of the pairs that its writer left there. */
export function footerOf({ footer, fields }: Omit<RowGroups, 'groups'>, groups: readonly RowGroup[]): Uint8Array {
  const rows = groups.reduce((sum, group) => sum + group.rows, 0)
  const parts: Uint8Array[] = []
  let last = 0
  for (const { id, type, from, to } of fields) {
    if (id === ofFile.pairs) continue
    parts.push(Uint8Array.of(((id - last) << 4) | type))
    last = id
    if (id === ofFile.rows) parts.push(varint(2 * rows))
    else if (id === ofFile.groups) parts.push(listHeader(groups.length), ...groups.map(({ entry }) => entry))
    else parts.push(footer.subarray(from, to))
  }
  return Buffer.concat([...parts, Uint8Array.of(0)])
}

function readStruct(cursor: Cursor): Field[] {
  const fields: Field[] = []
  let id = 0
  for (let header = readByte(cursor); header !== 0; header = readByte(cursor)) {
    id = header >> 4 === 0 ? readInteger(cursor) : id + (header >> 4)
    const type = header & 15
    const from = cursor.at
    // The header of a field tells whether it is true: it has no value.
    if (type !== types.true && type !== types.false) skip(cursor, type)
    fields.push({ id, type, from, to: cursor.at })
  }
  return fields
}

function skip(cursor: Cursor, type: number): void {
  if (type === types.struct) readStruct(cursor)
  else if (type === types.binary) skipBytes(cursor, readVarint(cursor))
  else if (type === types.double) skipBytes(cursor, 8)
  else if (type <= types.byte) skipBytes(cursor, 1)
  else if (type <= types.i64) readVarint(cursor)
  else if (type === types.list || type === types.set) {
    const { size, type: item } = readListHeader(cursor)
    for (let index = 0; index < size; index++) skip(cursor, item)
  } else throw new Error(`The footer has a field of type ${type}.`)
}

function skipBytes(cursor: Cursor, count: number): void {
  cursor.at += count
}

function readListHeader(cursor: Cursor): { size: number; type: number } {
  const header = readByte(cursor)
  const size = header >> 4
  return { size: size === 15 ? readVarint(cursor) : size, type: header & 15 }
}

function listHeader(size: number): Uint8Array {
  const short = Uint8Array.of((Math.min(size, 15) << 4) | types.struct)
  return size < 15 ? short : Buffer.concat([short, varint(size)])
}

/** Zigzag: the lowest bit is the sign. */
function readInteger(cursor: Cursor): number {
  const value = readVarint(cursor)
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}

/** By factors, not by shifts, which would cut numbers at 32 bits. */
function readVarint(cursor: Cursor): number {
  let value = 0
  for (let factor = 1; ; factor *= 128) {
    const byte = readByte(cursor)
    value += (byte % 128) * factor
    if (byte < 128) return value
  }
}

function varint(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return Uint8Array.of(...bytes, rest)
}

function readByte(cursor: Cursor): number {
  const byte = cursor.bytes[cursor.at++]
  if (byte === undefined) throw new Error('The footer ends too early.')
  return byte
}
