// “Two-digit years 00 to 24 are 2000 to 2024, all others 19..”: which century a year of two digits is of, where somebody says it.

export const OF_TWO_DIGITS =
  /two[- ]digit years?|years? (?:of|with|in) two digits|short years?|zweistellige[nr]? jahr\p{L}*|jahr\p{L}* mit zwei (?:stellen|ziffern)|années? (?:à|sur|de|en) (?:deux|2) chiffres|años? (?:de|con|a) (?:dos|2) (?:cifras|dígitos)|ann[oi] (?:a|di|con) (?:due|2) cifre|tweecijferige jaar\p{L}*|jaartal\p{L}* (?:van|met|in) twee cijfers|\bYY\b/iu
const TO = '(?:to|until|till|through|bis|à|au|al?|fino a|tot(?: en met)?|t/m|[-–])'
const MEANS = '[^.;,\\d]{0,30}'
/** Of this century, or of the last. */
const NOW = '20(?:\\d\\d|xx|YY|[.…]+|00s?|er)?(?!\\d)'
const PAST = '19(?:\\d\\d|xx|YY|[.…]+|00s?|er)?(?!\\d)'

/** Ways to say it, with what is added to their number for the latest year of this century. */
const FORMS: [RegExp, number][] = [
  [of(`(?:up to|until|bis|jusqu[’'e]?(?: ?à)?|hasta|fino a|tot en met|t/m|≤)`, NOW), 0],
  [new RegExp(`(?<!\\d)0\\d ?${TO} ?(\\d\\d)(?!\\d)${MEANS}${NOW}`, 'iu'), 0],
  [
    of(
      '(?:below|under|before|less than|smaller than|unter|vor|kleiner als|avant|moins de|inférieure?s? à|antes de|menor(?:es)? (?:de|que)|sotto|prima del?|onder|voor|<)',
      NOW,
    ),
    -1,
  ],
  [
    of(
      '(?:above|over|after|greater than|more than|über|nach|grö(?:ß|ss)er als|après|supérieure?s? à|después de|mayor(?:es)? (?:de|que)|sopra|dopo(?: il)?|boven|na|>)',
      PAST,
    ),
    0,
  ],
  [of('(?:from|since|ab|à partir de|desde|dal?|vanaf)', PAST), -1],
]

function of(word: string, century: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${word} ?['’]?(\\d\\d)(?!\\d)${MEANS}${century}`, 'iu')
}

const ALL = new RegExp(
  `(?:all|always|every|are|mean|alle|immer|sind|tous|toutes|toujours|sont|tod[oa]s|siempre|son|tutti|sempre|sono|altijd|zijn) (?:of )?${NOW}`,
  'iu',
)

/** The latest year that two digits mean, as the first of the texts that says anything of it has it; null where none does. */
export function latestSaid(texts: readonly string[]): { year: number; said: string } | null {
  for (const text of texts) {
    const sentences = text.split(/(?<=[^.\d]\.)\s|;|\n/)
    const at = sentences.findIndex((one) => OF_TWO_DIGITS.test(one))
    // “The list has years with two digits. Read 00 to 24 as 20xx”: the one behind it goes on.
    for (const sentence of at < 0 ? [] : sentences.slice(at, at + 2)) {
      const year = latestIn(sentence)
      if (year !== undefined) return { year, said: sentence.trim() }
    }
  }
  return null
}

function latestIn(sentence: string): number | undefined {
  const found = FORMS.flatMap(([form, more]) => {
    const [, number] = form.exec(sentence) ?? []
    return number === undefined ? [] : [2000 + Number(number) + more]
  })
  return found[0] ?? (OF_TWO_DIGITS.test(sentence) && ALL.test(sentence) ? 2099 : undefined)
}
