// Character references of HTML 4.01, section 24, as web shops and their databases leave them in names: “Salt &amp; Pepper”, “Caf&eacute;”.

/** Those of Latin-1, from U+00A1. */
const LATIN =
  'iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
    .split(' ')
    .map((name, index): [string, string] => [name, String.fromCodePoint(0xa1 + index)])

/** Marks, signs and the letters that Windows-1252 has beside Latin-1. */
const OTHERS = Object.entries({
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  euro: '€',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  bull: '•',
  trade: '™',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  fnof: 'ƒ',
  dagger: '†',
  Dagger: '‡',
  permil: '‰',
  prime: '′',
  Prime: '″',
  minus: '−',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  infin: '∞',
  larr: '←',
  rarr: '→',
  Omega: 'Ω',
  omega: 'ω',
  '#160': ' ',
  '#xa0': ' ',
})

/** Browsers take the numbers 128 to 159 for those of Windows-1252 (HTML Standard, 13.2.5.80). */
const WINDOWS = [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'].flatMap((character, index): [string, string][] =>
  character === ' ' ? [] : [[`#${128 + index}`, character]],
)

const CHARACTERS = new Map([...LATIN, ...OTHERS, ...WINDOWS])

const NAME = '#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]{2,8}[0-9]{0,2}'
const REFERENCE = new RegExp(`&(${NAME});`, 'g')

/** The numbers that stand for a character that may be in a text. */
const isCharacter = (code: number): boolean =>
  (code >= 0x20 && code < 0x7f) || (code > 0xa0 && code < 0xd800) || (code > 0xdfff && code < 0x110000)

/** The references in a text with what they stand for; what is none is not among them. */
export function referencesIn(text: string): [string, string][] {
  if (!text.includes('&')) return []
  return [...text.matchAll(REFERENCE)].flatMap(([whole, name = '']): [string, string][] => {
    const known = CHARACTERS.get(name)
    if (known !== undefined) return [[whole, known]]
    if (!name.startsWith('#')) return []
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return isCharacter(code) ? [[whole, String.fromCodePoint(code)]] : []
  })
}
