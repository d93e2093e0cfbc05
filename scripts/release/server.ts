import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { Instruction } from './containerfile.ts'

const run = promisify(execFile)

interface Built {
  /** Where files are copied from. */
  context: string
  /** An empty folder, that stands for the container's root. */
  folder: string
  instructions: readonly Instruction[]
  /** What the server has to serve as its contract. */
  contract: string
}

const startMilliseconds = 60_000

const oneOf = (instructions: readonly Instruction[], name: string): Instruction => {
  const found = instructions.filter((each) => each.name === name)
  if (found.length !== 1 || found[0] === undefined)
    throw new Error(`The Containerfile has ${found.length} ${name}, not one.`)
  return found[0]
}

/** Refuses a container that would run as root, be made from something else than a public image, or not be looked after. */
export const checkSafety = (instructions: readonly Instruction[]): void => {
  const user = instructions.findLast(({ name }) => name === 'USER')?.text
  if (user === undefined || /^(?:root|0)\b/.test(user))
    throw new Error('The Containerfile has the service run as root.')
  const { text: image } = oneOf(instructions, 'FROM')
  if (!/^[a-z]+:\d+[\w.-]*$/.test(image))
    throw new Error(`The Containerfile is made from ${image}: name a public image.`)
  oneOf(instructions, 'HEALTHCHECK')
}

/** Does in a folder what a builder does in a container. Users and their rights are those of this machine. */
const build = async ({ context, folder, instructions }: Built): Promise<{ place: string; env: NodeJS.ProcessEnv }> => {
  const env: NodeJS.ProcessEnv = { PATH: process.env['PATH'], HOME: process.env['HOME'] }
  const inside = (text: string): string => text.replaceAll(/(^|\s|=)\/(?=data\b)/g, `$1${folder}/`)
  let place = folder
  for (const { name, words, text } of instructions) {
    if (name === 'WORKDIR') await mkdir((place = join(folder, text)), { recursive: true })
    if (name === 'ENV')
      for (const word of words) env[word.split('=')[0] ?? ''] = inside(word).split('=').slice(1).join('=')
    if (name === 'COPY') {
      const target = words.at(-1) ?? ''
      for (const source of words.slice(0, -1))
        await cp(join(context, source), join(place, target, target.endsWith('/') ? source : ''), { recursive: true })
    }
    const command = inside(text).replace(/ && chown \S+ \S+$/, '')
    if (name === 'RUN') await run('sh', ['-c', command], { cwd: place, env, maxBuffer: 16 << 20 })
  }
  return { place, env }
}

const expectEqual = (what: string, found: unknown, wanted: unknown): void => {
  if (found !== wanted) throw new Error(`The packed server: ${what} is ${String(found)}, not ${String(wanted)}.`)
}

/**
 * Builds the packed server as its Containerfile says, with nothing but its production dependencies, and starts it: it has to become well,
 * to serve its contract, to know its first key, and to end well when it is told to.
 *
 * @throws Error saying what it did instead.
 */
export const tryServer = async (built: Built): Promise<void> => {
  checkSafety(built.instructions)
  await chmod(built.folder, 0o755)
  const { place, env } = await build(built)
  const [command = '', ...args] = JSON.parse(oneOf(built.instructions, 'CMD').text) as string[]
  const settings = { ...env, HOST: '127.0.0.1', PORT: '0' }
  const said: string[] = []
  const server = spawn(command, args, { cwd: place, env: settings, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(server, 'exit')
  const timer = setTimeout(() => server.kill('SIGKILL'), startMilliseconds)
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      said.push(line)
      if (line.startsWith('msk_')) break
    }
    const [, url = ''] = /service is at (\S+)/.exec(said.join('\n')) ?? []
    if (url === '') throw new Error(`The packed server did not start: ${said.join('\n')}`)
    server.stdout.resume()
    const { origin, port } = new URL(url)
    const health = oneOf(built.instructions, 'HEALTHCHECK').text.replace(/^CMD /, '')
    await run('sh', ['-c', health], { cwd: place, env: { ...settings, PORT: port } })
    const contract = await (await fetch(`${origin}/openapi.json`)).json()
    expectEqual(
      'its contract',
      JSON.stringify(contract),
      JSON.stringify(JSON.parse(await readFile(built.contract, 'utf8'))),
    )
    expectEqual('its page', (await fetch(`${origin}/docs`)).status, 200)
    const templates = await fetch(`${url}/templates`, { headers: { 'x-api-key': said.at(-1) ?? '' } })
    expectEqual('the reply to its first key', templates.status, 200)
  } finally {
    server.kill('SIGTERM')
    const [code] = (await exit) as [number | null]
    clearTimeout(timer)
    expectEqual('its exit code', code, 0)
  }
}
