/** Between a key as it is and as it will be, in the languages that people write in. */
export const BECOMES =
  '(?:(?:will )?becomes?|should (?:become|be|read)|(?:is|are) (?:then|now|to be)|turns? into|(?:wird|werden)(?: dann| jetzt| künftig)?(?: zu)?|(?:heißt|heißen)(?: dann| jetzt| künftig)|devien(?:t|nent)|pasan? a(?: ser)?|diventa(?:no)?|word(?:t|en)|staj(?:e|ą) się|→|->|=>)'

/** Any quotation mark around a key, or none. */
export const QUOTE = '["“”„«»‘’\'`]?'
