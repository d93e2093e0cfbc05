import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, inject, it, test } from 'vitest'
import { engineFolder } from '../../scripts/build-engine.ts'
import { readContainerfile } from '../../scripts/release/containerfile.ts'
import { checkSafety } from '../../scripts/release/server.ts'
import { root } from './contract.ts'

const text = await readFile(join(root, 'Containerfile'), 'utf8')

// That it builds and starts, `npm run release:check` tries with a whole installation.
describe('the Containerfile', () => {
  it('takes files that are there, and runs the service as nobody special', () => {
    const instructions = readContainerfile(text)
    const copied = instructions.filter(({ name }) => name === 'COPY').flatMap(({ words }) => words.slice(0, -1))
    // What a release builds before it is packed is not in a clone.
    expect(copied.filter((path) => !existsSync(join(root, path)) || path === engineFolder)).toEqual([engineFolder])
    expect(copied).toEqual(expect.arrayContaining(['package-lock.json', 'generated', 'prisma', 'server/src']))
    expect(() => checkSafety(instructions)).not.toThrow()
  })

  it('starts engine processes from what a release builds', () => {
    const { words } = readContainerfile(text).find(
      ({ name, text: set }) => name === 'ENV' && set.includes('ENGINE_ENTRY'),
    )!
    expect(words).toEqual([`ENGINE_ENTRY=${engineFolder}/${basename(inject('engineEntry'))}`])
  })

  test.each([
    ['as root', 'USER node', 'USER root', 'as root'],
    ['as nobody named', 'USER node\n', '', 'as root'],
    [
      'from a registry of somebody',
      'FROM node:24-slim',
      'FROM registry.example.com/node:24-slim',
      'name a public image',
    ],
    ['from whatever is newest', 'FROM node:24-slim', 'FROM node', 'name a public image'],
    ['without a health check', /^HEALTHCHECK.*\n/m, '', '0 HEALTHCHECK'],
    ['with an instruction over several lines', 'USER node', 'USER \\\n  node', 'no instruction in one line'],
  ])('is refused %s', (_how, sound, fault, problem) => {
    const broken = text.replace(sound, fault)
    expect(broken).not.toBe(text)
    expect(() => checkSafety(readContainerfile(broken))).toThrow(problem)
  })
})
