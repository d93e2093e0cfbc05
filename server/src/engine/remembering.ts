/**
 * The same function of a text, which looks up what it found before: the same headers, words and values come up column after column. Of
 * more than `most` texts all are forgotten and gathered anew, so that memory stays bounded. What it gives is shared: callers leave it
 * as it is.
 */
export function remembering<Found extends NonNullable<unknown> | null>(
  most: number,
  find: (text: string) => Found,
): (text: string) => Found {
  const found = new Map<string, Found>()
  return (text) => {
    const known = found.get(text)
    if (known !== undefined) return known
    const made = find(text)
    if (found.size >= most) found.clear()
    found.set(text, made)
    return made
  }
}

/** The same function of an object that nobody changes: what it found is known as long as that object is. */
export function rememberingOf<Of extends object, Found extends NonNullable<unknown> | null>(
  find: (of: Of) => Found,
): (of: Of) => Found {
  const found = new WeakMap<Of, Found>()
  return (of) => {
    const known = found.get(of)
    if (known !== undefined) return known
    const made = find(of)
    found.set(of, made)
    return made
  }
}

/** The same function of a text and of what it is looked for in: as both, for each of the latter. */
export function rememberingIn<In extends object, Found extends NonNullable<unknown> | null>(
  most: number,
  find: (text: string, within: In) => Found,
): (text: string, within: In) => Found {
  const within = rememberingOf((one: In) => remembering(most, (text) => find(text, one)))
  return (text, one) => within(one)(text)
}
