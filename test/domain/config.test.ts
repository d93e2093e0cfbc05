import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/src/config.ts'

describe('the configuration', () => {
  it('has a default for everything, and is frozen', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      role: 'all',
      regions: ['eu'],
      runMemory: 1024 ** 3,
    })
    expect([Object.isFrozen(config), Object.isFrozen(config.regions)]).toEqual([true, true])
  })

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  it.each([
    ['536870912', 536_870_912],
    ['512MB', 536_870_912],
    ['2GiB', 2_147_483_648],
    ['64k', 65_536],
  ])('reads %s as %d bytes', (text, bytes) => {
    expect(readConfig({ RUN_MEMORY: text }).runMemory).toBe(bytes)
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'nonsense'],
    ['STORAGE_URL', 's3:bucket'],
    ['PUBLIC_URL', 'ftp://x'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s=%s, and whatever else can not be used', (name, value) => {
    const read = () => readConfig({ [name]: value, ROLE: 'nobody' })
    expect(read).toThrow(`${name}=${JSON.stringify(value)}`)
    expect(read).toThrow('ROLE="nobody"')
  })
})
