// Lint rules of this contract. The server, its limits and its tests are generated from the facts that these rules demand, so
// an operation without them must not pass.

const methods = ['get', 'put', 'post', 'delete', 'patch']
const rateLimitHeaders = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']
/** Replies that may come before a request was counted. */
const uncountedStatuses = new Set(['401', '500'])

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value)
const isText = (value) => typeof value === 'string' && value.trim() !== ''

/** `x-rate-limit`, `x-hourly-budget`, `x-subscription`, `x-feature` on every operation; `x-limits` where it has its own. */
function operationFacts() {
  let rateLimits = {}
  let security = []
  return {
    Root(root, { report, location }) {
      rateLimits = root['x-rate-limits'] ?? {}
      security = root.security ?? []
      const complete = (value) => Number.isInteger(value?.limit) && Number.isInteger(value?.window_seconds)
      if (Object.keys(rateLimits).length === 0 || !Object.values(rateLimits).every(complete)) {
        report({ message: 'x-rate-limits names each limit with its limit and window_seconds.', location })
      }
    },
    Operation(operation, { report, location }) {
      const refuse = (fact, message) => report({ message, location: location.child(fact).key() })
      const isPublic = (operation.security ?? security).length === 0
      const rate = operation['x-rate-limit']
      if (!(rate === null && isPublic) && rateLimits[rate]?.window_seconds !== 60) {
        refuse(
          'x-rate-limit',
          'x-rate-limit names a class of x-rate-limits with a window of 60 seconds; null only without security.',
        )
      }
      const budget = operation['x-hourly-budget']
      if (budget !== null && rateLimits[budget?.budget]?.window_seconds !== 3600) {
        refuse(
          'x-hourly-budget',
          'x-hourly-budget is null, or its budget is in x-rate-limits with a window of 3600 seconds.',
        )
      }
      if (budget?.when !== undefined && !(isObject(budget.when) && Object.values(budget.when).every(isText))) {
        refuse('x-hourly-budget', 'when gives the fields of the body and the texts that they must equal.')
      }
      if (typeof operation['x-subscription'] !== 'boolean') refuse('x-subscription', 'x-subscription is true or false.')
      if (operation['x-feature'] !== null && !isText(operation['x-feature'])) {
        refuse('x-feature', 'x-feature names the feature that must be on in the region, or is null.')
      }
      const limits = operation['x-limits'] ?? {}
      if (!isObject(limits) || !Object.values(limits).every(Number.isInteger)) {
        refuse('x-limits', 'x-limits gives a whole number for each limit.')
      }
      if (operation.tags?.length !== 1)
        refuse('tags', 'An operation has one tag: the generator writes it once for each.')
    },
    SecurityScheme(scheme, { report, location }) {
      if (scheme.type === 'apiKey' && scheme['x-redact'] !== true) {
        report({ message: 'A key is never logged: x-redact is true.', location })
      }
    },
  }
}

/** The replies that follow from what an operation is. */
function operationStatuses() {
  let security = []
  return {
    Root(root) {
      security = root.security ?? []
    },
    Operation(operation, { report, location }) {
      const needed = ['500']
      if ((operation.security ?? security).length > 0) needed.push('401')
      if (operation['x-rate-limit']) needed.push('429')
      if (operation['x-subscription']) needed.push('403')
      if (operation['x-feature']) needed.push('503')
      if (operation.requestBody) needed.push('400', '413', '415')
      for (const status of needed.filter((status) => !(status in operation.responses))) {
        report({
          message: `The operation can answer ${status}, and must declare it.`,
          location: location.child('responses').key(),
        })
      }
      // The validator refuses query parameters that it does not know, with a status that such an operation does not have.
      if (!('400' in operation.responses) && operation['x-allow-unknown-query-parameters'] !== true) {
        report({ message: 'An operation without a 400 sets x-allow-unknown-query-parameters.', location })
      }
    },
  }
}

/** Replies after authentication tell how much of a limit is left; a 429 also when to come back. */
function rateLimitHeadersRule() {
  return {
    PathItem(item, { report, location, resolve }) {
      for (const method of methods.filter((method) => item[method]?.['x-rate-limit'])) {
        for (const [status, reference] of Object.entries(item[method].responses)) {
          const response = reference.$ref ? resolve(reference).node : reference
          const needed = uncountedStatuses.has(status) ? [] : [...rateLimitHeaders]
          if (status === '429') needed.push('Retry-After')
          for (const name of needed.filter((name) => !(name in (response.headers ?? {})))) {
            report({
              message: `The reply ${status} of ${item[method].operationId} has no header ${name}.`,
              location: location.child([method, 'responses', status]),
            })
          }
        }
      }
    },
  }
}

/** Every size has a bound, and a request's objects are closed. */
function boundedSchemas() {
  const check = (schema, { report, location, parent, key }) => {
    const types = [schema.type].flat()
    const refuse = (message) => report({ message, location })
    const isPathParameter = parent?.in === 'path'
    const isFile = schema.format === 'binary' || location.absolutePointer.includes('text~1csv')
    if (types.includes('string') && !isPathParameter && !isFile) {
      if (!('maxLength' in schema || 'enum' in schema || 'pattern' in schema))
        refuse(`A text has a maxLength (${key}).`)
    }
    if (types.includes('array') && !('maxItems' in schema)) refuse('An array has maxItems.')
    if (types.includes('integer') || types.includes('number')) {
      if (!('minimum' in schema && 'maximum' in schema)) refuse('A number has a minimum and a maximum.')
    }
    if (isObject(schema.additionalProperties) && !('maxProperties' in schema)) refuse('A map has maxProperties.')
  }
  const checkClosed = (schema, { report, location }) => {
    if (schema.type === 'object' && schema.additionalProperties === undefined) {
      report({ message: 'Objects of a request are closed: set additionalProperties.', location })
    }
  }
  return { Schema: check, RequestBody: { Schema: checkClosed } }
}

/** Descriptions are sentences: they begin in upper case or with code, and end. */
function sentences() {
  const isSentence = (text) => /^[A-Z`]/.test(text.trim()) && /[.!?]\)?$|[.!?]$/.test(text.trim().split('\n').at(-1))
  const check = (node, { report, location }) => {
    if (isText(node.description) && !isSentence(node.description)) {
      report({
        message: `A description is a sentence: "${node.description.trim()}"`,
        location: location.child('description'),
      })
    }
  }
  const checkPresent = (node, context) => {
    if (!isText(node.description) && !node.$ref)
      context.report({ message: 'Every schema has a description.', location: context.location })
    check(node, context)
  }
  return {
    Operation: check,
    Parameter: check,
    Response: check,
    Header: check,
    Tag: check,
    SecurityScheme: check,
    SchemaProperties: {
      Schema: checkPresent,
    },
  }
}

/** `x-transitions` says, for every state of its enum, which states of the enum may follow. */
function transitions() {
  return {
    Schema(schema, { report, location }) {
      const table = schema['x-transitions']
      if (table === undefined) return
      const states = schema.enum ?? []
      const complete = states.length > 0 && states.every((state) => Array.isArray(table[state]))
      const known =
        isObject(table) && Object.entries(table).every(([from, to]) => [from, ...to].every((s) => states.includes(s)))
      if (!complete || !known) {
        report({
          message: 'x-transitions lists, for every state of the enum, states of the enum.',
          location: location.child('x-transitions'),
        })
      }
    },
  }
}

// Redocly loads a plugin from its default export.
// oxlint-disable-next-line import/no-default-export
export default function plugin() {
  return {
    id: 'service',
    rules: {
      oas3: {
        'operation-facts': operationFacts,
        'operation-statuses': operationStatuses,
        'rate-limit-headers': rateLimitHeadersRule,
        'bounded-schemas': boundedSchemas,
        sentences,
        transitions,
      },
    },
  }
}
