// “Paid by the hour”, “billed per month”: how often, where a list of what is allowed has it in one word.

const EVERY = "(?:by the|per|for each|for every|pro|je|nach|par|à la|à l[’']|por|al|all[’']|a la)"
const PERIODS: readonly (readonly [word: string, units: string])[] = [
  ['hourly', 'hours?|stunden?|heures?|horas?|or[ae]|uur'],
  ['daily', 'days?|tage?n?|jours?|día|giorn[oi]|dag'],
  ['weekly', 'weeks?|wochen?|semaines?|semanas?|settiman[ae]'],
  ['monthly', 'months?|monate?n?|mois|mes|mese|maand'],
  ['quarterly', 'quarters?|quartale?n?|trimestres?|kwartaal'],
  ['yearly', 'years?|jahre?n?|ans?|années?|año|anno|jaar'],
]
const IN_WORDS = PERIODS.map(([word, units]) => ({
  word,
  form: new RegExp(`(?<!\\p{L})${EVERY}\\s*(?<!\\p{L})(?:${units})(?!\\p{L})`, 'giu'),
}))

/** A text with one word for each phrase that says how often. */
export function withPeriods(text: string): string {
  return IN_WORDS.reduce((said, { word, form }) => said.replace(form, word), text)
}
