import { ENGLISH_ARTS } from './meanings/english/arts.ts'
import { ENGLISH_BUILDING } from './meanings/english/building.ts'
import { ENGLISH_CLINIC } from './meanings/english/clinic.ts'
import { ENGLISH_CLOTHES } from './meanings/english/clothes.ts'
import { ENGLISH_COMMUNITIES } from './meanings/english/communities.ts'
import { ENGLISH_COMPUTERS } from './meanings/english/computers.ts'
import { ENGLISH_FACTORIES } from './meanings/english/factories.ts'
import { ENGLISH_HOMES } from './meanings/english/homes.ts'
import { ENGLISH_KITCHENS } from './meanings/english/kitchens.ts'
import { ENGLISH_MEDICINE } from './meanings/english/medicine.ts'
import { ENGLISH_MONEY } from './meanings/english/money.ts'
import { ENGLISH_NATURE } from './meanings/english/nature.ts'
import { ENGLISH_OFFICES } from './meanings/english/offices.ts'
import { ENGLISH_OUTINGS } from './meanings/english/outings.ts'
import { ENGLISH_SCHOOLS } from './meanings/english/schools.ts'
import { ENGLISH_SELLING } from './meanings/english/selling.ts'
import { ENGLISH_STAFF } from './meanings/english/staff.ts'
import { ENGLISH_TRANSPORT } from './meanings/english/transport.ts'

/** What English speakers write in lists of all trades: short forms, kinds of things and what they call them besides. */
export const ENGLISH = [
  ENGLISH_ARTS,
  ENGLISH_BUILDING,
  ENGLISH_CLINIC,
  ENGLISH_CLOTHES,
  ENGLISH_COMMUNITIES,
  ENGLISH_COMPUTERS,
  ENGLISH_FACTORIES,
  ENGLISH_HOMES,
  ENGLISH_KITCHENS,
  ENGLISH_MEDICINE,
  ENGLISH_MONEY,
  ENGLISH_NATURE,
  ENGLISH_OFFICES,
  ENGLISH_OUTINGS,
  ENGLISH_SCHOOLS,
  ENGLISH_SELLING,
  ENGLISH_STAFF,
  ENGLISH_TRANSPORT,
]
