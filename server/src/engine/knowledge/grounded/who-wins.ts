import { anyOf, TRUTH_WORDS } from './acts.ts'

// “The desk wins, and the old list only fills in what is empty there”; “the changes are newer than the export and win”: of what a sentence says that it
// goes before something else.

/** Where two lists say different things one of them wins, though nobody says that something is on both. */
export const PREVAILS = anyOf(
  TRUTH_WORDS,
  'wins?|prevails?|takes? precedence|ha(?:s|ve) (?:priority|precedence)|is leading|overrides?|beats',
  'gewinn(?:t|en)|(?:geht|gehen) vor|(?:hat|haben) vorrang|(?:ist|sind) (?:führend|ma(?:ß|ss)geblich)',
  "l[’']emporte(?:nt)?|prime(?:nt)?|prévaut|prévalent|(?:fait|font) foi",
  'prevalecen?|tienen? prioridad|mandan?',
  'prevale|prevalgono|(?:ha|hanno) la precedenza|(?:fa|fanno) fede',
  'wint|winnen|(?:gaat|gaan) voor|(?:heeft|hebben) voorrang|prevale(?:ert|ren)|is leidend',
)

/** “The desk's sheet is right where it says something”: of the cells that it has, which another list has as well. */
export const WHERE_FILLED = anyOf(
  '(?:where(?:ver)?|when(?:ever)?|if|as far as) (?:it|they|that|there|this) (?:ha(?:s|ve)|says?|shows?|gives?|contains?|is|are) (?:something|anything|an? (?:value|entry)|filled(?: in)?|not (?:empty|blank))',
  '(?:wo|soweit|sofern|wenn) (?:dort |da |darin |sie |er |es )?(?:etwas|was) (?:drin ?)?(?:steht|stehen|eingetragen ist)|(?:wo|soweit|sofern) (?:sie |er |es )?ausgefüllt(?: ist)?',
  "(?:là )?où (?:elle|il|on|ça) (?:dit|indique|contient|a|y a) quelque chose|(?:là )?où (?:elle|il|c[’'])(?: ?est) remplie?",
  'donde (?:dice|pone|tiene|hay|trae) algo|donde est[áé] rellen[oa]',
  "dove (?:dice|c[’']è|riporta|ha) qualcosa|dove è compilat[oa]",
  'waar (?:er |hij |ze |het )?iets (?:in )?staat|waar (?:hij |ze |het )?ingevuld is',
)

/** “The spring list is newer than the catalogue: it wins”: what is said to win was spoken of before. */
const IT =
  /^(?:(?:and|so|und|et|y|e|en|also|donc|dus) )?(?:it|they|this|that|these|those|one|es|er|sie|diese[rs]?|die|ce(?:lle|lui)?(?:-ci)?|elle|il|ella|[eé]l|[eé]st[ea]|quest[oa]|essa|deze|die|hij|zij|dat)$/iu
const IS_SO = anyOf('is|are|was|were', 'ist|sind|war', 'est|sont', 'es|son', 'è|sono', 'is|zijn')

/** One thing is newer, or older, than another. */
const COMPARED = anyOf(
  '(?:is|are) (?:\\p{L}+ )?(?:newer|later|fresher|younger|older|more (?:recent|current|up[- ]to[- ]date)) than',
  '(?:ist|sind) (?:\\p{L}+ )?(?:neuer|aktueller|jünger|älter|später) als',
  '(?:est|sont) plus (?:récente?s?|ancienne?s?|anciens|actuel(?:le)?s?) que',
  '(?:es|son) (?:más (?:recientes?|nuev[oa]s?|antigu[oa]s?|actual(?:es)?)|posterior(?:es)?) (?:que|al?)',
  '(?:è|sono) (?:più (?:recent[ei]|nuov[oaie]|vecch[ioae]+|aggiornat[oaie])|successiv[oaie]) (?:d[aei]\\p{L}*|a\\p{L}*)',
  '(?:is|zijn) (?:\\p{L}+ )?(?:nieuwer|recenter|jonger|ouder|actueler) dan',
  '(?:jest|są) (?:nowsz\\p{L}+|starsz\\p{L}+|późniejsz\\p{L}+) (?:niż|od)|(?:je|jsou) (?:nověj\\p{L}+|starší|aktuálněj\\p{L}+) než',
)

/** What a clause is about: what stands before its verb. */
function spokenOf(text: string): string {
  return text.split(IS_SO)[0] ?? ''
}

/** What is said to win stands before the word for it, and before what it is compared with. */
export function winnerIn(clause: string, text: string): { isNamed: boolean; isCompared: boolean; meant: string } {
  const verb = PREVAILS.exec(clause)
  const subject = verb ? clause.slice(0, verb.index).trim() : ''
  const compared = COMPARED.exec(subject)
  const meant = IT.test(subject)
    ? spokenOf(text.slice(0, Math.max(0, text.indexOf(clause))))
    : subject.slice(0, compared?.index)
  return { isNamed: verb !== null, isCompared: compared !== null, meant }
}
