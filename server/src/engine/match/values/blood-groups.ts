/** The group, and the rhesus factor by a sign or a word in any of Europe's larger languages: `0 pos`, `A Rh-`, `AB RhD negativ`, `B (+)`. */
const GROUP =
  /^(?:gr(?:oup|uppe|uppo|upo|oupe|upa)?\.? )?(AB|A|B|0|O)[ ,]*(?:\(?Rh(?:esus)?(?: ?\(?D\)?)?\)?\.?)?[ ]*\(?([+–−-]|(?:plus|minus|pos|neg|dodatni|ujemny)\p{L}{0,5}\.?)\)?$/iu

/** `A+` for `A Rh pos.`; null for what is no blood group with its factor. */
export function bloodGroup(text: string): string | null {
  if (text.length > 24) return null
  const [, group, factor] = GROUP.exec(text.trim()) ?? []
  if (group === undefined || factor === undefined) return null
  return group.toUpperCase().replace('O', '0') + (/^(?:\+|plus|pos|dodatni)/i.test(factor) ? '+' : '-')
}
