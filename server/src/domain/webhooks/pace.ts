// What this process has seen of endpoints that are slow: they may not take all the places that there are for deliveries.

/** An answer that takes this long, or none in time, makes an endpoint a slow one. */
const SLOW_MS = 5_000

/** How long it counts as one after its last slow answer. */
const REMEMBERED_MS = 60_000

/** Deliveries to a slow endpoint at once. */
const MOST_AT_ONCE = 2

interface Seen {
  atOnce: number
  slowUntil: number
}

const seen = new Map<string, Seen>()

/**
 * Makes an attempt to deliver, unless the endpoint is slow and has enough of them: then null, and the attempt is to be made later.
 * `attempt` resolves to the milliseconds it took, or null when it wasn't needed.
 */
export const paced = async <T extends { milliseconds: number } | null>(
  endpoint_id: string,
  timeoutMs: number,
  attempt: () => Promise<T>,
): Promise<{ made: T } | null> => {
  const before = seen.get(endpoint_id) ?? { atOnce: 0, slowUntil: 0 }
  if (before.slowUntil > performance.now() && before.atOnce >= MOST_AT_ONCE) return null
  before.atOnce += 1
  seen.set(endpoint_id, before)
  try {
    const made = await attempt()
    if (made !== null) {
      const isSlow = made.milliseconds >= Math.min(SLOW_MS, timeoutMs)
      before.slowUntil = isSlow ? performance.now() + REMEMBERED_MS : 0
    }
    return { made }
  } finally {
    before.atOnce -= 1
    if (before.atOnce === 0 && before.slowUntil <= performance.now()) seen.delete(endpoint_id)
  }
}
