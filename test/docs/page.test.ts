import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '../contract/contract.ts'
import { chromiumPath, launchBrowser, noBrowser, pagePatienceMs, patientPage } from '../support/browser.ts'
import { call } from '../support/call.ts'
import { useService } from '../support/harness.ts'
import { useMock } from '../support/mock.ts'

const mock = useMock()
const service = useService()
const places = { mock, service }

describe.each(['mock', 'service'] as const)('/docs of the %s', (name) => {
  it('allows nothing from elsewhere, and nothing that is written into the page', async () => {
    const { status, headers, body } = await call('GET', `${places[name].origin}/docs`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(body).not.toMatch(/https?:|<script>/)
  })

  it('has everything that the page names', async () => {
    const { origin } = places[name]
    const { body } = await call('GET', `${origin}/docs`)
    const named = [...(body as string).matchAll(/src="([^"]+)"/g)].map(([, path]) => path)
    expect(named).toHaveLength(2)
    for (const path of named) {
      const script = await call('GET', `${origin}/${path}`)
      expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    }
    expect((await call('GET', `${origin}/docs/nonsense`)).status).toBe(404)
  })
})

describe.skipIf(chromiumPath === undefined)(
  `the page in a browser${chromiumPath === undefined ? ` (${noBrowser})` : ''}`,
  { timeout: pagePatienceMs },
  () => {
    let browser: Browser
    let page: Page
    let asked: string[]
    let complaints: string[]

    beforeAll(async () => {
      browser = await launchBrowser()
    }, pagePatienceMs)
    afterAll(async () => {
      await browser?.close()
    })
    beforeEach(async () => {
      page = await patientPage(browser, { viewport: { width: 1400, height: 1000 } })
      asked = []
      complaints = []
      page.on('request', (request) => asked.push(request.url()))
      page.on('console', (line) => ['error', 'warning'].includes(line.type()) && complaints.push(line.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
    })
    afterEach(async () => {
      await page.close()
    })

    it.each(['mock', 'service'] as const)(
      'shows the introduction and every operation, asking nobody else (%s)',
      async (name) => {
        const { origin } = places[name]
        await page.goto(`${origin}/docs`)
        await page.getByRole('heading', { name: 'Walk-through' }).waitFor()
        for (const { path, method } of operations) {
          await page.locator(`aside a[href$="/${method.toUpperCase()}${path}"]`).waitFor({ state: 'attached' })
        }
        expect(asked.filter((url) => !url.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(url))).toEqual([])
        expect(complaints).toEqual([])
      },
    )

    it('sends a request, which the mock answers', async () => {
      await page.goto(`${mock.origin}/docs`)
      await page.locator('input.scalar-password-input').first().fill(mock.key)
      await page.locator('aside a[href$="/GET/templates"]').click()
      // Texts call an operation by its id, and so does its place.
      await page.getByText('listTemplates', { exact: true }).first().waitFor()
      await page.getByRole('button', { name: '(get /templates)' }).first().click()
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/templates'))
      await page.getByRole('button', { name: 'Send get request to' }).click()
      const response = await answered
      expect([response.status(), response.request().headers()['x-api-key']]).toEqual([200, mock.key])
      expect(complaints).toEqual([])
    })
  },
)
