import { ACCOUNTS } from './trades/accounts.ts'
import { AFRIKAANS } from './trades/afrikaans.ts'
import { CARE } from './trades/care.ts'
import { CLUBS } from './trades/clubs.ts'
import { CZECH } from './trades/czech.ts'
import { CZECH_TRADES } from './trades/czech-trades.ts'
import { DANISH } from './trades/danish.ts'
import { DUTCH } from './trades/dutch.ts'
import { ENGLISH } from './trades/english.ts'
import { EQUIPMENT } from './trades/equipment.ts'
import { FINNISH } from './trades/finnish.ts'
import { FRENCH } from './trades/french.ts'
import { GERMAN } from './trades/german.ts'
import { GOODS } from './trades/goods.ts'
import { INSURING } from './trades/insuring.ts'
import { ITALIAN } from './trades/italian.ts'
import { LODGING } from './trades/lodging.ts'
import { OFFICES } from './trades/offices.ts'
import { OPTICS } from './trades/optics.ts'
import { POLISH } from './trades/polish.ts'
import { PORTUGUESE } from './trades/portuguese.ts'
import { PROJECTS } from './trades/projects.ts'
import { SALES } from './trades/sales.ts'
import { SPANISH } from './trades/spanish.ts'
import { STAFFING } from './trades/staffing.ts'
import { SUPPLYING } from './trades/supplying.ts'
import { SWEDISH } from './trades/swedish.ts'
import { TRAVEL } from './trades/travel.ts'
import { WHOLESALE } from './trades/wholesale.ts'
import type { TradeWords } from './trades/words.ts'

const TRADES = [
  LODGING,
  CARE,
  SALES,
  GOODS,
  ACCOUNTS,
  STAFFING,
  EQUIPMENT,
  CLUBS,
  INSURING,
  PROJECTS,
  CZECH,
  CZECH_TRADES,
  POLISH,
  PORTUGUESE,
  SWEDISH,
  DANISH,
  FINNISH,
  AFRIKAANS,
  OFFICES,
  TRAVEL,
  SPANISH,
  ITALIAN,
  FRENCH,
  OPTICS,
  GERMAN,
  DUTCH,
  ENGLISH,
  SUPPLYING,
  WHOLESALE,
]

function ofAll(part: keyof TradeWords): string[] {
  return TRADES.flatMap((trade) => (trade[part] ?? '').split('\n').filter((line) => line !== ''))
}

export const TRADE_WORDS = ofAll('words')
export const TRADE_COMPOUNDS = ofAll('compounds')
export const TRADE_PHRASES = ofAll('phrases')
export const TRADE_ALONE = ofAll('alone')
