import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Sees that the generator's program is in its folder: downloaded by its own command or, where that can't, by Maven, which
 * knows the mirrors of the place.
 */
export async function fetchGenerator(root: string): Promise<void> {
  const { version, storageDir } = await generatorPin(root)
  const folder = join(root, storageDir)
  const program = join(folder, `${version}.jar`)
  if (existsSync(program)) return
  await mkdir(folder, { recursive: true })
  await run(join(root, 'node_modules/.bin/openapi-generator-cli'), ['version'], { cwd: root, timeout: 300_000 }).catch(
    (error: Error) => console.error(`openapi-generator could not download itself, so Maven tries: ${error.message}`),
  )
  if (existsSync(program)) return
  const artifact = `org.openapitools:openapi-generator-cli:${version}`
  const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy'
  await run('mvn', ['-q', copy, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`], {
    cwd: folder,
    timeout: 300_000,
  })
  await rename(join(folder, `openapi-generator-cli-${version}.jar`), program)
}

async function generatorPin(root: string): Promise<{ version: string; storageDir: string }> {
  const settings = JSON.parse(await readFile(join(root, 'openapitools.json'), 'utf8')) as {
    'generator-cli': { version: string; storageDir: string }
  }
  return settings['generator-cli']
}

/**
 * Runs the generator's command.
 *
 * @throws Error with its output when it fails.
 */
export async function runGenerator(root: string, args: string[]): Promise<void> {
  const command = join(root, 'node_modules/.bin/openapi-generator-cli')
  // Such a short run gains nothing from code that is compiled thoroughly, nor from garbage that is collected beside it.
  const env = { ...process.env, JAVA_OPTS: '-Dlog.level=error -XX:TieredStopAtLevel=1 -XX:+UseSerialGC' }
  await run(command, args, { cwd: root, env, maxBuffer: 16 << 20 }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      const output = `${error.stdout ?? ''}${error.stderr ?? ''}`
      const [, unknown] = /Can't load config class with name '([^']*)'/.exec(output) ?? []
      if (unknown !== undefined)
        throw new Error(
          `There is no generator "${unknown}". \`npx openapi-generator-cli list\` shows those that there are.`,
        )
      throw new Error(`openapi-generator failed. It needs Java 11 or newer.\n${output}`, { cause: error })
    },
  )
}
