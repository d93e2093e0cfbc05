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
    const address = scope.define(
      `CASE WHEN ${ready} THEN ${bare}
            WHEN regexp_full_match(${bare}, ${literal}) THEN ${bare}
            ELSE trim(regexp_extract(${bare}, '^(?:mailto:\\s*|[^<>]*<(?:mailto:)?)([^<>]+)>?$', 1)) END`,
    )
    // CASE, not OR: only its branches are left uncomputed where they aren't needed.
    const taken = scope.define(
      `CASE WHEN ${ready} THEN true ELSE coalesce(regexp_full_match(${address}, ${literal}), false) END`,
    )
    return {
      value: `CASE WHEN ${taken} THEN ${address} ELSE ${input} END`,
      failed: `${input} IS NOT NULL AND NOT ${taken}`,
      lossy: `CASE WHEN ${ready} THEN false ELSE ${taken} AND regexp_matches(${bare}, '^[^<]*[\\p{L}\\p{N}][^<]*<') END`,
    }
  },
  describe: () => 'Write as a bare e-mail address in small letters',
  lossless: always,
  expects: () => 'an e-mail address',
}
