import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contract } from './contract.ts'
import { listOperations } from './contract.ts'
import { formatted } from './format.ts'
import { fetchGenerator, runGenerator } from './openapi-generator.ts'
import { routeTable, transitionTable } from './routes.ts'

/** Everything that the templates write besides openapi-generator's own bookkeeping. */
const kept = ['**', '!handlers/*Handlers.ts', '!operations.ts', '!types.ts', '!router.ts', '']

/**
 * Writes `<folder>/server/` from `<folder>/openapi.json` with openapi-generator and the templates in scripts/templates.
 * Needs Java.
 *
 * @throws Error with the generator's output when it fails.
 */
export async function generateServer(root: string, folder: string, contract: Contract): Promise<void> {
  await fetchGenerator(root)
  const output = join(folder, 'server')
  const input = join(folder, 'openapi-with-facts.json')
  const config = join(folder, 'openapi-generator.json')
  await mkdir(output, { recursive: true })
  await writeFile(join(output, '.openapi-generator-ignore'), kept.join('\n'))
  await writeFile(input, JSON.stringify(withFacts(contract)))
  await writeFile(config, JSON.stringify(generatorConfig(contract)))
  await runGenerator(root, ['generate', '-g', 'typescript-node', '-i', input, '-o', output, '-c', config])
  await Promise.all(listTags(contract).map((tag) => rename(handlersAsWritten(output, tag), handlersFile(output, tag))))
  const files = [
    ...listTags(contract).map((tag) => handlersFile(output, tag)),
    ...['operations.ts', 'types.ts', 'router.ts'].map((name) => join(output, name)),
  ]
  await Promise.all(
    files.map(async (path) => writeFile(path, await formatted(root, path, await readFile(path, 'utf8')))),
  )
  await Promise.all(
    [input, config, join(output, '.openapi-generator'), join(output, '.openapi-generator-ignore')].map((path) =>
      rm(path, { recursive: true, force: true }),
    ),
  )
}

/** How the generator runs. Templates see `additionalProperties` beside what the generator itself makes of the contract. */
function generatorConfig(contract: Contract): object {
  return {
    templateDir: 'scripts/templates',
    apiPackage: 'handlers',
    globalProperties: { apis: '', supportingFiles: '', apiDocs: 'false', apiTests: 'false' },
    files: {
      'handlers.mustache': { templateType: 'API', destinationFilename: 'Handlers.ts' },
      'types.mustache': { templateType: 'SupportingFiles', destinationFilename: 'types.ts' },
      'operations.mustache': { templateType: 'SupportingFiles', destinationFilename: 'operations.ts' },
      'router.mustache': { templateType: 'SupportingFiles', destinationFilename: 'router.ts' },
    },
    additionalProperties: {
      // The generator sorts operations by name; a router needs them in this order.
      routeOrder: routeTable(contract).map(({ operationId }) => operationId),
      rootFacts: {
        basePath: JSON.stringify(contract.servers[0]?.url),
        rateLimits: JSON.stringify(contract['x-rate-limits']),
        limits: JSON.stringify(contract['x-limits']),
        transitions: JSON.stringify(transitionTable(contract)),
      },
    },
  }
}

function listTags(contract: Contract): string[] {
  return [...new Set(listOperations(contract).flatMap(({ operation }) => operation.tags))]
}

/** The contract with each operation's facts as one JSON text, which a template can write as it is. */
function withFacts(contract: Contract): Contract {
  const copy = structuredClone(contract)
  const facts = new Map(routeTable(contract).map((route) => [route.operationId, JSON.stringify(route)]))
  for (const { operation } of listOperations(copy)) {
    Object.assign(operation, { 'x-facts': facts.get(operation.operationId) })
  }
  return copy
}

/** The generator's own name for the file: `runsApi` and our suffix. */
function handlersAsWritten(output: string, tag: string): string {
  return join(output, 'handlers', `${tag.charAt(0).toLowerCase()}${tag.slice(1)}ApiHandlers.ts`)
}

function handlersFile(output: string, tag: string): string {
  return join(output, 'handlers', `${tag}Handlers.ts`)
}
