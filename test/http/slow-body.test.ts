import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { expect, it } from 'vitest'
import { basePath, operationTable, routes } from '../../generated/server/router.ts'
import { refuse } from '../../server/src/http/mount.ts'
import { closeServer, createHttpServer, listen } from '../../server/src/http/server.ts'
import { createValidate, type Contract } from '../../server/src/http/validate.ts'
import { contract } from '../contract/contract.ts'

it('408: a JSON body that does not come to its end in time is told so before its connection is closed', async () => {
  const validate = createValidate(contract as unknown as Contract, routes, false, 50)
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
