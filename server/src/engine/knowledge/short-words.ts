/** Words cut short behind which a sentence goes on, whatever letter follows: “das Konto bzw. die Adresse”. */
const SHORT =
  'bzw|evtl|ggf|vgl|resp|inkl|exkl|zzgl|abzgl|ca|sog|[zZ]\\.\\s?B|[dD]\\.\\s?h|[uU]\\.\\s?a|e\\.\\s?g|i\\.\\s?e|incl|excl|approx|vs|p\\.\\s?ex|p\\.\\s?ej|bijv|d\\.w\\.z|t\\.\\s?ex|bl\\.\\s?a|ad es|bspw|np'

/** Titles in front of a name: “1 is Dr. Ellen Whitfield”. */
const TITLES = 'Dr|Drs|Dra|Prof|Mr|Mrs|Ms|Mme|Mlle|Sr|Sra|Srta|Dott|Hr|Ing|Dipl|Dhr|Mevr|Mnr|Mev|Mej'

/** “Mlle is Ms. The others …”: no name begins so. */
const BEGINNINGS =
  'The|This|That|These|Those|They|There|It|We|If|In|When|Where|All|Only|Please|Do|Das|Die|Diese|Wenn|Wir|Es|Alle|Nur|Bitte|Les|Si|Dans|Nous|Tous|Todos|Cuando|Tutti|Quando|Het|Als|Wij|Alleen'

/** What stands before a full stop that ends no sentence, to be looked back at. */
export const BEHIND_SHORT = `(?<!(?<!\\p{L})(?:${SHORT}|(?:${TITLES})(?!\\.\\s+(?:${BEGINNINGS})(?!\\p{L}))))`

/** What is short for a part of a record or an address, as headers have it: “bei gleicher Kd.-Nr. gilt …”. */
const PARTS =
  'Nr|Nrn|nr|Núm|núm|Num|num|[Nn]º|Art|Pos|Tel|Abt|Kto|Bez|Bem|Kd|Lief|Rg|Str|Ref|ref|cod|Cód|cód|čís|Č|č|ul|Qty|qty|Acct|Cust|Inv'

/** Before a full stop behind which a small letter goes on with the sentence; the first of two letters that are short for words, “z. B.”; and a code that is spoken of, “M. is Mr”. */
export const BEFORE_MORE = `(?<!(?:^|[.!?\\n]\\s)\\s*\\p{Lu}\\p{L}{0,3}(?=\\.\\s+(?:is|are|means?|stands?|ist|sind|hei(?:ß|ss)t|bedeutet|est|sont|veut|signifie|es|son|significa|è|sono|betekent)\\s))(?<!(?<!\\p{L})(?:${PARTS})(?=\\.\\s+\\p{Ll}))(?<!(?<!\\p{L})\\p{L}(?=\\.\\s\\p{L}\\.(?!\\s*$)))`

/** Months as German, the Nordic languages and Czech write them behind an ordinal, “zum 1. April”; those that are other words in English with a year. */
const MONTHS =
  '[Jj]anuari?|[Jj]änner|[Ff]ebruari?|[Ff]eber|[Mm]ärz|[Mm]arts|[Aa]pril|[Mm]a[ij]|[Jj]un[ij]|[Jj]ul[ij]|[Aa]ugusti?|[Ss]eptember|[Oo]kt?ober|[Nn]ovember|[Dd]e[zs]ember|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince'
const MONTHS_OF_YEARS = `(?:January|February|March|May|June|July|October|December)\\s+\\d{4}`

/** Before the full stop of an ordinal in front of a month. */
export const BEFORE_MONTH = `(?<!(?<![\\p{L}\\d.])\\d{1,2}(?=\\.\\s+(?:(?:${MONTHS})(?!\\p{L})|${MONTHS_OF_YEARS})))`
