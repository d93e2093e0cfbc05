import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readConfig, type ModelConfig } from '../../server/src/config.ts'
import { closeServer, listen } from '../../server/src/http/server.ts'

/** What a model was sent: the text of the question, with what it may choose from. */
export interface Asked {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  decisions: { id: string; about: string; options: string[] }[]
  options: Record<string, string>
}

export interface Decided {
  id: string
  choice: string | null
  confidence: number
  reason: string
}

/** How an endpoint behaves: decisions to answer with, or whatever it does to the reply itself. */
export type Behaviour = (asked: Asked, response: ServerResponse) => Decided[] | undefined

/** A server on this machine that speaks OpenAI's protocol under `/v1` and Anthropic's under `/anthropic`, and behaves as it is told. */
export interface ModelEndpoint {
  asked: Asked[]
  behave: (behaviour: Behaviour) => void
  config: (protocol: 'openai-compatible' | 'anthropic', env?: Record<string, string>) => ModelConfig
  close: () => Promise<void>
}

export const openModelEndpoint = async (): Promise<ModelEndpoint> => {
  const asked: Asked[] = []
  let behaviour: Behaviour = () => []
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const one = read(request, await textOf(request))
    asked.push(one)
    if (one.path.endsWith('/embeddings')) return sendVectors(one, response)
    const decisions = behaviour(one, response)
    if (decisions) reply(one, response, JSON.stringify({ decisions }))
  }
  const server = createServer((request, response) => void serve(request, response))
  const port = await listen(server, '127.0.0.1', 0)
  return {
    asked,
    behave: (next) => (behaviour = next),
    config: (protocol, env = {}) => {
      const url = `http://127.0.0.1:${port}/${protocol === 'anthropic' ? 'anthropic' : 'v1'}`
      const variables = { MODEL_NAME: 'local', MODEL_PROVIDER: protocol, MODEL_URL: url, MODEL_KEY: 'the-key', ...env }
      return readConfig(variables).languageModel as ModelConfig
    },
    close: () => closeServer(server, 0),
  }
}

const textOf = async (request: IncomingMessage): Promise<string> => (await request.toArray()).join('')

const read = ({ url = '', headers }: IncomingMessage, text: string): Asked => {
  const body = JSON.parse(text)
  const user = body.messages?.findLast((message: { role: string }) => message.role === 'user')?.content
  const question = typeof user === 'string' ? user : (user?.[0]?.text ?? '{}')
  return { path: url, headers, body, decisions: [], options: {}, ...JSON.parse(question) }
}

/** The answer as each protocol wraps it; with Anthropic as a call of the tool that was named, where one was. */
export const reply = ({ path, body }: Asked, response: ServerResponse, text: string): void => {
  const tools = body['tools'] as { name: string }[] | undefined
  const content = tools?.[0]
    ? [{ type: 'tool_use', id: 'toolu_1', name: tools[0].name, input: JSON.parse(text) }]
    : [{ type: 'text', text }]
  const openai = {
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: 'local',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 700, completion_tokens: 50, total_tokens: 750 },
  }
  const anthropic = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'local',
    content,
    stop_reason: tools?.[0] ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 700, output_tokens: 50 },
  }
  send(response, 200, path.startsWith('/anthropic') ? anthropic : openai)
}

export const send = (response: ServerResponse, status: number, body: object, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Vectors that are near for texts with the same words from a small list of meanings, whatever the language. */
const sendVectors = ({ body }: Asked, response: ServerResponse): void => {
  const meanings = [/ship|versand|envoi/i, /weight|gewicht|poids/i, /colou?r|farbe|couleur/i]
  const data = (body['input'] as string[]).map((text, index) => ({
    index,
    object: 'embedding',
    embedding: [...meanings.map((meaning) => (meaning.test(text) ? 1 : 0)), 0.3],
  }))
  send(response, 200, { object: 'list', data, model: 'vectors', usage: { prompt_tokens: 20, total_tokens: 20 } })
}
