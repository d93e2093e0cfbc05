import { anyOf, LEFT_OUT, withoutAct } from '../grounded/acts.ts'

// What sentences say becomes of rows and tables, beyond the words that grounded/acts.ts knows, which also stand in sentences of other things.

const MORE_OUT = anyOf(
  "(?:is|are|was|were)(?: not|n[’']t) (?:\\p{L}+ )?(?:needed|wanted|required|relevant|necessary|of interest|for (?:you|us|import\\p{L}*))|(?:need|needs) not (?:be )?\\p{L}+",
  '(?:leave|left) (?:[^,.;]{1,40} )?(?:alone|where (?:it|they) (?:is|are))|forget(?: about)?|disregard(?:ed)?|remove[ds]?|delete[ds]?|thrown? (?:away|out)|weed out|goes? in the bin|bin|scrap|stays? (?:in|where|with)|remains? (?:in|where)',
  "(?:do|does|should|must|shall|can|will|would)(?: not|n[’']t) (?:be )?(?:bring|brought|come|copied|copy|go|moved?|add|added|matter|belong)(?: (?:over|along|across|in))?|not (?:to )?(?:be )?(?:loaded|brought|transferred|copied|moved|included|used|touched)(?: over)?|(?:do|please do)(?: not|n[’']t) (?:use|touch|bring|load|include|read|add)|no need (?:for|to \\p{L}+)|nothing (?:from|on|in|of) (?:it|this|that)(?: \\p{L}+)?|can (?:go|be (?:ignored|skipped|dropped|left out|removed|deleted))|out (?:please|pls)",
  'nicht (?:mit )?(?:nötig|notwendig|erforderlich|relevant|verwenden|benutzen|beachten|anfassen|rüber|mitgenommen|eingelesen|importiert|übernommen)|lassen wir|außen vor|löschen|entfernen|streichen|wegwerfen|bleib(?:t|en) (?:drau(?:ß|ss)en|weg|im alten|hier)|raus(?:nehmen|lassen|werfen)?|unnötig|überflüssig|brauch(?:t|en) (?:wir|man|ihr|es) (?:\\p{L}+ ){0,2}nicht|kann weg|können weg',
  "ne (?:pas|servent? (?:à rien|plus)|nous intéress\\p{L}+ pas)|n[’'](?:est|sont) pas (?:utiles?|nécessaires?|à \\p{L}+)|pas besoin|inutiles?|retirer|retirez|enlever|enlevez|laisser(?:ez)? tomber|oubli(?:er|ez)|effacer|on n[’']en veut pas",
  'no (?:hace falta|hacen falta|interesan?|sirven?|necesitamos|se necesitan?|queremos|va|van|los? queremos)|sobran?|quitar|quitad|eliminar|borrar|fuera|olvidar|dejad? fuera|no (?:lo|la|los|las) \\p{L}+',
  'non (?:serv(?:e|ono)|interessan?o?|occorr(?:e|ono)|va|vanno|lo|la|li|le) ?(?:\\p{L}+)?|toglie\\p{L}+|eliminare|rimuovere|cancellare|buttare|da (?:buttare|togliere|eliminare|ignorare)|lasciare (?:stare|perdere)',
  'niet (?:nodig|gebruiken|meenemen|overzetten|inlezen|importeren|relevant|mee)|hoe(?:ft|ven) (?:\\p{L}+ )?niet|verwijderen|weggooien|schrappen|laten? (?:staan|zitten|liggen)|(?:mag|mogen|kan|kunnen) (?:\\p{L}+ )?(?:weg|eruit)|overbodig',
  "(?:must|should|shall|has to|have to|needs? to|will|may) (?:just )?(?:go|be (?:dropped|ignored|skipped|disregarded|kept out|kept away|discarded|thrown out|weeded out|stripped|purged))|get rid of|(?:take|strip|filter|sort|cut|leave|keep|kick|clear|throw) (?:[^,.;]{1,40} )?(?:out|aside|away)(?! of (?:the|our) \\p{L}+ (?:list|file))|(?:can|could) do without|do(?: not|n[’']t) (?:consider|count|process|look at|bother (?:with|about)|pay (?:any )?attention to)|pay no attention to|take no (?:account|notice) of|pretend (?:it|they|that)[^,.;]{0,20}(?:n[’']t|not) (?:there|exist)|has no (?:place|business)|(?:is|are)(?: not|n[’']t) (?:ours|yours|any of \\p{L}+ business)|not interested in|won[’']t be needed|of no (?:use|interest)|not for (?:the )?(?:import|migration|transfer|new system)|(?:is|are) not (?:part|among)|should not (?:be in|appear|show up|end up|turn up)|not to be (?:considered|processed|read|loaded|brought|moved|copied|used)|purged?",
  'beiseite(?: ?lassen)?|außer acht|nicht (?:zu )?(?:berücksichtig\\p{L}+|mitnehmen|mitgenommen|laden|geladen|einspielen|mit rein|hinein|rein|ins neue|mitkommen|mitmachen|dabei sein|auftauchen|erscheinen)|(?:hat|haben) (?:\\p{L}+ ){0,3}nichts (?:\\p{L}+ )?(?:zu suchen|verloren)|(?:wollen|möchten|brauchen|benötigen) wir (?:\\p{L}+ )?nicht|vergessen sie|vergesst|raus(?:werfen|schmeißen|nehmen|fliegen|filtern|löschen)|(?:fliegt|fliegen|müssen|muss|soll|sollen|sollte|können|kann|bitte) raus|verzichten (?:wir )?auf|kommt nicht|kommen nicht|nicht von interesse|gehör(?:t|en) (?:\\p{L}+ ){0,2}nicht|aussortier\\p{L}+|(?:bitte|kann|können|soll|sollen) (?:\\p{L}+ )?(?:gelöscht|entfernt|ignoriert|weggelassen|übergangen)',
  "restent? (?:de côté|dehors|dans l[’']ancien\\p{L}*)|laiss(?:er|ez|e|ons) (?:[^,.;]{1,40} )?(?:de c[ôo]té|tomber|dehors)|de c[ôo]té|(?:ne pas (?:(?:l[ae]s?|en|y) |l[’'])?(?:tenez|tenir|tient|tenons|prenez|prendre|prends|prenons|reprenez|reprendre|import\\p{L}+|charg\\p{L}+|migr\\p{L}+|transf\\p{L}+|intégr\\p{L}+|gard\\p{L}+|récupér\\p{L}+|consid\\p{L}+|touch\\p{L}+|utilis\\p{L}+|voulons|souhaitons|vient|viennent|passe|passent|sert|servent|compte[nrz]?\\p{L}*|entr\\p{L}+)|(?:ne |n[’'])(?:(?:l[ae]s?|en|y) |l[’'])?(?:tenez|tenir|tient|tenons|prenez|prendre|prends|prenons|reprenez|reprendre|import\\p{L}+|charg\\p{L}+|migr\\p{L}+|transf\\p{L}+|intégr\\p{L}+|gard\\p{L}+|récupér\\p{L}+|consid\\p{L}+|touch\\p{L}+|utilis\\p{L}+|voulons|souhaitons|vient|viennent|passe|passent|sert|servent|compte[nrz]?\\p{L}*|entr\\p{L}+) (?:pas|plus))(?: compte)?|(?:ne |n[’'])(?:doi\\p{L}+|devr\\p{L}+|faut|sera|seront|est|sont) (?:pas|plus) (?:à |être )?(?:repris\\p{L}*|reprendre|import\\p{L}+|charg\\p{L}+|migr\\p{L}+|transf\\p{L}+|intégr\\p{L}+|gard\\p{L}+|pris\\p{L}*|prendre|utilis\\p{L}+)|rien (?:[^,.;]{1,40} )?ne doit(?: être)? ?(?:repris|importé|chargé|migré)?|à (?:écarter|exclure|ignorer|supprimer|jeter|oublier|laisser)|écart(?:er|ez|ons)|exclu(?:re|ez|ons|s|es)?|supprim(?:er|ez|ons|ée?s?)|faites comme si|ignor(?:er|ez|ons|ée?s?)",
  'dej(?:ar|en|ad|amos|e) (?:[^,.;]{1,40} )?(?:de lado|fuera|aparte|atrás)|no (?:hay que|se deben?|deben?|tienen? que|hace falta|es necesario|vamos a|queremos|quiero|necesitamos) (?:\\p{L}+ ?){0,2}|no (?:l[oa]s? |se )?(?:import\\p{L}+|carg\\p{L}+|migr\\p{L}+|pas(?:a|e|an|en|ar\\p{L}*)|inclu\\p{L}+|traig\\p{L}+|traer\\p{L}*|tom\\p{L}+|teng\\p{L}+ en cuenta|tener en cuenta|us\\p{L}+|consider\\p{L}+|copi\\p{L}+|transfier\\p{L}+|entr\\p{L}+)|(?:quit|elimin|borr|descart|exclu|ignor|omit|salt)(?:ar|ir|en|ad|amos|e|an|a|id|yan)(?:l[oa]s?)?|hagan? como si|se quedan? (?:fuera|atrás|en)',
  'lasci(?:are|ate|amo|a) (?:[^,.;]{1,40} )?(?:da parte|fuori|perdere|stare|dove)|non (?:va|vanno|deve|devono|sono da|è da|bisogna|occorre|serve|vogliamo|dobbiamo) (?:\\p{L}+ ?){0,2}|non (?:l[oaie] |si )?(?:import\\p{L}+|caric\\p{L}+|migr\\p{L}+|riport\\p{L}+|prend\\p{L}+|consider\\p{L}+|ten\\p{L}+ conto|us\\p{L}+|inclu\\p{L}+|copi\\p{L}+|trasfer\\p{L}+|pass\\p{L}+)|(?:esclud|ignor|elimin|scart|salt|tralasci|rimuov|cancell|omett|togli)(?:ere|are|ete|ate|iamo|i|a|eteli|etele|ateli|atele|erli|arli|erle|arle)|vanno esclus[ie]|va esclus[oa]|(?:vanno|va) (?:tralasciat|scartat|ignorat|eliminat|saltat|tolt)[aoei]|da (?:escludere|scartare|saltare|cancellare|tralasciare)|fate finta che',
  'buiten beschouwing|(?:laat|laten) (?:[^,.;]{1,40} )?(?:weg|achterwege|buiten|vallen|liggen|links liggen|zitten|achter)|niet (?:te |worden |mee |mee te )?(?:overnemen|overgenomen|meegenomen|overgezet|ingelezen|geïmporteerd|inladen|laden|geladen|migreren|gemigreerd|kopiëren|mee hoeven|mee hoeft|mee over|erin|erbij)|(?:kan|kunnen|mag|mogen|moet|moeten) (?:\\p{L}+ ){0,2}(?:eruit|weg|verwijderd|genegeerd|overgeslagen|achterblijven)|negeer\\p{L}*|negeren|overslaan|(?:sla|slaan) (?:[^,.;]{1,40} )?over|(?:mogen|mag|moeten|horen|hoort|hoeven) (?:\\p{L}+ ){0,3}niet (?:\\p{L}+ )?(?:in|mee|over|bij)|weglaten|gooi (?:[^,.;]{1,40} )?weg|verwijder\\p{L}*|tellen? niet mee|hoor(?:t|en) (?:er )?niet|niets (?:\\p{L}+ ){0,4}(?:overnemen|meenemen|overzetten|inlezen|importeren)|niet in geïnteresseerd',
)

/** Something stays behind. */
export const OUT = new RegExp(`${LEFT_OUT.source}|${MORE_OUT.source}`, 'iu')

/** What stands within the words that leave it. */
const LEFT_ALONE = /(?<!\p{L})(?:leave|left)\s+([^,.;]{1,60}?)\s+(?:alone|where (?:it|they) (?:is|are))(?!\p{L})/giu
/** Every place where a text says so. */
export const EVERY_OUT = new RegExp(OUT.source, 'giu')

/** What is left of a text without the words that say that something stays behind. */
export function withoutOut(text: string): string {
  return withoutAct(text.replace(LEFT_ALONE, ' $1 ')).replace(EVERY_OUT, ' ')
}

/** Nothing else is taken. */
export const ONLY = anyOf(
  "only|just|nothing (?:but|except)|alone|solely|exclusively|nur|ausschlie(?:ß|ss)lich|lediglich|blo(?:ß|ss)|seulement|uniquement|rien que|seule?s?|n[’']\\p{L}+ que|ne \\p{L}+ que|s[óo]lo|solamente|únicamente|nada más que|soltanto|solamente|unicamente|alleen|enkel|uitsluitend|slechts",
)

const EVERY_ONLY = new RegExp(ONLY.source, 'giu')

/** What is left of a text without the words that say that nothing else is taken. */
export function withoutOnly(text: string): string {
  return text.replace(EVERY_ONLY, ' ')
}

/** Words of taking over, which say nothing of what. */
export const TAKING = new RegExp(
  `^(?:${[
    'tak(?:e|es|en|ing)|brings?|brought|import(?:s|ed|ing)?|migrat(?:e|es|ed|ing)|mov(?:e|ed)|load(?:ed|s)?|transfer(?:red)?|cop(?:y|ied)|needs?|needed|wants?|wanted|keep|kept|goes|go|come|comes|over|along|across|get|matters?|interested|interest|right|truth|valid|current|required|else|nothing|alone',
    '(?:uber|mit)?nehmen|ubernommen|ubernehmen|importier\\p{L}+|migrier\\p{L}+|laden|geladen|brauch\\p{L}+|woll\\p{L}+|mocht\\p{L}+|benotig\\p{L}+|kommen|kommt|einlesen|eingelesen|gilt|gelten|richtig\\p{L}*|aktuell\\p{L}*|zahlt|mit',
    'prend\\p{L}*|prenez|repren\\p{L}*|repris\\p{L}*|import\\p{L}*|migr\\p{L}*|charg\\p{L}*|gard\\p{L}*|voul\\p{L}*|faut|besoin|interess\\p{L}*|compte\\p{L}*|valable\\p{L}*|ne|n|seul\\p{L}*',
    'tom\\p{L}+|carg\\p{L}+|traer|trae|pas(?:ar|e|en)|quer\\p{L}+|necesit\\p{L}+|interes\\p{L}+|hace|falta|vale|hay',
    'caric\\p{L}+|port(?:are|ate|a)|vogl\\p{L}+|serv\\p{L}+|vale|riport\\p{L}+',
    'neem|nemen|meenemen|overnemen|overzetten|ingelezen|inlezen|nodig|willen|geldt|telt|mee|over',
  ].join('|')})$`,
  'u',
)
