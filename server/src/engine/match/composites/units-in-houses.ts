// “12 Elm St, Apt 214”, “4 High Road # 7”, “Hauptstr. 5, Whg. 3”: which flat, room or office of a house is meant, as addresses have it.

/** What a part of a house is called, in the languages that addresses are written in. */
const WORDS =
  'apartment apt unit suite ste flat room rm floor fl building bldg lot space spc trailer trlr penthouse office ofc shop level lvl wohnung whg top appartement appt departamento depto dpto apto interno int lejlighed lejl lgh leilighet mieszkanie lok byt'

const called = WORDS.split(' ')
  .toSorted((a, b) => b.length - a.length)
  .map((word) => `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}|${word.toUpperCase()}`)
  .join('|')

/** Which one it is: figures, perhaps with letters, or a letter alone. */
const WHICH = '(?:[A-Za-z]{0,2}-?\\d[A-Za-z\\d/-]{0,6}|[A-Za-z])'

/** For RE2 and here: the word and which one, a number sign, or a floor by its number. */
export const UNIT = `(?:(?:${called})\\.?\\s*(?:#|[Nn][or]\\.?)?\\s*${WHICH}|#\\s*${WHICH}|\\d{1,3}(?:st|nd|rd|th)\\s(?:[Ff]loor|[Ff]l)\\.?)`

/** Between the street, or its number, and that. */
export const BEFORE_UNIT = '\\s*[,;|/\\n]\\s*|\\s+[-–—·•]\\s+|\\s+'
