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
      signingSecret: undefined,
      languageModel: null,
      exportRetentionMs: 7 * 86_400_000,
      runMemory: 1024 ** 3,
    })
    expect([Object.isFrozen(config), Object.isFrozen(config.regions)]).toEqual([true, true])
  })

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  it('keeps the compiled code of all processes in one folder where Node is given one', () => {
    expect(readConfig({ DATA_DIR: '/data' }).codeCache).toBe('/data/code-cache')
    expect(readConfig({ DATA_DIR: '/data', NODE_COMPILE_CACHE: '/code' }).codeCache).toBe('/code')
  })

  it('starts engine processes from what was built, where it is told of it and finds it', () => {
    expect(readConfig({}).engineEntry).toBeUndefined()
    expect(readConfig({ ENGINE_ENTRY: import.meta.filename }).engineEntry).toBe(import.meta.filename)
    expect(() => readConfig({ ENGINE_ENTRY: '/nowhere/child.js' })).toThrow(
      'ENGINE_ENTRY="/nowhere/child.js": is no file: npm run build:engine makes it, and says where',
    )
  })

  it.each([
    ['536870912', 536_870_912],
    ['512MB', 536_870_912],
    ['2GiB', 2_147_483_648],
    ['262144k', 268_435_456],
  ])('reads %s as %d bytes', (text, bytes) => {
    expect(readConfig({ RUN_MEMORY: text }).runMemory).toBe(bytes)
  })

  it.each(['64MB', '255MB', '0'])('refuses %s for a run, as below the minimum', (text) => {
    expect(() => readConfig({ RUN_MEMORY: text })).toThrow(
      `RUN_MEMORY="${text}": must be at least 256MB; leave it out for the default of 1GiB`,
    )
  })

  it('gives each region all features, or those it names', () => {
    const { regions, features } = readConfig({ REGIONS: 'eu,us:exports+webhooks,ap:' })
    expect(regions).toEqual(['eu', 'us', 'ap'])
    expect(features).toEqual({ eu: ['extraction', 'exports', 'webhooks'], us: ['exports', 'webhooks'], ap: [] })
  })

  it('finds Svix by the region at the end of its token, unless it is told where', () => {
    expect(readConfig({}).svix).toBeUndefined()
    expect(readConfig({ SVIX_URL: 'https://svix.example' }).svix).toBeUndefined()
    expect(readConfig({ SVIX_TOKEN: 'sk_1.eu' }).svix).toEqual({ token: 'sk_1.eu', url: 'https://api.eu.svix.com' })
    expect(readConfig({ SVIX_TOKEN: 'sk_1.x' }).svix?.url).toBe('https://api.svix.com')
    expect(readConfig({ SVIX_TOKEN: 'sk_1', SVIX_URL: 'http://svix:8071/' }).svix?.url).toBe('http://svix:8071')
  })

  it('has a language model only by its name, and then where it is', () => {
    expect(readConfig({ MODEL_URL: 'http://127.0.0.1:1/v1', MODEL_KEY: 'k' }).languageModel).toBeNull()
    const model = { MODEL_NAME: 'm', MODEL_URL: 'http://127.0.0.1:1/v1/', MODEL_PRICES: '0.25,2' }
    expect(readConfig(model).languageModel).toMatchObject({
      provider: 'openai-compatible',
      url: 'http://127.0.0.1:1/v1',
      byDefault: false,
      patienceMs: 60_000,
      prices: { input: 0.25, output: 2 },
    })
    expect(readConfig({ MODEL_NAME: 'm', MODEL_PROVIDER: 'anthropic' }).languageModel).toMatchObject({ prices: null })
    expect(() => readConfig({ MODEL_NAME: 'm' })).toThrow('MODEL_URL: must say where the model of MODEL_NAME is')
    const vectors = { MODEL_NAME: 'm', MODEL_PROVIDER: 'anthropic', MODEL_EMBEDDING: 'v' }
    expect(() => readConfig(vectors)).toThrow('MODEL_EMBEDDING="v": must be unset with MODEL_PROVIDER=anthropic')
    expect(() => readConfig({ ...model, MODEL_PRICES: '1' })).toThrow('MODEL_PRICES="1": must be two numbers')
  })

  it('never shows a secret', () => {
    const read = () => readConfig({ SIGNING_SECRET: 'too short' })
    expect(read).toThrow(/SIGNING_SECRET: must have at least 32 characters/)
    expect(read).not.toThrow(/too short/)
  })

  it('reads where blobs lie', () => {
    expect(readConfig({ STORAGE_URL: 'file:///srv/blobs' }).storage).toMatchObject({
      kind: 'disk',
      folder: '/srv/blobs',
    })
    const amazon = { kind: 's3', bucket: 'acme', prefix: '', endpoint: undefined, region: undefined, pathStyle: false }
    expect(readConfig({ STORAGE_URL: 's3://acme' }).storage).toMatchObject(amazon)
    const own = 's3://acme/a/b/?endpoint=http://minio:9000&region=eu-1'
    const at = { prefix: 'a/b', endpoint: 'http://minio:9000', region: 'eu-1', pathStyle: true }
    expect(readConfig({ STORAGE_URL: own }).storage).toMatchObject(at)
    expect(readConfig({ STORAGE_URL: `${own}&path_style=false` }).storage).toMatchObject({ pathStyle: false })
  })

  it.each([
    ['s3://key:pass@acme/', 'must not hold credentials'],
    ['s3://acme?endpoint=http://key:pass@minio', 'must not hold credentials'],
    ['s3://acme?secret_access_key=pass', 'can have the settings endpoint, region, path_style and no others'],
  ])('refuses %s without showing what may be a secret', (url, message) => {
    const read = () => readConfig({ STORAGE_URL: url })
    expect(read).toThrow(`STORAGE_URL: ${message}`)
    expect(read).not.toThrow(/pass[^w]/)
  })

  it.each([
    ['REGIONS', 'eu:import'],
    ['REGIONS', 'eu:exports+'],
    ['EXPORT_RETENTION_DAYS', '0'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'nonsense'],
    ['STORAGE_URL', 's3:bucket'],
    ['STORAGE_URL', 's3://Bucket'],
    ['STORAGE_URL', 's3://bucket/a//b'],
    ['STORAGE_URL', 's3://bucket?region=a%20b'],
    ['STORAGE_URL', 's3://bucket?endpoint=minio:9000'],
    ['STORAGE_URL', 's3://bucket?path_style=yes'],
    ['STORAGE_URL', 'gs://bucket'],
    ['PUBLIC_URL', 'ftp://x'],
    ['CORS_ORIGINS', 'https://app.example.com/'],
    ['CORS_ORIGINS', '*,https://app.example.com'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s=%s, and whatever else can not be used', (name, value) => {
    const read = () => readConfig({ [name]: value, ROLE: 'nobody' })
    expect(read).toThrow(`${name}=${JSON.stringify(value)}`)
    expect(read).toThrow('ROLE="nobody"')
  })
})
