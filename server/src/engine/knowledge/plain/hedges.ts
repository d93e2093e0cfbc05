import { anyOf, EXCEPT } from '../grounded/acts.ts'

// Words by which a sentence is not sure, is of a part alone, or asks: for all readers in one place. What a reader does not understand of them it must not
// pass over.

/** What is said may be so. */
const DOUBT = anyOf(
  'maybe|perhaps|possibly|probably|might be|may be|not sure|depends?|depending|either|unless|wherever possible|as long as',
  'vielleicht|eventuell|möglicherweise|womöglich|wahrscheinlich|vermutlich|nicht sicher|je nachdem|kommt darauf an|es sei denn',
  'peut-être|probablement|pas sûrs?|cela dépend|ça dépend|à moins',
  'quizás?|tal vez|probablemente|depende|a menos',
  'forse|probabilmente|dipende|a meno',
  'misschien|waarschijnlijk|niet zeker|hangt ervan af|afhankelijk|tenzij',
)
/** It is said of a part. */
const PART = anyOf(
  'some of|most of|many of|half of|partly|not all|not every',
  'einige (?:der|von)|manche (?:der|von)|teils|teilweise|nicht alle',
  'certaine?s d(?:es|e)|la plupart|pas tou(?:te)?s',
  'algun[oa]s de|la mayoría|no tod[oa]s',
  'alcun[ie] de\\p{L}+|la maggior parte|non tutt[ie]',
  'sommige van|de meeste|niet alle',
)
const SOMETIMES = anyOf(
  'sometimes|usually|mostly|often|manchmal|meistens?|meist|oft|parfois|souvent|a veces|a menudo|a volte|talvolta|spesso|soms|meestal|vaak',
)
/** It depends on something, or is one of several. */
const CONDITION = anyOf(
  'if|when(?:ever)?|where(?:ver)?|otherwise|else|only for|some|several|or|whose',
  'falls|wenn|sofern|sonst|andernfalls|manche[rsnm]?|einige|oder',
  'quand|lorsque|sinon|certaine?s|ou',
  'cuando|algun[oa]s',
  'quando|altrimenti|alcun[ie]|oppure',
  'als (?:er|het|de|dat)|indien|sommige',
)
/** These are words of other languages as well: “si prende”, “se usa”. */
const AT_FIRST = /(?:^|[.,;:]\s+)(?:si|se|s[’']il)\s/iu
/** A question that is none: “could you remove those?” */
const REQUEST =
  /(?<!\p{L})(?:(?:could|can|would|will) (?:you|we|someone|that|those|these|they|it)|(?:könn(?:t|te|ten|en)|kannst|würde(?:n|st)?) (?:ihr|sie|du|man|wir)|(?:pou(?:vez|rriez)|peux|pourrait)[- ](?:vous|tu|on)|puede[ns]?|podr[ií]\p{L}+|podéis|pot(?:ete|reste|resti)|può|puoi|(?:kunt|kun|zou|wilt|wil|kunnen) (?:u|je|jullie|we))(?!\p{L})/iu

/** Doubted, said of a part, or asked; “The same number twice? The newer one wins” asks nothing. */
export function isDoubtful(text: string): boolean {
  return DOUBT.test(text) || PART.test(text) || (/\?\s*$/u.test(text) && !REQUEST.test(text))
}

/** A header that asks: “Came?”. */
const QUOTED = /"[^"]*"|“[^”]*”|„[^“]*“|«[^»]*»/gu

/** Doubtful, with a question anywhere, or with an exception. */
export function isUnclear(text: string): boolean {
  const asks = text.replace(QUOTED, '').includes('?')
  return isDoubtful(text) || (asks && !REQUEST.test(text)) || EXCEPT.test(text)
}

/** It is so at times. */
export function isSometimes(text: string): boolean {
  return SOMETIMES.test(text)
}

/** Unclear, or so at times or on a condition: what is said so of a column is not said of all its cells. */
export function isHedged(text: string): boolean {
  return isUnclear(text) || isSometimes(text) || CONDITION.test(text) || AT_FIRST.test(text)
}

const OF_EMPTY = anyOf(
  'empty|blank|missing|without|has (?:no|none)',
  'leere?[nrs]?|fehl(?:t|en)|ohne',
  'vides?|manquante?s?|manque(?:nt)?|sans',
  'vac[ií][oa]s?|faltan?|sin',
  'vuot[oaie]|mancan?o?|senza',
  'leeg|lege|ontbre(?:ekt|ken)|zonder',
)

/** It speaks of cells that have nothing. */
export function isOfEmpty(text: string): boolean {
  return OF_EMPTY.test(text)
}

const BECAUSE =
  /(?:^|[,;:(–-]\s?|\s)(?:because|since (?!(?:19|20)\d\d)|as (?:they|it|we|the|our|there)|so that|otherwise|in order to|due to|owing to|or (?:else |they |it |we )|weil|da (?:wir|sie|es|die|der|das|unser)|damit|sonst|denn|parce qu[e’']|car|puisqu[e’']|pour que|afin qu[e’']|sinon|porque|ya que|puesto que|pues|para que|perch[ée]|poich[ée]|siccome|dato che|affinché|altrimenti|omdat|want|zodat|anders)(?!\p{L})[^,;.:()]*/giu

/** What is left of a sentence without its reasons, which are no part of what is done. */
export function withoutReasons(text: string): string {
  const rest = text.replace(BECAUSE, ' ')
  return /\p{L}{3}/u.test(rest) ? rest : text
}
