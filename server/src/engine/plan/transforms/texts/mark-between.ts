// “Separated by ; without spaces”, “mehrere mit ; getrennt”: what a description wants between several values of a cell.

/** What the words for marks are, in the languages that templates are written in. */
const MARKS: [RegExp, string][] = [
  [
    /^(?:;|semi-?colons?|semikol(?:on|a)s?|strichpunkte?n?|points?-virgules?|puntos? y comas?|punt[oi] e virgol[ae]|puntkomma['’]?s?|średnik\p{L}*)$/iu,
    ';',
  ],
  [
    /^(?:,|commas?|kommata|kommas?|beistriche?n?|virgules?|comas?|virgol[ae]|komma['’]s|vírgulas?|przecink\p{L}+)$/iu,
    ',',
  ],
  [
    /^(?:\||pipes?|vertical bars?|senkrechte\p{L}{0,2} strich\p{L}*|barres? verticales?|barras? verticales?|barre verticali)$/iu,
    '|',
  ],
  [/^(?:\/|slash(?:es)?|schrägstriche?n?|barres? obliques?|barras?|schuine strepen)$/iu, '/'],
  [/^(?:\+|plus(?: signs?)?|pluszeichen)$/iu, '+'],
]
const BY = '(?:by|with|using|durch|mit|par|avec|des?|por|con|da|door|met|af|med|przez)'
const PARTED =
  '(?:separated|delimited|divided|joined|split|getrennt|séparée?s?|separad[oa]s?|separat[ieao]|gescheiden|adskilt|avgränsade|oddzielon\\p{L}+)'
const WORD =
  '["“„«\'`]?([;,|/+]|\\p{L}+(?:-virgules?| verticales?| obliques?| y comas?| e virgol[ae]| bars?)?)["”“»\'`]?'
const SAID: readonly RegExp[] = [
  new RegExp(`${PARTED},? ${BY} (?:an? |une? |un[oa]? |eine?[nm]? |een )?${WORD}`, 'iu'),
  new RegExp(`(?<!\\p{L})${BY} (?:an? |une? |un[oa]? |eine?[nm]? |een )?${WORD} ${PARTED}`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(semicolon|comma|pipe|slash|komma|strichpunkt|semikolon)[- ]?(?:separated|delimited|getrennt)`,
    'iu',
  ),
]

/** The mark that a description wants between several values of a cell; null where it tells none. */
export function markBetween(description: string): string | null {
  for (const form of SAID) {
    const [, word] = form.exec(description) ?? []
    const mark = word === undefined ? undefined : MARKS.find(([called]) => called.test(word))?.[1]
    if (mark !== undefined) return mark
  }
  return null
}
