import { push, type Work } from '../column-values.ts'

// “Per cent, without needless zeros”: 13.0 is 13, and 14.975 stays, though a rule takes all of them.

const NONE_NEEDLESS =
  /(?<!\p{L})(?:(?:no|without|not? .{0,12}with) (?:any )?(?:needless|trailing|unnecessary|superfluous|redundant) (?:zeros?|zeroes|0s)|ohne (?:unnötige|überflüssige|nachgestellte|angehängte) nullen?|sans z[ée]ros? (?:inutiles?|superflus?|finaux|[àa] droite)|sin ceros? (?:innecesarios?|finales|a la derecha|sobrantes)|senza zeri (?:inutili|superflui|finali)|zonder (?:overbodige|onnodige) nullen|sem zeros (?:desnecessários|à direita)|bez (?:zbędnych|końcowych) zer)(?!\p{L})/iu
const PLAIN = /^-?\d+\.\d*0$/

/** Takes the zeros behind the decimals of figures away where the description wants none. */
export function addWithoutNeedlessZeros(work: Work): void {
  const { target, values, rule, transforms } = work
  if (!NONE_NEEDLESS.test(target.description ?? '')) return
  const bare = (value: string): string => (PLAIN.test(value) ? value.replace(/\.?0+$/, '') : value)
  const open = values.filter(({ value }) => value !== null && bare(value) !== value)
  if (open.length === 0 || open.some(({ value }) => rule?.matches(bare(value!)) === false)) return
  const last = transforms.at(-1)
  const isPlain = last?.kind === 'number' && last.decimals === undefined && last.written_decimal === undefined
  if (isPlain) transforms.pop()
  const read = isPlain ? last : ({ kind: 'number', decimal: '.', grouping: '' } as const)
  push(work, { ...read, decimals: 0 }, bare)
}
