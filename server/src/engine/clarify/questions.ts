import { MARK_CHARACTERS, maskQuotations, QUOTATION_MARK } from '../knowledge/quotations.ts'
import { collapseSpaces } from '../plan/transforms/texts/text.ts'

/** Questions of one message that are looked at. */
const MOST_QUESTIONS = 20

export interface Asked {
  /** As it was put. */
  text: string
  /** The same with a mark (`\u0001n\u0002`) for each quoted name. */
  masked: string
  /** The quoted names, by the number in their mark. */
  names: string[]
}

/** Where a sentence goes on with a question of its own: "…, and what was it before". */
const FURTHER =
  /\s*,?\s+(?:and|also|then|plus)\s+(?:also\s+)?(?=(?:why|what|what's|how|which|where|who|when|show|list|tell|explain)\s+\S)/i

const PLEASANTRY =
  /^(?:hi|hello|hey|thanks|thank you|many thanks|please|ok|okay|cheers|dear|good (?:morning|day|afternoon|evening))\b[\p{L}\s,]{0,30}$/iu

const SAYING = new RegExp(`[\\p{L}\\p{N}${MARK_CHARACTERS}]`, 'u')
const MARKS = new RegExp(QUOTATION_MARK, 'g')

/** The questions of a message, in order; pleasantries are none. `more`: how many there are beyond those that are looked at. */
export function questionsIn(message: string): { questions: Asked[]; more: number } {
  const { masked, names, shown } = maskQuotations(message)
  const parts = masked
    .split(/[?\n;!]+|\.+(?=\s|$)/)
    .flatMap((part) => collapseSpaces(part).split(FURTHER))
    .map((part) => part.trim().replace(/^(?:[-*•]\s*|\d+[.)]\s+)/, ''))
    .filter((part) => SAYING.test(part) && !PLEASANTRY.test(part))
  const questions = parts.slice(0, MOST_QUESTIONS).map((part) => {
    const text = part.replace(MARKS, (_, index: string) => shown[Number(index)] ?? '')
    return { text, masked: part, names }
  })
  return { questions, more: parts.length - questions.length }
}
