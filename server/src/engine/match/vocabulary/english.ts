import { ENGLISH_BUILDING } from './meanings/english/building.ts'
import { ENGLISH_CLINIC } from './meanings/english/clinic.ts'
import { ENGLISH_FACTORIES } from './meanings/english/factories.ts'
import { ENGLISH_MEDICINE } from './meanings/english/medicine.ts'
import { ENGLISH_NATURE } from './meanings/english/nature.ts'
import { ENGLISH_TRANSPORT } from './meanings/english/transport.ts'

/** What English speakers write in lists of all trades: short forms, kinds of things and what they call them besides. */
export const ENGLISH = [
  ENGLISH_BUILDING,
  ENGLISH_CLINIC,
  ENGLISH_FACTORIES,
  ENGLISH_MEDICINE,
  ENGLISH_NATURE,
  ENGLISH_TRANSPORT,
]
