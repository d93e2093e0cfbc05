// Codes that say something only among others of their kind: `L` is large beside `S` and `M`, `de` is German beside `en`.

const KINDS: Record<string, string>[] = [
  { xs: 'extra_small', s: 'small', m: 'medium', l: 'large', xl: 'extra_large', xxl: 'double_extra_large' },
  {
    en: 'english',
    de: 'german',
    fr: 'french',
    es: 'spanish',
    it: 'italian',
    nl: 'dutch',
    pl: 'polish',
    pt: 'portuguese',
    cs: 'czech',
    sv: 'swedish',
    ru: 'russian',
  },
]
const FEWEST = 2

/** The words of the vocabulary for the codes of a list, in its order, where all but one are codes of one kind; null for any other list. */
export function namesOfCodes(plainly: readonly string[]): readonly string[] | null {
  if (plainly.some(({ length }) => length > 3) || plainly.length < FEWEST) return null
  const kind = KINDS.find((codes) => {
    const known = plainly.filter((value) => Object.hasOwn(codes, value)).length
    return known >= FEWEST && known >= plainly.length - 1
  })
  return kind ? plainly.map((value) => kind[value] ?? value) : null
}
