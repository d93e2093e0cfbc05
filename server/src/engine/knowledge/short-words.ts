/** Words cut short behind which a sentence goes on, whatever letter follows: “das Konto bzw. die Adresse”. */
const SHORT =
  'bzw|evtl|ggf|vgl|resp|inkl|exkl|zzgl|abzgl|ca|sog|[zZ]\\.\\s?B|[dD]\\.\\s?h|[uU]\\.\\s?a|e\\.\\s?g|i\\.\\s?e|incl|excl|approx|vs|p\\.\\s?ex|p\\.\\s?ej|bijv|d\\.w\\.z|t\\.\\s?ex|bl\\.\\s?a|ad es|bspw|np'

/** Titles in front of a name: “1 is Dr. Ellen Whitfield”. */
const TITLES = 'Dr|Drs|Dra|Prof|Mr|Mrs|Ms|Mme|Mlle|Sr|Sra|Srta|Dott|Hr|Ing|Dipl|Dhr|Mevr|Mnr|Mev|Mej'

/** What stands before a full stop that ends no sentence, to be looked back at. */
export const BEHIND_SHORT = `(?<!(?<!\\p{L})(?:${SHORT}|${TITLES}))`
