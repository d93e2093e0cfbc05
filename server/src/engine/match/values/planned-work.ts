import { plainValue } from '../vocabulary/meanings.ts'

// “Planned”, “repair”, “call-out”: a service is the planned one of them, which is kept as it is, and no repair.

/** Work that stands in a calendar, whatever it is on: in a list of states, the same words mean something else. */
const PLANNED = new Set(
  'planned scheduled programmed geplant planmassig planifie planifiee programme programmee planificado planificada programado programada pianificato pianificata programmato programmata gepland planeado planeada planowany planowa planovany planovana planovane planerad planerat planlagt planlagte'.split(
    ' ',
  ),
)

/** What else somebody is called for; a list that has other things, as states are, is none of kinds of work. */
const OF_WORK = ['repair', 'corrective', 'emergency', 'inspection', 'installation', 'calibration', 'warranty']
const CALLED = new Set(
  'call_out callout call_outs breakdown reactive responsive unplanned ad_hoc fault einsatz storung stordienst storungsdienst notdienst depannage intervention averia guasto pronto_intervento storing awaria porucha utryckning'.split(
    ' ',
  ),
)

type MeantBy = (raw: string, value: string) => number

/** So surely it means that by its own words. */
const BY_ITSELF = 0.92

/**
 * The value of the list for maintenance that is planned, where the list is one of kinds of work: it has the repair of what is broken, too, and no
 * word for maintenance itself. Null where it is another list, or the raw value no maintenance.
 */
export function plannedWork(raw: string, allowed: readonly string[], meantBy: MeantBy): string | null {
  const means = (value: string, word: string): boolean => meantBy(value, word) >= BY_ITSELF
  const isMaintenance = (value: string): boolean => means(value, 'maintenance') || means(value, 'preventive')
  const plain = plainValue(raw)
  if (!isMaintenance(plain)) return null
  const values = allowed.map((value) => ({ value, plain: plainValue(value) }))
  const planned = values.filter((one) => PLANNED.has(one.plain))
  const others = values.filter((one) => !PLANNED.has(one.plain))
  const isOfWork =
    others.some((one) => means(one.plain, 'repair') || means(one.plain, 'corrective')) &&
    others.every((one) => CALLED.has(one.plain) || OF_WORK.some((word) => means(one.plain, word)))
  const isNamed = others.some((one) => one.plain === plain || isMaintenance(one.plain))
  return planned.length === 1 && isOfWork && !isNamed ? planned[0]!.value : null
}
