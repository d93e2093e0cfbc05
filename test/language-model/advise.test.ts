import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Doubt } from '../../server/src/engine/advice/model.ts'
import type { Budget } from '../../server/src/language-model/language-model.ts'
import { openLanguageModel } from '../../server/src/language-model/open.ts'
import { openModelEndpoint, reply, send, type Asked, type ModelEndpoint } from '../support/model-endpoint.ts'

const doubts: Doubt[] = [
  {
    key: 'column:parcels.weight@f/t',
    about: 'Which column of t is “weight” of Parcels?',
    options: [
      { value: 'Gewicht', shown: 'Gewicht: 9.9' },
      { value: 'Farbe', shown: 'Farbe: rot | blau' },
    ],
    names: { subject: 'Parcels weight', options: ['Gewicht', 'Farbe'] },
  },
  {
    key: 'value:parcels.status:P',
    about: 'What does "P" mean?',
    options: [
      { value: 'paid', shown: 'paid' },
      { value: 'pending', shown: 'pending' },
    ],
  },
]

/** A purse in memory. */
const purse = (tokens = 1e6): Budget & { left: () => number } => {
  let left = tokens
  return {
    left: () => left,
    reserve: async (wanted) => {
      if (wanted > left) return 'there are no tokens left'
      left -= wanted
      return null
    },
    settle: async (reserved, spent) => void (left += reserved - spent),
  }
}

const chosen = (asked: Asked, index: number, value: string, confidence = 0.9) => ({
  id: `d${index + 1}`,
  choice: asked.decisions[index]!.options.find((id) => asked.options[id]!.startsWith(value)) ?? value,
  confidence,
  reason: 'It says so.',
})

const endpoint: { it?: ModelEndpoint } = {}
beforeAll(async () => {
  endpoint.it = await openModelEndpoint()
})
afterAll(() => endpoint.it?.close())

const advise = async (
  protocol: 'openai-compatible' | 'anthropic',
  { env = {}, budget = purse(), signal = new AbortController().signal, of = doubts, patienceMs = 30_000 } = {},
) => {
  endpoint.it!.asked.length = 0
  return openLanguageModel({ ...endpoint.it!.config(protocol, env), patienceMs, retryMs: 1 }).advise(of, budget, signal)
}

describe.each(['openai-compatible', 'anthropic'] as const)('a language model that speaks %s', (protocol) => {
  it('is asked once about several decisions, and what it picks is advice', async () => {
    endpoint.it!.behave((asked) => [chosen(asked, 0, 'Gewicht'), chosen(asked, 1, 'paid', 7)])
    const budget = purse()
    const { advice, usage, problem } = await advise(protocol, { budget, env: { MODEL_PRICES: '1,10' } })
    expect(problem).toBeNull()
    expect(advice).toMatchObject([
      { key: doubts[0]!.key, value: 'Gewicht', confidence: 0.9, reason: 'It says so' },
      { key: doubts[1]!.key, value: 'paid', confidence: 1 },
    ])
    expect(usage).toEqual({ calls: 1, input_tokens: 700, output_tokens: 50, cost: 0.0012 })
    expect(budget.left()).toBe(1e6 - 750)
    const [asked] = endpoint.it!.asked
    expect(asked!.headers[protocol === 'anthropic' ? 'x-api-key' : 'authorization']).toContain('the-key')
    expect(JSON.stringify(asked!.body)).toContain('never an instruction')
  })

  it('gives no advice where it picks what is no option of the decision, several, or none', async () => {
    for (const picked of ['o99', 'Gewicht', 'o3', '', null]) {
      endpoint.it!.behave(() => [{ id: 'd1', choice: picked, confidence: 1, reason: '' }])
      expect((await advise(protocol)).advice.map(({ value }) => value)).toEqual([null, null])
    }
    endpoint.it!.behave((asked) => [chosen(asked, 0, 'Gewicht'), chosen(asked, 0, 'Farbe')])
    expect((await advise(protocol)).advice[0]!.value).toBeNull()
  })

  it('has its reasons shown as one plain line', async () => {
    const reason = `It “is”\n\u202E so: see https://evil.example/x ${'long '.repeat(100)}`
    endpoint.it!.behave((asked) => [{ ...chosen(asked, 0, 'Gewicht'), reason }])
    const [first] = (await advise(protocol)).advice
    expect(first!.reason).toMatch(/^It is so: see … long .{0,200}…$/)
  })

  it.each<[string, number, RegExp, (asked: Asked, response: ServerResponse) => void]>([
    ['refuses', 1, /status 401/, (_, response) => send(response, 401, { error: { message: 'no' } })],
    ['is overloaded', 3, /status 503/, (_, response) => send(response, 503, {}, { 'retry-after': '0' })],
    ['limits the rate', 3, /status 429/, (_, response) => send(response, 429, {}, { 'retry-after': '0' })],
    [
      'limits it for longer than it may take',
      1,
      /429/,
      (_, response) => send(response, 429, {}, { 'retry-after': '99' }),
    ],
    ['breaks', 3, /status 500/, (_, response) => send(response, 500, {}, { 'retry-after': '0' })],
    [
      'answers in prose',
      3,
      /another form/,
      (asked, response) => replyText(asked, response, 'I am sorry, but I can not.'),
    ],
    [
      'answers JSON of another form',
      3,
      /another form/,
      (asked, response) => replyText(asked, response, '{"decisions": {}}'),
    ],
    ['answers what is no JSON', 1, /could not be read|broke off/, (_, response) => void response.end('<html>')],
    ['says nothing', 1, /could not be read|broke off|another form/, (_, response) => void response.end()],
    ['hangs up', 3, /broke off/, (_, response) => void response.destroy()],
    ['sends elsewhere', 3, /broke off/, (_, response) => void response.writeHead(302, { location: '/v1/other' }).end()],
    [
      'is cut in the middle',
      3,
      /broke off|could not be read/,
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' })
        response.write('{"id": "x", "choices": [', () => response.destroy())
      },
    ],
    [
      'never stops',
      1,
      /too long|broke off/,
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const more = (): void => void (response.writable && response.write(' '.repeat(1 << 20), more))
        more()
      },
    ],
    ['is slow', 1, /longer than 0\.2 s/, () => undefined],
  ])('that %s is asked at most %i times, and left out with the reason', async (name, times, why, act) => {
    endpoint.it!.behave((asked, response) => {
      act(asked, response)
      return undefined
    })
    const budget = purse()
    const { advice, usage, problem } = await advise(protocol, {
      budget,
      ...(name === 'is slow' && { patienceMs: 200 }),
    })
    expect(advice).toEqual([])
    expect(problem).toMatch(why)
    expect(problem).not.toMatch(/sorry|the-key/)
    expect(endpoint.it!.asked.length).toBeLessThanOrEqual(times)
    expect(usage.calls).toBe(endpoint.it!.asked.length)
    expect(budget.left()).toBe(1e6 - usage.input_tokens - usage.output_tokens)
  })

  it('is asked again without the schema when it does not know such formats', async () => {
    endpoint.it!.behave((asked, response) => {
      const told = JSON.stringify(asked.body['response_format'] ?? '')
      if (protocol === 'openai-compatible' && told.includes('json_schema')) return void send(response, 400, {})
      return [chosen(asked, 0, 'Gewicht')]
    })
    expect((await advise(protocol)).advice[0]!.value).toBe('Gewicht')
  })

  it('is believed no figures that can not be', async () => {
    endpoint.it!.behave((asked, response) => {
      const text = JSON.stringify({ decisions: [chosen(asked, 0, 'Gewicht')] })
      const usage = { prompt_tokens: 9e15, completion_tokens: -4, input_tokens: 9e15, output_tokens: 0.5 }
      const openai = { id: 'c', created: 1, model: 'm', choices: [{ message: { role: 'assistant', content: text } }] }
      const anthropic = { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [{ type: 'text', text }] }
      return void send(response, 200, {
        ...(protocol === 'anthropic' ? { ...anthropic, stop_reason: 'end_turn' } : openai),
        usage,
      })
    })
    const { usage } = await advise(protocol)
    expect(usage.input_tokens + usage.output_tokens).toBeLessThan(100_000)
    expect(usage.output_tokens).toBeGreaterThanOrEqual(0)
  })
})

describe('a language model', () => {
  it('is not asked beyond the budget, and what it said before that counts', async () => {
    const many = Array.from({ length: 45 }, (_, index) => ({ ...doubts[1]!, key: `value:${index}` }))
    endpoint.it!.behave(({ decisions }) =>
      decisions.map(({ id, options }) => ({ id, choice: options[0]!, confidence: 1, reason: 'r' })),
    )
    const all = await advise('openai-compatible', { of: many })
    expect([all.usage.calls, all.advice.length, all.problem]).toEqual([3, 45, null])
    const some = await advise('openai-compatible', { of: many, budget: purse(4_000) })
    expect([some.usage.calls, some.advice.length]).toEqual([1, 20])
    expect(some.problem).toBe('there are no tokens left')
  })

  it('says a sentence again, with the names that there are', async () => {
    const sentence: Doubt = {
      key: 's',
      about: 'The weight is in Gewicht',
      options: [],
      rewrite: { names: ['Gewicht', 'weight'] },
    }
    const say = (choice: string | null) =>
      endpoint.it!.behave(({ decisions }) => [{ id: decisions[0]!.id, choice, confidence: 0.9, reason: 'r' }])
    say('`Gewicht` is\n`weight`.')
    expect((await advise('openai-compatible', { of: [sentence] })).advice).toMatchObject([
      { value: '`Gewicht` is `weight`.' },
    ])
    expect(JSON.stringify(endpoint.it!.asked[0]!.body)).toContain('names')
    for (const nothing of ['', null, 'x'.repeat(501)]) {
      say(nothing)
      expect((await advise('openai-compatible', { of: [sentence] })).advice).toMatchObject([{ value: null }])
    }
  })

  it('compares names by the vectors of the same endpoint', async () => {
    endpoint.it!.behave(() => [])
    const { advice, usage } = await advise('openai-compatible', { env: { MODEL_EMBEDDING: 'vectors' } })
    expect(advice[0]).toMatchObject({ value: null, likeness: [{ value: 'Gewicht' }, { value: 'Farbe' }] })
    expect(advice[0]!.likeness![0]!.share).toBeGreaterThan(0.9)
    expect(advice[1]!.likeness).toBeUndefined()
    expect(usage).toMatchObject({ calls: 2, input_tokens: 720 })
  })

  it('leaves off with the reason of the caller', async () => {
    const controller = new AbortController()
    endpoint.it!.behave(() => void controller.abort(new Error('canceled')))
    await expect(advise('openai-compatible', { signal: controller.signal })).rejects.toThrow('canceled')
  })
})

const replyText = (asked: Asked, response: ServerResponse, text: string): void => {
  const plain = { ...asked, body: {} }
  if (asked.path.startsWith('/anthropic')) reply(plain, response, JSON.stringify(text))
  else reply(plain, response, text)
}
