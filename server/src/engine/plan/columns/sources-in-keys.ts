import { escaped } from '../../escaped.ts'
import type { JoinedOf, Piece } from '../../knowledge/keys-said.ts'
import { frontsOf } from '../../match/values/rule-fronts.ts'
import { ruleOf } from '../../match/sides.ts'
import type { TemplateColumn } from '../../model.ts'
import type { Context, Placement } from '../context.ts'
import { frontByTable, type Told } from '../transforms/repairs/described-fronts.ts'

// “System (LX Lexis, RV Revo, MN manual), a hyphen and the number”: the part of a key in which a list tells the letters of each system is no column. It
// is the same on all rows of a file, whose name says which system it is from.

/** What a key is joined of; `ofTable`: in other tables it is something else, though their columns be called the same. */
export type OwnJoined = JoinedOf & { ofTable?: true }

/** What a key is joined of, with the letters of the table's own system in the place of that part. */
export function withOwnSource(
  described: JoinedOf,
  column: TemplateColumn,
  { table }: Placement,
  context: Context,
): OwnJoined {
  const rule = ruleOf(column)
  const letters = rule === null ? [] : frontsOf(rule).map((front) => front.replace(/[^A-Z]+$/, ''))
  if (letters.length < 2) return described
  const pieces = described.pieces.map((piece): Piece => {
    if (!('part' in piece)) return piece
    const told = listedBehind(piece.part, column.description ?? '', letters)
    const front = told && frontByTable(table.profile, told, context)
    return front ? { text: front } : piece
  })
  return pieces.every((piece, at) => piece === described.pieces[at])
    ? described
    : { ...described, pieces, ofTable: true }
}

/** The letters with what each is for, where parentheses behind the part list all of them and nothing else. */
function listedBehind(part: string, description: string, letters: readonly string[]): Told[] | null {
  const [, list] = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(part)}\\s*\\(([^()]+)\\)`, 'iu').exec(description) ?? []
  const told = (list ?? '').split(/\s*[,;]\s*|\s+(?:or|oder|ou|o|of)\s+/u).map((item): Told | null => {
    const [, front, what] =
      /^([A-Z]{1,6})\s*(?:[=:–-]|(?:for|für|pour|para|per|voor)(?!\p{L}))?\s*(\p{L}.*)$/u.exec(item) ?? []
    return front !== undefined && what !== undefined && letters.includes(front) ? { front, what } : null
  })
  const known = told.filter((one) => one !== null)
  return known.length === told.length && new Set(known.map(({ front }) => front)).size === letters.length ? known : null
}
