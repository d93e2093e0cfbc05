import { CLINIC_FIELDS } from './systems/clinic.ts'
import { DIRECTORY_FIELDS } from './systems/directories.ts'
import { ERP_FIELDS } from './systems/erp.ts'
import { LEDGER_FIELDS } from './systems/ledgers.ts'
import { OFFICE_FIELDS } from './systems/offices.ts'
import { STAFF_FIELDS } from './systems/staff.ts'
import { TRADE_ALONE } from './trades.ts'

/**
 * The names that programs give to their fields, folded and without signs, with what the fields hold as a header would say it. What stands
 * behind `=` means that only as a whole header, and in a longer one is a word like others.
 */
export const FIELDS: ReadonlyMap<string, string> = new Map(
  [ERP_FIELDS, LEDGER_FIELDS, STAFF_FIELDS, CLINIC_FIELDS, OFFICE_FIELDS, DIRECTORY_FIELDS]
    .flatMap((lines) => lines.trim().split('\n'))
    .concat(TRADE_ALONE)
    .flatMap((line) => {
      const [meaning, names] = line.split(': ') as [string, string]
      return names.split(', ').map((name): [string, string] => [name, meaning])
    }),
)
