import openapiFetch from 'openapi-fetch'

type Create = typeof openapiFetch

/** Required from CommonJS, what looks like the default export is the module that has it. */
const defaultOf = (found: Create | { default: Create }): Create => (typeof found === 'function' ? found : found.default)

/** openapi-fetch's `createClient`. */
export const createFetchClient = defaultOf(openapiFetch)
