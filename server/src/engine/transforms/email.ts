import { always, type TransformKind } from './node.ts'
import { trimmed } from './text.ts'

/** Addresses as mail systems take them: dotted atoms before the @ (RFC 5322), a host name with at least two labels after it. */
export const emailPattern =
  "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\\.[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+)*@" +
  '(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+[\\p{L}\\p{N}-]*[\\p{L}][\\p{L}\\p{N}-]*'

const literal = `'${emailPattern.replaceAll("'", "''")}'`

/** What most addresses look like: a pattern without Unicode classes is much cheaper to match. */
const usual = `'[a-z0-9_+-]+(?:\\.[a-z0-9_+-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\\.)+[a-z]{2,}'`

/** Small letters, without `mailto:` and without a display name around it. A display name is more than formatting. */
export const email: TransformKind<'email'> = {
  compile: (_, input, scope) => {
    const bare = scope.define(`lower(${scope.trimmed ? input : trimmed(input)})`)
    const ready = scope.define(`coalesce(regexp_full_match(${bare}, ${usual}), false)`)
    // Of the others, the address without what stands around it: no address has a colon or an angle bracket. NULL where there is none.
    const other = scope.define(
      `CASE WHEN NOT ${ready} THEN CASE WHEN contains(${bare}, ':') OR contains(${bare}, '<')
            THEN trim(regexp_extract(${bare}, '^(?:mailto:\\s*|[^<>]*<(?:mailto:)?)([^<>]+)>?$', 1)) ELSE ${bare} END END`,
    )
    const found = scope.define(
      `CASE WHEN ${other} IS NOT NULL THEN CASE WHEN regexp_full_match(${other}, ${literal}) THEN ${other} END END`,
    )
    return {
      value: `CASE WHEN ${ready} THEN ${bare} WHEN ${found} IS NOT NULL THEN ${found} ELSE ${input} END`,
      failed: `NOT ${ready} AND ${found} IS NULL AND ${input} IS NOT NULL`,
      lossy: `CASE WHEN ${found} IS NOT NULL THEN regexp_matches(${bare}, '^[^<]*[\\p{L}\\p{N}][^<]*<') ELSE false END`,
    }
  },
  describe: () => 'Write as a bare e-mail address in small letters',
  lossless: always,
  expects: () => 'an e-mail address',
}
