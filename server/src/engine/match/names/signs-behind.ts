// What stands behind a header's words without naming anything: the money of a country by its own sign, and the two answers a column has.

/** “DPH Kč”, “Moms (kr.)”, “Kwota w zł”, “Beløb i kr”: euros and dollars have signs that are no letters. */
const MONEY = /(?<=\p{L}[\p{L}.)]*[\s_,/]*)(?:[([]\s*|(?<=[\s_,/.])(?:(?:i|v|w|ve)\s+)?)(?:kč|kr|zł)\.?\s*[)\]]?\s*$/iu
/** “Nyhedsbrev J/N”, “Aktywny (T/N)”, “Platný A/N”: yes or no, by their first letters. */
const ANSWERS = /(?<=\p{L}[.\s_,]*)(?:[([]\s*|(?<=[.\s_,]))[ajty]\s*\/\s*n\s*[)\]]?\s*$/iu

/** Most texts have nothing of the kind at their end. */
const ANY = /(?:\/\s*n|kč|kr|zł)\.?\s*[)\]]?\s*$/iu

export function withoutSignsBehind(header: string): string {
  if (!ANY.test(header)) return header
  return header.replace(ANSWERS, ' ').replace(MONEY, ' ')
}

/** `kWh` is no word of capitals and small letters, and m³ no other than m3. */
const UNITS = /Wh|W|VA|³/u

export function withPlainUnits(header: string): string {
  if (!UNITS.test(header)) return header
  return header.replace(/(?<!\p{L})([kMG])(Wh|W|VA)(?!\p{L})/gu, (unit) => unit.toLowerCase()).replace(/³/gu, '3')
}
