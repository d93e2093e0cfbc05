import { push, type Work } from '../column-values.ts'

// “Axis in degrees, no leading zeros”: `005` is 5, though a rule takes both.

const NO_LEADING_ZEROS =
  /(?<!\p{L})(?:(?:no|without|not? .{0,12}with) (?:any )?leading (?:zeros?|zeroes|0s)|ohne (?:f[üu]hrende|vorangestellte) nullen?|sans z[ée]ros? (?:initia(?:l|ux)|non significatifs?|devant|[àa] gauche)|sin ceros? (?:a la izquierda|iniciales|delante)|senza zeri (?:iniziali|davanti)|zonder voorloopnul(?:len)?|bez zer wiod[ąa]cych)(?!\p{L})/iu

/** Takes the zeros in front of figures away where the description wants none. */
export function addWithoutZeros(work: Work): void {
  const { target, values, rule } = work
  if (!NO_LEADING_ZEROS.test(target.description ?? '')) return
  const bare = (value: string): string => value.replace(/^0+(\d+)$/, '$1')
  const open = values.filter(({ value }) => value !== null && bare(value) !== value)
  if (open.length === 0 || open.some(({ value }) => rule?.matches(bare(value!)) === false)) return
  push(work, { kind: 'rewrite', pattern: '0+([0-9]+)', with: '\\1' }, bare)
}
