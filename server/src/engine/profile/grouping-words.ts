// “A dot for thousands”, “no thousands separator”, “kein Tausenderzeichen”: which sign groups the digits, and no unit of figures.

const SIGN =
  '(?:dots?|points?|periods?|full stops?|commas?|apostrophes?|spaces?|blanks?|punkte?|zeichen|strich|komma(?:s|ta)?|leerzeichen|apostrophe?|points?|virgules?|espaces?|puntos?|comas?|espacios?|punt[oi]|virgol[ae]|spazi[oi]?|apostrof[oi]?|punt(?:en)?|spatie?s?|pontos?|v[ií]rgulas?|separa[dt]\\p{L}+|scheiding\\p{L}*|trenn\\p{L}+|s[ée]parat\\p{L}+)'
const SIGN_BEFORE = new RegExp(`(?<!\\p{L})${SIGN}(?:[\\s,]+["“”'’.,]*\\p{L}*["“”'’.,]*){0,4}\\s*$`, 'iu')
const SIGN_BEHIND = new RegExp(`^[\\s-]*["“”(]?\\s*(?:\\p{L}+\\s+){0,2}${SIGN}(?!\\p{L})`, 'iu')
/** “Tausenderpunkt”, “duizendtalscheiding”: one word with what it groups. */
const IN_ONE_WORD =
  '(?<!\\p{L})(?:tausender|duizendtal(?:len)?)-?(?:\\p{L}*(?:zeichen|punkt|komma|trenn|strich|teken|scheid)|punt)\\p{L}*'
const BEGINS_IN_ONE = new RegExp(`^${IN_ONE_WORD}`, 'iu')

/** Whether the word for thousands at a place of a sentence is of a sign that groups digits. */
export function isGrouping(text: string, at: number, end: number): boolean {
  return SIGN_BEFORE.test(text.slice(0, at)) || SIGN_BEHIND.test(text.slice(end)) || BEGINS_IN_ONE.test(text.slice(at))
}

const THOUSANDS = 'thousands?|milliers|miles|migliaia|duizend(?:tallen|en)?|milhares|tausendern?'
const OF = 'for|as|of|between|für|als|zwischen|de|des|du|d[eo]s|entre|delle|per le|tra le|voor|tussen'
/** Closer than in a sentence: “with a decimal point, in thousands” does say the unit. */
const MARKED_THOUSANDS = new RegExp(
  `(?<!\\p{L})${SIGN} (?:${OF}) (?:the |les |los |las |die |de )?(?:${THOUSANDS})(?!\\p{L})|(?<!\\p{L})(?:${THOUSANDS})[ -]${SIGN}(?!\\p{L})|${IN_ONE_WORD}`,
  'giu',
)

/** A name or description without the signs that it has between thousands. */
export function withoutMarkedThousands(text: string): string {
  return text.replace(MARKED_THOUSANDS, ' ')
}
