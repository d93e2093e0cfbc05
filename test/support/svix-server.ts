import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A message as Svix has taken it. */
export interface SvixMessage {
  app: string
  eventType: string
  eventId: string
  /** As it was sent. */
  raw: string
  payload: unknown
}

interface Application {
  name: string
  endpoints: Map<string, { url: string; secrets: string[] }>
}

/** A server that speaks as much of Svix's API as is called, with its rules: one uid once, one eventId once, one token. */
export interface SvixServer {
  url: string
  token: string
  apps: Map<string, Application>
  messages: SvixMessage[]
  /** Every call, as method and path. */
  calls: string[]
  /** Called before a call is looked at; true when it has been answered, or never will be. */
  disturb: (call: string, response: ServerResponse) => boolean
  /** Called once a message has been taken; true when it has been answered. */
  afterTaking: (response: ServerResponse) => boolean
  close: () => void
}

export const openSvix = async (): Promise<SvixServer> => {
  const answer = (response: ServerResponse, status: number, body: unknown = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(status === 204 ? undefined : JSON.stringify(body))
  }
  const endpoint = (app: Application, rest: string[], method: string, body: () => Promise<string>) => {
    const [uid = '', , rotate] = rest
    const found = app.endpoints.get(uid)
    const made = async (): Promise<[number, unknown?]> => {
      const { uid: wanted, url, secret } = JSON.parse(await body())
      if (app.endpoints.has(wanted)) return [409, { code: 'conflict' }]
      if (!/^whsec_[A-Za-z0-9+/=]{32,100}$/.test(secret)) return [422]
      app.endpoints.set(wanted, { url, secrets: [secret] })
      return [201, { uid: wanted, url }]
    }
    if (method === 'POST' && rest.length === 0) return made()
    if (!found) return Promise.resolve<[number]>([404])
    if (method === 'GET') return Promise.resolve<[number, unknown]>([200, { key: found.secrets[0] }])
    const rotated = async (): Promise<[number]> => {
      found.secrets.unshift(JSON.parse(await body()).key)
      return [204]
    }
    return rotate === 'rotate' ? rotated() : Promise.resolve<[number]>([405])
  }
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`
    svix.calls.push(call)
    if (svix.disturb(call, response)) return
    if (request.headers.authorization !== `Bearer ${svix.token}`) return answer(response, 401)
    const path = new URL(request.url ?? '', svix.url).pathname.split('/').slice(3)
    const body = () => text(request)
    const [, uid = '', what, ...rest] = path
    if (request.method === 'POST' && uid === '') {
      const { uid: wanted, name } = JSON.parse(await body())
      const there = svix.apps.has(wanted)
      if (!there) svix.apps.set(wanted, { name, endpoints: new Map() })
      return answer(response, there ? 200 : 201, { uid: wanted, name })
    }
    const app = svix.apps.get(uid)
    if (!app) return answer(response, 404, { code: 'not_found' })
    if (what === undefined) return void (svix.apps.delete(uid) && answer(response, 204))
    if (what === 'endpoint') return answer(response, ...(await endpoint(app, rest, request.method ?? '', body)))
    const raw = await body()
    const { eventType, eventId, payload } = JSON.parse(raw)
    if (svix.messages.some((message) => message.eventId === eventId)) return answer(response, 409, { code: 'conflict' })
    svix.messages.push({ app: uid, eventType, eventId, raw, payload })
    if (!svix.afterTaking(response)) answer(response, 202, { id: 'msg_svix', eventId })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const svix: SvixServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'testsk_of-nobody.eu',
    apps: new Map(),
    messages: [],
    calls: [],
    disturb: () => false,
    afterTaking: () => false,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return svix
}
