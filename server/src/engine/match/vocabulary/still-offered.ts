// A house that is sold is gone, and an article that is “sold now”, or “sold online”, is there to be had.

const DONE =
  '(?:sold|made|produced|manufactured|offered|stocked|verkauft|angeboten|hergestellt|produziert|gefertigt|gefuhrt|vendue?s?|fabriquee?s?|produite?s?|proposee?s?|vendid[oa]s?|fabricad[oa]s?|producid[oa]s?|ofrecid[oa]s?|vendut[oaie]|prodott[oaie]|fabbricat[oaie]|offert[oaie]|produzid[oa]s?|oferecid[oa]s?|verkocht|gemaakt|geproduceerd|aangeboden|sprzedawan[yae]|produkowan[yae]|oferowan[yae]|prodavan[yaeo]|vyraben[yaeo]|nabizen[yaeo]|sald[ae]?|tillverkad|tillverkas|solgt|produsert|produceret|tilbudt)'
/** Of “now sold” nobody knows whether it is on sale now, or is gone by now. */
const STILL =
  '(?:still|currently|presently|noch|weiterhin|aktuell|derzeit|zurzeit|momentan|encore|toujours|actuellement|todavia|aun|actualmente|ancora|tuttora|attualmente|ainda|atualmente|nog|nog steeds|momenteel|thans|nadal|wciaz|obecnie|jeste|stale|nyni|fortfarande|stadig|endnu|fortsatt|fremdeles)'
const NOW = `(?:now|today|jetzt|heute|maintenant|ahora|ora|adesso|agora|nu|teraz|nyni|na|${STILL})`
/** Of what goes on a language may have a form of its own. */
const GOING_ON =
  '(?:(?:is |are )?being sold|wird verkauft|werden verkauft|wordt verkocht|worden verkocht|se venden?|vende se|se vend(?:ent)?|si vend(?:e|ono)|viene vendut[oa]|sprzedawan[yae]|prodava se|prodavan[yaeo]|saljs|selges|saelges)'

/** What goes on being sold or made, as part of a pattern over folded words with single spaces. */
export const STILL_OFFERED = `(?:${STILL} (?:\\p{L}+ )?${DONE}|${DONE} (?:\\p{L}+ )?${NOW}|${GOING_ON})`

/** What is there to be bought, by whatever name. */
export const OFFERED = `(?:for sale|on sale|on offer|sellable|saleable|orderable|purchasable|im verkauf|zu verkaufen|kauflich|bestellbar|verkauflich|en vente|a vendre|commandable|a la venta|en venta|vendible|pedible|in vendita|ordinabile|vendibile|a venda|te koop|in verkoop|bestelbaar|w sprzedazy|na sprzedaz|v prodeji|na prodej|til salgs|til salg|till salu|${STILL_OFFERED})`

const HOW =
  '(?:online|here|separately|individually|loose|hier|einzeln|separat|lose|ici|en ligne|separement|seule?s?|aqui|en linea|suelt[oa]s?|por separado|qui|separatamente|sfus[oaie]|singolarmente|avuls[oa]s?|los|apart)'
const WHERE =
  '(?:in|by|as|at|per|through|via|only|with|without|im|als|pro|mit|ohne|nur|en|a|au|aux|par|chez|avec|sans|por|como|con|sin|al|come|da|senza|em|no|na|com|sem|met|zonder|alleen)'
const SOLD = '(?:sold|verkauft|vendue?s?|vendid[oa]s?|vendut[oaie]|verkocht|solgt)'

/** That a thing is sold in some way says nothing of one that has been. */
export const SOLD_SOMEHOW = new RegExp(
  `\\b(?:${SOLD} (?:${HOW}\\b|${WHERE} \\p{L}+)|(?:${HOW}|(?:im(?! verkauf)|als|per|pro|in|via) \\p{L}+) ${SOLD})\\b`,
  'gu',
)
