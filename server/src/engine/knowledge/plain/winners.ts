import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT } from '../grounded/acts.ts'
import { exactly } from '../grounded/rows-out.ts'
import { tablesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { isUndecided, partsOf } from './polarity.ts'

// “If a car is on both lists, believe the depot list”, “When the two disagree, go with depot.csv”: which of two tables wins where both have something.

/** Both have it, or they say different things of it. */
export const IN_BOTH =
  /(?<!\p{L})(?:(?:in|on|from|of) (?:both|the two|either)|both (?:\p{L}+ )?(?:lists?|files?|sheets?|tables?|have|contain)|(?:the )?two (?:\p{L}+ )?(?:disagree|differ|lists?|files?)|disagree|differs?|conflict\p{L}*|contradict\p{L}*|clash\p{L}*|overlap\p{L}*|(?:in|auf) beiden|beide (?:\p{L}+ )?(?:listen|dateien|tabellen|blätter)|widersprechen|widerspruch|unterscheiden|abweich\p{L}*|überschneid\p{L}*|(?:dans|sur) les deux|les deux (?:listes|fichiers|feuilles)|diffèrent|diff[ée]ren\p{L}*|contredis\p{L}*|désaccord|(?:en|sobre) (?:ambos|ambas|los dos|las dos)|ambos (?:archivos|ficheros)|ambas (?:listas|hojas)|difieren|contradicen|no coinciden|in entramb[ei]|(?:nei|nelle|in) (?:tutt[ei] e )?due|entramb[ei] (?:gli|le|i)|differiscono|non coincidono|(?:in|op) (?:beide|allebei)|beide (?:lijsten|bestanden|bladen)|verschillen|tegenspreken|niet overeen\p{L}+)(?!\p{L})/iu
/** “A few units moved, go with the Leeds tab for those”: they may stand in both. */
const OF_THOSE =
  /(?<!\p{L})(?:went|moved|transferred|switched|changed (?:over|sites?|branch(?:es)?)|umgezogen|gewechselt|verlegt|passé(?:e?s)?|transférée?s?|déménagée?s?|trasladad[oa]s?|pasaron|trasferit[ie]|spostat[ie]|verhuisd|overgeplaatst)(?!\p{L}).{0,80}(?<!\p{L})(?:for|bei|für|pour|para|per|voor) (?:those|these|them|diese[nr]?|die|denen|ceux-là|celles-là|ceux-ci|es[oa]s|quell[ie]|die)[.!]?$/iu
/** “The last ones were also typed into the new system”: so they are in both. */
const ALSO_IN =
  /(?<!\p{L})(?:in|on) [^,.;]{1,30} (?:too|as well)(?!\p{L})|(?<!\p{L})(?:are|is|were|was) (?:already )?ours already(?!\p{L})|(?<!\p{L})(?:already ours|(?:schon|bereits) (?:bei uns|unsere)|déjà (?:les nôtres|chez nous)|ya (?:eran|son) nuestr[oa]s|(?:erano|sono) già nostr[ie]|(?:waren|zijn) al van ons)(?!\p{L})|(?<!\p{L})(?:also|already|as well) (?:\p{L}+ ){0,2}?(?:in|into|on)(?!\p{L})|(?<!\p{L})(?:auch|schon|bereits) (?:noch )?(?:im|ins?|in der|auf)(?!\p{L})|(?<!\p{L})(?:aussi|déjà) (?:\p{L}+ ){0,2}?(?:dans|sur)(?!\p{L})|(?<!\p{L})(?:también|ya) (?:\p{L}+ ){0,2}?en(?!\p{L})|(?<!\p{L})(?:anche|già) (?:\p{L}+ ){0,2}?(?:in|nel\p{L}*|su\p{L}*)(?!\p{L})|(?<!\p{L})(?:ook|al) (?:\p{L}+ ){0,2}?(?:in|op)(?!\p{L})/iu
/** “Some of their suppliers were ours already”: those that are in both are always some. */
const SOME_ARE =
  /^(?:(?:some|many|most|several|a few) of|(?:einige|manche|viele|die meisten) (?:der|von|ihrer)|(?:certaine?s|plusieurs|la plupart) d(?:es|e)|(?:algun[oa]s|much[oa]s) de|(?:alcun[ie]|molt[ie]) de\p{L}*|(?:sommige|veel|enkele) van)(?=[^.,;]*(?:already|schon|bereits|déjà|ya|già|(?<!\p{L})al)(?!\p{L}))/iu
/** “The Q2 file repeats a few receipts from the end of Q1”: so these are in both. */
const REPEATS =
  /(?<!\p{L})(?:repeats?|repeated|wiederholt|wiederholen|répète(?:nt)?|repren(?:d|nent)|repiten?|ripet(?:e|ono)|herha(?:alt|len))(?!\p{L})/iu
/** It is believed. */
export const WINS =
  /(?<!\p{L})(?:believe|trust|rel(?:y|ies) on|go(?:es)? (?:with|by)|use|using|take|taken|taking|prefer\p{L}*|follow|stick (?:with|to)|keep|wins?|prevails?|counts?|stands?(?= (?:as|for|with|and|in|there)|[.!]?$)|(?:stays?|remains?|left) as (?:it|they) (?:is|are)|right|correct|takes? precedence|priority|overrides?|beats|better|authoritative|leading|glaub\p{L}*|vertrau\p{L}*|nehm\p{L}*|nimm|genommen|verwend\p{L}*|gilt|gelten|zählt|zählen|gewinn\p{L}*|vorrang|maßgeblich|stimmt|stimmen|richtig|bleib(?:t|en) wie (?:er|sie|es) (?:ist|sind)|übernehm\p{L}*|bevorzug\p{L}*|cro(?:ire|yez)|fi(?:er|ez)|pren(?:ez|dre|ons)|utilis\p{L}+|suiv\p{L}+|gard\p{L}+|reten\p{L}+|font foi|fait foi|l[’']emporte(?:nt)?|rest(?:e|ent) tel(?:le)?s?(?: quel(?:le)?s?)?|prime(?:nt)?|priorité|compte\p{L}*|préfér\p{L}+|cre(?:er|an|ed)|confi\p{L}+|tom\p{L}+|us(?:ar|en|ad)|vale|valen|cuenta|manda|prevalece\p{L}*|prioridad|fid\p{L}+|prend\p{L}+|usa\p{L}*|conta|prevale|precedenza|fa fede|tien\p{L}+|vertrouw\p{L}*|geloof|neem|nemen|gebruik\p{L}*|geldt|telt|wint|voorrang|volg\p{L}*|klopt|leidend)(?!\p{L})/iu
/** It is not. */
export const WRONG =
  /(?<!\p{L})(?:not|n[’']t|never|wrong|outdated|older|less|worse|unreliable|nicht|kein\p{L}*|falsch|veraltet|älter|pas|faux|fausse|périmée?|no|falso|incorrect\p{L}*|non|sbagliat\p{L}*|niet|fout|verouderd|rather than|instead of|only|just|fills?|adds?|missing|nur|statt|fehl\p{L}*|seulement|manqu\p{L}*|au lieu|solo|en vez|invece|manc\p{L}+|alleen|ontbr\p{L}+|in plaats)(?!\p{L})|n[’']t(?!\p{L})/iu
const MOST_WORDS = 45

/** The table that wins, of two that are there. */
export function winnersSaid(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  _templates: readonly Template[],
): Directive[] {
  if (
    profiles.length < 2 ||
    isUndecided(text.replace(SOME_ARE, '')) ||
    EXCEPT.test(text) ||
    wordsIn(text).length > MOST_WORDS
  )
    return []
  const areInBoth = [IN_BOTH, ALSO_IN].some((words) => words.test(text) || words.test(before))
  const areRepeated = REPEATS.test(before) && tablesIn(before, profiles).length > 0
  if (!areInBoth && !areRepeated && !OF_THOSE.test(text)) return []
  const said = partsOf(text).flatMap(({ text: part }) => {
    const tables = WINS.test(part) && !WRONG.test(part) ? tablesIn(part, profiles) : []
    const files = new Set(tables.map(({ table }) => table.file_id))
    return tables.length > 0 && tables.length < profiles.length && files.size === 1 ? [tables] : []
  })
  const [winners, ...others] = said
  if (!winners || others.some((one) => one[0] !== winners[0])) return []
  return winners.map((profile): Directive => ({ ...origin, kind: 'key_from', table: exactly(profile) }))
}
