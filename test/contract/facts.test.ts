import express from 'express'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basePath, limits, operationTable, rateLimits, routes, transitions } from '../../generated/server/router.ts'
import { dateTokens } from '../../server/src/engine/transforms/date-pattern.ts'
import { routeTable, transitionTable } from '../../scripts/generate/routes.ts'
import type { Contract } from '../../scripts/generate/contract.ts'
import { contract, follow, operations } from './contract.ts'

describe('the route table', () => {
  test('has one route for each operation of the contract, with the facts that the contract gives', () => {
    const expected = Object.fromEntries(routeTable(contract).map((route) => [route.operationId, route]))
    expect(operationTable).toEqual(expected)
    expect(routes.map(({ operationId }) => operationId)).toEqual(routeTable(contract).map((route) => route.operationId))
  })

  test.each(operations)('$operation.operationId is said as the contract says it', ({ operation, path, method }) => {
    const route = routes.find(({ operationId }) => operationId === operation.operationId)
    expect(route).toMatchObject({
      method,
      path: path.replaceAll('{', ':').replaceAll('}', ''),
      tag: operation.tags[0],
      rateLimit: operation['x-rate-limit'],
      hourlyBudget: operation['x-hourly-budget'],
      subscription: operation['x-subscription'],
      feature: operation['x-feature'],
      limits: operation['x-limits'] ?? {},
      statuses: Object.keys(operation.responses).map(Number),
    })
  })

  test('takes limits, budgets, transitions and the base path from the contract', () => {
    expect(basePath).toBe(contract.servers[0]?.url)
    expect(rateLimits).toEqual(contract['x-rate-limits'])
    expect(limits).toEqual(contract['x-limits'])
    expect(transitions).toEqual(transitionTable(contract))
    expect(Object.keys(transitions.RunStatus)).toEqual(contract.components.schemas['RunStatus']?.['enum'])
  })

  test('limits work that costs by the hour, and generates alone among runs', () => {
    const budgets = routes.flatMap(({ operationId, hourlyBudget }) =>
      hourlyBudget ? [[operationId, hourlyBudget]] : [],
    )
    expect(Object.fromEntries(budgets)).toEqual({
      createMigration: { budget: 'create-migration' },
      startRun: { budget: 'generate', when: { kind: 'generate' } },
      answerRun: { budget: 'answer' },
    })
  })

  test('never lets the API key be logged, nor what cells and answers say', () => {
    for (const { redact, public: isPublic } of routes) expect(redact).toContain(isPublic ? 'token' : 'x-api-key')
    expect(operationTable.getExportJob.redact).toContain('download_url')
    expect(operationTable.answerRun.redact).toEqual(expect.arrayContaining(['value', 'answer']))
    expect(operationTable.createMigration.redact).toContain('instructions')
    expect(operationTable.getPreview.redact).toEqual(expect.arrayContaining(['values', 'raw', 'value']))
    expect(operationTable.listFiles.redact).toContain('samples')
  })

  test('tells the defaults that the validator fills in', () => {
    expect(operationTable.getPreview.defaults.query).toEqual({ status: 'all', lineage: false, limit: 100 })
    expect(operationTable.exportCsv.defaults.query).toEqual({ rows: 'valid', escape_formulas: false })
    expect(operationTable.startRun.defaults.body).toEqual({ autonomy: 'ask' })
  })
})

interface Reply {
  headers?: Record<string, unknown>
  content?: Record<string, unknown>
}

const replies = operations.flatMap(({ operation }) =>
  Object.entries(operation.responses).map(([status, reply]) => ({
    id: operation.operationId,
    status: Number(status),
    reply: follow(reply as Reply),
  })),
)

/** A contract that has nothing but paths. */
function withPaths(paths: string[]): Contract {
  const operation = { ...operations[0]?.operation, parameters: [], responses: {} }
  return { ...contract, paths: Object.fromEntries(paths.map((path) => [path, { get: operation }])) } as Contract
}

describe('the order of routes', () => {
  test('puts literal segments before parts of segments, and those before parameters, at every level', () => {
    const given = [
      '/a/{id}/{slug}',
      '/a/{id}/{slug}.csv',
      '/a/{id}',
      '/a/{id}/jobs/{job}',
      '/a/jobs',
      '/a/jobs/{id}',
      '/a',
    ]
    expect(routeTable(withPaths(given)).map(({ path }) => path)).toEqual([
      '/a',
      '/a/jobs',
      '/a/jobs/:id',
      '/a/:id',
      '/a/:id/jobs/:job',
      '/a/:id/:slug.csv',
      '/a/:id/:slug',
    ])
  })
})

describe('every reply', () => {
  test.each(replies)('$id $status tells the rate limit once it is counted', ({ id, status, reply }) => {
    const headers = Object.keys(reply.headers ?? {})
    const route = routes.find(({ operationId }) => operationId === id)
    const isLimited = route !== undefined && route.rateLimit !== null
    const isCounted = isLimited && status !== 401 && status !== 500
    const expected = isCounted ? ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] : []
    expect(headers).toEqual(expect.arrayContaining(expected))
    expect(headers.includes('Retry-After')).toBe(status === 429)
  })

  test.each(replies.filter(({ status }) => status >= 400))('$id $status has a JSON body', ({ reply }) => {
    expect(Object.keys(reply.content ?? {})).toEqual(['application/json'])
  })
})

test('every token of a form of a date is described', () => {
  const described = String(contract.components.schemas['DateForm']?.['description'])
  const named = [...described.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(named).toEqual(expect.arrayContaining(dateTokens))
})

describe('routes in Express', () => {
  const app = express()
  for (const { method, path, operationId } of routes) {
    app[method](basePath + path, (_request, response) => void response.send(operationId))
  }
  const server = app.listen(0, '127.0.0.1')
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`

  beforeAll(async () => {
    if (!server.listening) await once(server, 'listening')
  })
  afterAll(async () => {
    server.close()
    await once(server, 'close')
  })

  test.each(operations)('$operation.operationId is reached by its path', async ({ operation, path, method }) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, 'some.$1')
    const response = await fetch(base() + filled, { method: method.toUpperCase() })
    expect(await response.text()).toBe(operation.operationId)
  })
})
