import { listOperations, redocly, type Contract } from '../generate/contract.ts'

export type Impact = 'major' | 'minor' | 'patch'

/** One difference between two contracts. */
export interface Change {
  impact: Impact
  /** In a sentence. */
  message: string
  /** The operations that it reaches; empty when it concerns all of them or none. */
  operations: string[]
}

interface Report {
  changes: { path: string; kind: string; impact: Impact; verdicts: { message: string; impact: Impact }[] }[]
}

/**
 * Every difference between two bundled contracts, the breaking ones (`major`) first. `base` and `revision` are files.
 *
 * @throws Error with Redocly's output when one of them can't be read.
 */
export const compareContracts = async (
  root: string,
  [base, revision]: readonly [string, string],
  [older, newer]: readonly [Contract, Contract],
): Promise<Change[]> => {
  const { stdout, stderr } = await redocly(root, ['diff', base, revision, '--format=json', '--fail-on=none'])
  if (!stdout.trimStart().startsWith('{')) throw new Error(`The contracts can't be compared:\n${stdout}${stderr}`)
  const { changes } = JSON.parse(stdout) as Report
  const order: Impact[] = ['major', 'minor', 'patch']
  const judged = changes.map((change) => (isRefusalGone(change) ? withoutBreaking(change) : change))
  // What the version says is its own.
  const told = judged.filter(
    ({ path, impact }) =>
      !/^#\/info\b/.test(path) && (impact === 'major' || !(isExample(path) || differsInExamples(older, newer, path))),
  )
  const found = told.map(({ path, kind, impact, verdicts }): Change => {
    const said = verdicts.filter((verdict) => verdict.impact === impact).map(({ message }) => message)
    const message =
      [...new Set(said)].join(' ') || `${plainPlace(kind === 'removed' ? older : newer, path)} was ${kind}.`
    return { impact, message, operations: [...reached(older, path), ...reached(newer, path)] }
  })
  return found
    .map((change) => ({ ...change, operations: [...new Set(change.operations)].toSorted() }))
    .toSorted((one, other) => order.indexOf(one.impact) - order.indexOf(other.impact))
}

type Found = Report['changes'][number]

/**
 * A refusal that is no longer sent fails no caller: what was written for it lies idle. oasdiff, too, takes the loss of a status of
 * success for breaking and that of a refusal for information (its checks `response-success-status-removed` and
 * `response-non-success-status-removed`).
 */
const isRefusalGone = ({ path, kind }: Found): boolean => kind === 'removed' && /\/responses\/[45]\d\d$/.test(path)

const withoutBreaking = (change: Found): Found => ({
  ...change,
  impact: 'minor',
  verdicts: change.verdicts.map((verdict) => ({ ...verdict, impact: 'minor' })),
})

const unescape = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~')

/** What every place in a contract has between the names that people know. */
const between = new Set(['items', 'schema', 'content', 'application/json', 'oneOf', 'anyOf', 'allOf'])

const spoken = ([name, ...rest]: readonly string[]): string[] => {
  if (name === undefined) return []
  if (name === 'properties') return [...rest.slice(0, 1), ...spoken(rest.slice(1))]
  return [...(between.has(name) ? [] : [name]), ...spoken(rest)]
}

/** Of several shapes, one is called by its title where it has one: nobody counts to the eighteenth. */
const titled = (node: unknown, [name, ...rest]: readonly string[]): string[] => {
  if (name === undefined) return []
  const inner: unknown = Object(node)[name]
  const { title } = Object(inner)
  return [Array.isArray(node) && typeof title === 'string' ? title : name, ...titled(inner, rest)]
}

/** A place as it is called inside the shared piece that it is in, else inside its operation. */
const plainPlace = (contract: Contract, pointer: string): string => {
  const names = namesOf(pointer)
  const { piece, rest } = lastShared(contract, names.slice(0, -1))
  const inside = piece === null ? names : titled(at(contract, piece), [...rest, ...names.slice(-1)])
  const within = spoken(inside).join('/')
  if (piece !== null) return `${within && `\`${within}\` of `}\`${piece.split('/').at(-1)}\``
  const outer = names[0] === 'paths' && names.length > 3 ? 3 : 1
  return `\`${spoken(names.slice(outer)).join('/')}\``
}

/** What is shown of the contract is not the contract. */
const isExample = (path: string): boolean => /(?<!\/properties)\/examples?(?:\/|$)/.test(path)

/** Whether a place is the same in both but for the examples that it shows. */
const differsInExamples = (older: Contract, newer: Contract, pointer: string): boolean => {
  const [one, other] = [older, newer].map((contract) => {
    const { example: _example, examples: _examples, ...rest } = Object(lastShared(contract, namesOf(pointer)).node)
    return JSON.stringify(rest)
  })
  return one !== '{}' && one === other
}

const namesOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescape)

const at = (contract: Contract, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, name) => Object(node)[unescape(name)], contract)

/** What a node refers to: by `$ref`, or as what a discriminator maps a value to. */
const referenceOf = (node: unknown): string | null => {
  const reference: unknown = typeof node === 'string' ? node : Object(node).$ref
  return typeof reference === 'string' && reference.startsWith('#/components/') ? reference : null
}

/** The last shared piece on the way to a place, the names from there on, and what is there. Redocly names the first way that leads there. */
const lastShared = (
  contract: Contract,
  names: readonly string[],
): { piece: string | null; rest: string[]; node: unknown } => {
  let [piece, rest]: [string | null, string[]] = [null, []]
  let node: unknown = contract
  for (const name of names) {
    node = Object(node)[name]
    rest.push(name)
    for (let reference = referenceOf(node); reference !== null; reference = referenceOf(node)) {
      ;[piece, rest] = [reference, []]
      node = at(contract, reference)
    }
  }
  return { piece, rest, node }
}

/** The operations that a place in a contract belongs to, directly or through what is shared. */
const reached = (contract: Contract, pointer: string): string[] => {
  const [, section, path = '', method] = pointer.split('/').map(unescape)
  const names = namesOf(pointer)
  const shared =
    section === 'components' ? pointer.split('/').slice(0, 4).join('/') : lastShared(contract, names.slice(0, -1)).piece
  return listOperations(contract)
    .filter((each) =>
      shared === null
        ? section === 'paths' && each.path === path && [undefined, 'parameters', each.method].includes(method)
        : refersTo(contract, each.operation, shared),
    )
    .map(({ operation }) => operation.operationId)
}

const refersTo = (contract: Contract, root: unknown, wanted: string): boolean => {
  const seen = new Set<string>()
  const open = [root]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, pointer = ''] of JSON.stringify(next).matchAll(/"\$ref":"(#\/components\/[^"]+)"/g)) {
      if (seen.has(pointer)) continue
      seen.add(pointer)
      open.push(at(contract, pointer))
    }
  }
  return seen.has(wanted)
}

/** Whether the version was raised as breaking changes ask (semver: before 1.0, the second number says so). */
export const allowsBreaking = (older: string, newer: string): boolean => {
  const [[major = 0, minor = 0], [newMajor = 0, newMinor = 0]] = [older, newer].map((text) =>
    text.split('.').map(Number),
  ) as [number[], number[]]
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor)
}

/** The least version that says that callers of this one may be broken. */
const breakingVersion = (older: string): string => {
  const [major = 0, minor = 0] = older.split('.').map(Number)
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`
}

/** Why a contract can't follow an older one under its version; null when it can. */
export const refusalOf = (changes: readonly Change[], older: string, newer: string): string | null => {
  const breaking = changes.filter(({ impact }) => impact === 'major').length
  if (breaking === 0 || allowsBreaking(older, newer)) return null
  const what = breaking === 1 ? '1 change breaks' : `${breaking} changes break`
  const least = breakingVersion(older)
  return `${what} callers of ${older}, and the version is ${newer}. Take back what breaks them, or raise the version in spec/openapi.yaml to ${least}.`
}

/** The changes as a section of the changelog, by operation. */
export const changelogOf = (changes: readonly Change[]): string => {
  const byOperation = Map.groupBy(
    changes.flatMap(({ operations, ...change }) =>
      (operations.length > 0 ? operations : ['All operations']).map((operation) => ({ ...change, operation })),
    ),
    ({ operation }) => operation,
  )
  const names = [...byOperation.keys()].toSorted()
  return names
    .map((name) => {
      const lines = (byOperation.get(name) ?? []).map(
        ({ impact, message }) => `  - ${impact === 'major' ? '**Breaking:** ' : ''}${message}`,
      )
      return `- ${name}:\n${[...new Set(lines)].join('\n')}`
    })
    .join('\n')
}
