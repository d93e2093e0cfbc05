import { fileURLToPath } from 'node:url'
import { Router } from 'express'

/** Scalar in one file, as its package has it beside what may be imported. */
const scalar = fileURLToPath(new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference')))

/**
 * Everything comes from here, and nothing may go elsewhere (CSP level 3). Scalar sets styles on elements, which a policy can only allow
 * as a whole.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What Scalar would otherwise fetch from, send to, or offer of other machines. */
const quiet = {
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  defaultOpenAllTags: true,
  proxyUrl: '',
}

/** Texts, messages and clients call an operation by its id. */
const shown = { showOperationId: true }

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Migration service</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="reference"></div>
    <noscript>This page needs JavaScript. The contract itself is at <a href="openapi.json">openapi.json</a>.</noscript>
    <script src="docs/scalar.js"></script>
    <script src="docs/page.js"></script>
  </body>
</html>
`

const start = `Scalar.createApiReference('#reference', ${JSON.stringify({ url: 'openapi.json', ...quiet, ...shown })})\n`

/** The contract as a page to read and to try, at `/docs`: for anyone, as the contract itself is. */
export const docs = (): Router => {
  const router = Router({ strict: true })
  router.use('/docs', (_request, response, next) => {
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'no-referrer')
    next()
  })
  // The page names everything relative to itself, so that it works behind a proxy that puts the service under a path.
  router.get('/docs', (_request, response) => void response.type('html').send(page))
  router.get('/docs/', (_request, response) => void response.redirect(308, '../docs'))
  router.get('/docs/page.js', (_request, response) => void response.type('text/javascript').send(start))
  router.get('/docs/scalar.js', (_request, response) => void response.sendFile(scalar, { maxAge: '1h' }))
  return router
}
