/** `text` as a part of a pattern that matches just itself, as RE2, JavaScript and the rules of templates all take it. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
