import { anyOf } from '../grounded/acts.ts'

// What a sentence says stands between two parts of a text, in words or as it is written.

/** The longer ones first: a comma and a space, an underscore, which “guión bajo” is. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [
    anyOf(
      '(?:a )?comma,? (?:and|then|plus|followed by) (?:then )?(?:an? )?(?:space|blank)|(?:ein(?:em)? )?komma,? (?:und |dann )?(?:ein(?:em)? )?leerzeichen|(?:une )?virgule,? (?:et|puis) (?:une? )?espace|(?:una )?coma y (?:un )?espacio|(?:una )?virgola e (?:uno )?spazio|(?:een )?komma en (?:een )?spatie',
    ),
    ', ',
  ],
  [
    anyOf(
      'nothing|(?:no|without(?: an?| any)?) (?:space|blank|gap|separator|spaces)|directly|ohne (?:\\p{L}+ )?(?:leerzeichen|abstand|trennzeichen|zwischenraum)|direkt|sans (?:\\p{L}+ )?(?:espace|séparateur)|sin (?:\\p{L}+ )?(?:espacio|separador)s?|senza (?:\\p{L}+ )?(?:spazio|spazi|separatore)|zonder (?:\\p{L}+ )?(?:spatie|scheidingsteken)',
    ),
    '',
  ],
  [anyOf('underscores?|unterstrich\\p{L}*|tiret bas|gui[oó]n bajo|trattino basso|underscore'), '_'],
  [
    anyOf(
      '(?:forward )?slash(?:es)?|schr[äa]gstrich\\p{L}*|barre(?: oblique)?|barra(?: oblicua| inclinada)?|schuine streep|slash',
    ),
    '/',
  ],
  [
    anyOf(
      "dash(?:es)?|hyphens?|minus(?: sign)?|bindestrich\\p{L}*|gedankenstrich\\p{L}*|strich|minuszeichen|tirets?|trait d[’']union|gui[oó]n(?:es)?|trattin[oi]|lineetta|streepje|koppelteken|liggend streepje",
    ),
    '-',
  ],
  [anyOf('semicolons?|semikolon|strichpunkt|point-virgule|punto y coma|punto e virgola|puntkomma'), ';'],
  [anyOf('colons?|doppelpunkt|deux-points|dos puntos|due punti|dubbele punt'), ':'],
  [anyOf('commas?|komma|virgules?|comas?|virgola|virgole'), ','],
  [anyOf('dots?|full stops?|periods?|punkt|points?|punto|punt'), '.'],
  [anyOf('pipes?|vertical bars?'), '|'],
  [anyOf('spaces?|blanks?|leerzeichen|leerschlag|espaces?|espacios?(?: en blanco)?|spazi[oi]?|spaties?|spatie'), ' '],
]
const QUOTED = /["“„«‘'`]\s?([^\p{L}\p{N}"“”„«»‘’'`]{1,3})["”“»’'`]|["“„«‘'`](\s)["”“»’'`]/u
const BARE = /\s([-/_+|;.,])\s*$|(?<=\s)([-/_|])(?=\s)/u

/** The mark that a text names, or shows in quotation marks; null where it tells none. */
export function markIn(text: string): string | null {
  const [, shown, blank] = QUOTED.exec(text) ?? []
  if (shown !== undefined || blank !== undefined) return shown ?? blank ?? null
  return MARKS.find(([words]) => words.test(text))?.[1] ?? null
}

/** The same, or a mark that stands there between blanks. */
export function markBetween(text: string): string | null {
  const [, last, alone] = BARE.exec(text) ?? []
  return markIn(text) ?? last ?? alone ?? null
}

/** What is left of a text without the words for marks. */
export function withoutMarks(text: string): string {
  return MARKS.reduce((rest, [words]) => rest.replace(new RegExp(words.source, 'giu'), ' '), text)
}
