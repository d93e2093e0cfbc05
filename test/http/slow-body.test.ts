import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import express from 'express'
import { expect, it } from 'vitest'
import { basePath, operationTable, routes } from '../../generated/server/router.ts'
import { refuse } from '../../server/src/http/mount.ts'
import { closeServer, createHttpServer, listen } from '../../server/src/http/server.ts'
import { receiveFiles } from '../../server/src/http/upload.ts'
import { createValidate, type Contract } from '../../server/src/http/validate.ts'
import { root } from '../contract/contract.ts'

const contract: Contract = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'))

it('408: a JSON body that does not come to its end in time is told so before its connection is closed', async () => {
  const validate = createValidate(contract, routes, false, 50)
  const app = express()
  app.post(`${basePath}/migrations`, (request, response, next) =>
    validate(operationTable.createMigration, request, response, next),
  )
  app.use(refuse(() => undefined))
  const server = createHttpServer(app)
  const port = await listen(server, '127.0.0.1', 0)
  try {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const head = `POST ${basePath}/migrations HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100`
    socket.write(`${head}\r\n\r\n{"name"`)
    const reply = await text(socket)
    expect(reply).toMatch(/^HTTP\/1\.1 408 /)
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toEqual({ error: expect.stringContaining('took longer') })
  } finally {
    await closeServer(server, 0)
  }
})

/** A server that bears half a second of silence, and takes the files of whatever is sent to it. */
const startUploads = async (take: (content: Readable) => Promise<void>): Promise<{ server: Server; port: number }> => {
  const app = express()
  app.post('/files', (request, response, next) => {
    receiveFiles(request, { field: 'files', maxFiles: 5, take: ({ content }) => take(content) }).then(
      (count) => response.json({ count }),
      next,
    )
  })
  app.use(refuse(() => undefined))
  const server = createHttpServer(app)
  Object.assign(server, { timeout: 500, keepAliveTimeout: 1 })
  return { server, port: await listen(server, '127.0.0.1', 0) }
}

const form = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.csv"\r\n\r\na,b\r\n--b--\r\n'
const head = (length: number): string =>
  `POST /files HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`

it('408: an upload that stalls is told so before its connection is closed', async () => {
  const { server, port } = await startUploads(async (content) => void (await content.toArray()))
  try {
    const socket = connect(port, '127.0.0.1')
    socket.write(head(form.length) + form.slice(0, -20))
    const reply = await text(socket)
    expect(reply).toMatch(/^HTTP\/1\.1 408 /)
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toEqual({ error: expect.stringContaining('stopped arriving') })
  } finally {
    await closeServer(server, 0)
  }
})

it('an upload that was refused, and whose rest then stalls, does not keep its connection', async () => {
  const { server, port } = await startUploads(async (content) => void (await content.toArray()))
  try {
    const socket = connect(port, '127.0.0.1')
    socket.write(head(10_000).replace('Connection: close\r\n', '') + form.replace('"files"', '"file"').slice(0, -10))
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*\\"file\\" is unknown/s)
  } finally {
    await closeServer(server, 0)
  }
})

it.each([
  ['that has arrived as a whole', form],
  ['of which more is waiting to be taken', form.replace('a,b', 'a,b\n'.repeat(2 ** 21))],
])('the silence while a slow store takes an upload %s is not its sender’s', async (_which, body) => {
  const silences: number[] = []
  const { server, port } = await startUploads(async (content) => {
    // As slow as it takes for the connection to have been silent for too long, twice.
    while (silences.length < 2) await once(server, 'silence')
    await content.toArray()
  })
  server.on('request', (request) => {
    const note = (): void => void (silences.push(1) && server.emit('silence'))
    request.prependListener('timeout', note)
    request.socket.prependListener('timeout', note)
  })
  try {
    const socket = connect(port, '127.0.0.1')
    socket.write(head(Buffer.byteLength(body)) + body)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*\{"count":1\}$/s)
  } finally {
    await closeServer(server, 0)
  }
})
