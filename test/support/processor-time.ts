/** Milliseconds that processors gave this process for the work. On a busy machine they stay the same, where a clock runs on. */
export const processorTime = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
