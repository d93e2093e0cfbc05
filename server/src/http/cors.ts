import type { RequestHandler } from 'express'

/** What a page on another address may read of a reply besides its body. */
const exposed = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Retry-After', 'ETag']
const further = ['Content-Disposition', 'Content-Length', 'Content-Range', 'Accept-Ranges', 'Allow']

/**
 * Lets pages of any address call the mock from a browser (Fetch standard, CORS protocol). The service itself does not: a key belongs on
 * a server.
 */
export const allowBrowsers: RequestHandler = (request, response, next) => {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Expose-Headers', [...exposed, ...further].join(', '))
  const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
  if (!isPreflight) return next()
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, PUT, POST, DELETE, PATCH, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('Access-Control-Max-Age', '600')
  response.status(204).end()
}
