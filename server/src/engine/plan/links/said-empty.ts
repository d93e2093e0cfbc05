import { sameName, type Directive } from '../../knowledge/directives.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context } from '../context.ts'
import type { Linked } from './linked.ts'

/** Whether somebody said that a value stands for nothing in a column that is the link, as “YARD is no site, leave the site blank”: it names no row, and is no wrong name of one. */
export function saidEmpty(source: ColumnProfile, { by }: Linked, { directives }: Context): (value: string) => boolean {
  const isOfColumn = (column: string | null): boolean =>
    column !== null && [by, source.name].some((name) => name !== undefined && sameName(column, name))
  const words = new Set(
    directives.filter((one) => isTold(one, isOfColumn)).flatMap((one) => wordsOf(one).map((word) => fold(word))),
  )
  return (value) => words.has(fold(value))
}

function isTold(directive: Directive, isOfColumn: (column: string | null) => boolean): boolean {
  if (directive.kind === 'value') return directive.value === '' && isOfColumn(directive.column)
  return directive.kind === 'null_token' && isOfColumn(directive.column)
}

function wordsOf(directive: Directive): string[] {
  if (directive.kind === 'value') return [directive.raw]
  return directive.kind === 'null_token' ? directive.tokens : []
}

function fold(value: string): string {
  return value.trim().toLowerCase()
}
