import { conceptsOf } from '../match/names/words.ts'
import { COUNT } from '../match/vocabulary/counts.ts'
import type { Directive } from './directives.ts'
import { NOT } from './grounded/acts.ts'
import { sentencesIn } from './meanings.ts'
import type { SaidText } from './texts.ts'

// Numbers that were written as they are dialled in town: “Cell phones without an area code are all 978”, “seven-digit numbers are local, area code 315”.

const CODE =
  '(?:area code|dialling code|vorwahl|ortsvorwahl|ortsnetz|indicatif(?: régional)?|prefijo|prefisso|netnummer|kengetal|kierunkowego|kierunkowy|indicativo|ddd|riktnummer|retningsnummer|områdekode|předvolb[ay]|predvoľb[ay])'
/** The area code for numbers without one: “local numbers are in area code 315”, “Vorwahl 0431”. */
const TOLD = new RegExp(`${CODE}(?: (?:is|ist|es|est|van|de))?[ :(]{1,3}(\\d{2,5})(?!\\d)`, 'iu')
/** “Numbers without area code are Victorian (03)”, “ohne Vorwahl sind sie aus Kiel (0431)”. */
const WITHOUT = new RegExp(
  `(?:without|with no|lacking|ohne|sans|sin|senza|zonder|sem|bez|uden|uten|utan) (?:an? |any |the |eine? |einen |een |en |un |il |o )?${CODE}s?(?=[ ,:(])[^.;\\d]{0,40}?(0\\d{1,4}|\\d{2,5})(?!\\d| ?(?:to|or|and|bis|oder|und|et|ou|[-–/,]) ?\\d)`,
  'iu',
)

/** Numbers as they are dialled in town: “local numbers”, “seven-digit ones”. */
const IN_TOWN = new RegExp(
  `(?<!\\p{L})(?:local(?:es|ly|i)?|locaux|locale|lokal\\p{L}*|örtlich\\p{L}*|plaatselijk\\p{L}*|urban[oaie]s?|miejscow\\p{L}+|(?:${COUNT})[- ](?:digits?|figures?|chiffres|cifras|d[íi]gitos|cifre|cijfers|stellig\\p{L}*)|\\p{L}{3,7}(?:stellig\\p{L}*|cijferige?))(?!\\p{L})`,
  'iu',
)
const IN_TOWN_EACH = new RegExp(IN_TOWN.source, 'giu')
const A_NUMBER =
  /(?<!\p{L})(?:(?:\p{L}*(?:phone|tele(?:ph|f)on|rufnummer|mobile|fax)\p{L}*|tel)(?!\p{L})|numbers?|nummern?|numéros?|números?|numer[oi]|nummers?|ones)/iu

/** The area code that a text names for numbers which lack one. */
export function areaIn(text: string | null | undefined): string | null {
  return TOLD.exec(text ?? '')?.[1] ?? WITHOUT.exec(text ?? '')?.[1] ?? null
}

const MEANS =
  /^\s*(?:=|→|(?:means?|is|stands for|bedeutet|heißt|ist|signifie|veut dire|est|significa|quiere decir|vuol dire|betekent|znaczy|znamená)(?!\p{L}))/iu
/** Kinds of numbers that a sentence may be about alone. */
const KINDS = ['mobile', 'fax']

/** What is said of the numbers of a town, and not of several areas, or of some that may be left out. */
function localIn(said: string): RegExpExecArray | null {
  const found = IN_TOWN.test(said) && A_NUMBER.test(said) ? TOLD.exec(said) : null
  return found && !/\d/.test(said.replace(found[0], ' ').replaceAll(IN_TOWN_EACH, ' ')) && !NOT.test(said)
    ? found
    : null
}

/** What instructions and knowledge say of numbers without an area code; what is only said of an area says nothing of them. */
export function areaCodesSaid(texts: readonly SaidText[]): Directive[] {
  return texts.flatMap(({ text, by, slug, origin }) =>
    sentencesIn(text).flatMap((said): Directive[] => {
      const found = WITHOUT.exec(said) ?? localIn(said)
      if (found?.[1] === undefined) return []
      // “… senza prefisso: 123 vuol dire K-0123” is of numbers of another kind.
      if (MEANS.test(said.slice(found.index + found[0].length))) return []
      const spoken = conceptsOf(said.slice(0, found.index))
      const of = KINDS.find((kind) => spoken.includes(kind)) ?? null
      return [{ kind: 'area_code', area: found[1], of, by, slug, origin, revision: 0, said: `“${said}”` }]
    }),
  )
}
