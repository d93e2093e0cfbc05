// A client in another language, by the stock openapi-generator: `npm run generate:client -- python [folder]`. Needs Java.
//
// Every generator that `npx openapi-generator-cli list` shows will do. The folder is .cache/<generator>-client unless one is given; a
// client that lies there from before is replaced.

import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fetchGenerator, runGenerator } from './generate/openapi-generator.ts'

const root = join(import.meta.dirname, '..')
const usage = 'npm run generate:client -- <generator> [folder], for example: npm run generate:client -- python'

/** How generators name a package; those that don't know one of these leave it alone. */
const named =
  'packageName=migration_service,projectName=migration-service,npmName=migration-service,artifactId=migration-service'

const main = async (): Promise<void> => {
  const [generator, place] = parseArgs({ allowPositionals: true }).positionals
  if (generator === undefined || !/^[a-z][a-z0-9-]*$/.test(generator)) throw new TypeError(usage)
  const folder = resolve(place ?? join(root, `.cache/${generator}-client`))
  await fetchGenerator(root)
  if (existsSync(join(folder, '.openapi-generator'))) await rm(folder, { recursive: true })
  const input = join(root, 'generated/openapi.json')
  const how = [`--additional-properties=${named}`, '--global-property=apiTests=false,modelTests=false']
  await runGenerator(root, ['generate', '-g', generator, '-i', input, '-o', folder, ...how])
  console.log(`The client is in ${relative(process.cwd(), folder) || '.'}.`)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
