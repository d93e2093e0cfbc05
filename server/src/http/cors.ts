import type { RequestHandler } from 'express'

/** What a page on another address may read of a reply besides its body. */
const exposed = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Retry-After', 'ETag']
const further = ['Content-Disposition', 'Content-Length', 'Content-Range', 'Accept-Ranges', 'Allow']

/**
 * Lets pages of these origins call the API from a browser (Fetch standard, CORS protocol); `*` is for pages of any. None may unless it
 * is named: a key acts for a whole account, and belongs on a server.
 */
export const allowBrowsers = (origins: readonly string[]): RequestHandler => {
  const all = origins.includes('*')
  return (request, response, next) => {
    const { origin } = request.headers
    if (origins.length > 0 && !all) response.vary('Origin')
    if (!all && (origin === undefined || !origins.includes(origin))) return next()
    response.setHeader('Access-Control-Allow-Origin', all ? '*' : (origin ?? ''))
    response.setHeader('Access-Control-Expose-Headers', [...exposed, ...further].join(', '))
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
    if (!isPreflight) return next()
    response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, PUT, POST, DELETE, PATCH, OPTIONS')
    response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*')
    response.setHeader('Access-Control-Max-Age', '600')
    response.status(204).end()
  }
}
