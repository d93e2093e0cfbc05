/** Milliseconds that processors gave this process for the work. On a busy machine they stay the same, where a clock runs on. */
export const processorTime = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * How many times as much processor time the work takes for four times as much: four where it grows with the size, sixteen where with its
 * square, on a fast machine and a slow one. The work is done once before, since code is compiled when it first runs; at another size, since
 * what was read is remembered.
 */
export const growth = async (size: number, work: (size: number) => unknown): Promise<number> => {
  await work(Math.floor(size * 0.9))
  const little = await processorTime(() => work(size))
  const much = await processorTime(() => work(size * 4))
  return much / Math.max(little, LEAST_MS)
}

/** What is shorter can't be told from what else the process does meanwhile. */
const LEAST_MS = 5

/** Between linear, with what a busy machine adds, and quadratic. */
export const LINEAR = 10
