// Words of Swedish, Danish, Norwegian, Polish, Czech, German and French that are words of other languages, of their own, or nothing, without their own letters: “län”
// is no “LAN”, “lön” no longitude, “formål” not formal, and what is “gezählt” was not paid.

const WORDS: Record<string, string> = {
  år: 'year',
  års: 'year',
  län: 'state',
  lån: 'loan',
  lön: 'salary',
  løn: 'salary',
  lønn: 'salary',
  kön: 'gender',
  køn: 'gender',
  kjønn: 'gender',
  köp: 'purchase',
  køb: 'purchase',
  kjøp: 'purchase',
  måde: 'method',
  måte: 'method',
  formål: 'purpose',
  prøve: 'sample',
  måler: 'meter',
  gård: 'farm',
  dåb: 'baptism',
  dåp: 'baptism',
  såld: 'sold',
  sålt: 'sold',
  sąd: 'court',
  stát: 'country',
  štát: 'country',
  daň: 'tax',
  børn: 'child',
  mått: 'size',
  mån: 'month',
  payée: 'paye',
  payées: 'paye',
  gezählt: 'counted',
  gezählte: 'counted',
  gezählter: 'counted',
  zählung: 'counted',
  zähldatum: 'counted date',
  zähltag: 'counted date',
  zählmenge: 'counted quantity',
  zählbestand: 'counted quantity',
}
const KNOWN = /(?<!\p{L})(?:\p{L}*[åäöøąáňé]\p{L}*)(?!\p{L})/giu

/** “Ansat d.”, “Aflæst d.”: the day at the end, as “den” is. */
const DAY_BEHIND = /(?<=\p{L}{4}\s)d\.\s*$/u

export function withOwnLetters(header: string): string {
  const text = header.includes('d.') ? header.replace(DAY_BEHIND, 'den') : header
  return text.replace(KNOWN, (word) => WORDS[word.toLowerCase()] ?? word)
}
