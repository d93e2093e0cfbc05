// “Ci servono solo fatture, i preventivi no”, “we need the orders only, not the quotes”, “nur Rechnungen, keine Angebote”: behind what alone is
// taken a sentence names what is not, without saying again what becomes of it.

const ALONE =
  'only|nur|ausschlie(?:ß|ss)lich|lediglich|seulement|uniquement|que|s[óo]lo|solamente|únicamente|soltanto|alleen|enkel|slechts|uitsluitend|tylko|wyłącznie|jen|pouze'
const BUT = '(?:and|but|und|aber|jedoch|et|mais|y|pero|e|ma|en|maar|i|ale|a) '
const NONE =
  "(?:not|no|none of|nicht|kein(?:e[nrs]?)?|pas(?: de| d’| d')?|non|niet|geen|nie|ne|žádné)(?: (?:any|the|die|den|das|les?|la|los|las|el|i|gli|le|de|het))?"
const ENDED_BY = '(?:not|no|nicht|nein|pas|non|niet|nie|ne)'
const CONTRAST = new RegExp(
  `^[^:]*(?<!\\p{L})(?:${ALONE})(?!\\p{L})[^;:]*?[,;] (?:${BUT})?(?:${NONE} ([^,;:]{3,80})|([^,;:]{3,80}?),? ${ENDED_BY})[.!]*$`,
  'iu',
)

const AND = /\s*,\s*|\s+(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|né|en|of|i|lub|a|ani)\s+/iu

/** What a sentence sets against what alone is taken, one by one; none where it does not. */
export function setAgainst(text: string): string[] {
  const [, behind, before] = CONTRAST.exec(text.trim()) ?? []
  return (behind ?? before)?.split(AND).filter((one) => /\p{L}/u.test(one)) ?? []
}
