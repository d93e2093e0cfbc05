/** What `work` comes to, or a rejection when it takes longer; the work itself goes on, and nobody waits for it. */
export const withTimeLimit = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`It took longer than ${milliseconds} ms.`)), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
