import { ENGLISH_BUILDING } from './meanings/english/building.ts'
import { ENGLISH_FACTORIES } from './meanings/english/factories.ts'
import { ENGLISH_TRANSPORT } from './meanings/english/transport.ts'

/** What English speakers write in lists of all trades: short forms, kinds of things and what they call them besides. */
export const ENGLISH = [ENGLISH_BUILDING, ENGLISH_FACTORIES, ENGLISH_TRANSPORT]
