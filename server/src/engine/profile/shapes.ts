/** `C-1001` → `A-9`, `Anna Maria` → `Aa Aa`: what a value looks like, whatever it says. Cut to 40 characters. */
export function shapeOf(value: string): string {
  let shape = ''
  let last = ''
  for (const char of value) {
    const mark = markOf(char)
    if (mark !== last) shape += mark
    last = mark
    if (shape.length >= 40) return `${shape}…`
  }
  return shape
}

function markOf(char: string): string {
  if (char >= '0' && char <= '9') return '9'
  if (char >= 'a' && char <= 'z') return 'a'
  if (char >= 'A' && char <= 'Z') return 'A'
  if (char < '\u0080') return char
  if (/\p{Lu}/u.test(char)) return 'A'
  if (/\p{Ll}/u.test(char)) return 'a'
  return /\p{L}/u.test(char) ? '字' : char
}
