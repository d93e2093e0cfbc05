import { anyOf } from '../../../knowledge/grounded/acts.ts'

// “As typed”, “Name as the owner writes it on the yard list”: what a description wants left alone is as its own cells have it, and not as others do.

const AS_WRITTEN =
  /\b(?:as (?:written|printed|typed|found|entered|recorded|noted|given|stated|supplied|it (?:is|stands)|they (?:are|stand))(?! (?:in|on|by) (?:iso|e\.?164|(?:the|its|their|each|that) (?:own )?countr))|exactly as|unchanged|verbatim|wie (?:geschrieben|erfasst|notiert|angegeben|eingetragen)|unverändert|tal cual|tel quel|così com['’]è|ongewijzigd)\b/iu

/** Whose files they are: how somebody else's list or register writes it is another spelling. */
const AS_THEY_WRITE = anyOf(
  'as (?:the |our |their )?(?:customer|client|owner|user|source|vendor|shop|office|people|they|he or she) (?:themselves |itself )?(?:writes?|types?|spells?|words?|puts?|calls?|ha(?:s|ve)) (?:it|them|this)',
  'wie (?:der|die|das|sie) ?(?:kund(?:e|in|en)|quelle|inhaber(?:in)?|büro)? (?:es|sie|ihn|das) (?:schreib(?:t|en)|nenn(?:t|en)|erfass(?:t|en)|notier(?:t|en))',
  "comme (?:le client|la cliente|les clients|la source|le propriétaire) (?:l[’']|les )(?:écri(?:t|vent)|appellen?t|note(?:nt)?)",
  'como l[oa]s? (?:escriben?|llaman?|anotan?) (?:el|la|los|las) (?:cliente|fuente|clientes|dueño)',
  'come l[oa] (?:scriv(?:e|ono)|chiam(?:a|ano)) (?:il cliente|la fonte|i clienti)',
  'zoals (?:de klant|de klanten|de bron|het kantoor) (?:het|ze|hem|die) (?:schrijft|schrijven|noemt|noteert)',
)

/** Whether a description wants what stands in the cells as it stands there. */
export function isWantedAsWritten(description: string): boolean {
  return AS_WRITTEN.test(description) || AS_THEY_WRITE.test(description)
}
