// Over 300 lines: one rule after another, each on its own; who looks for a rule finds it by its name.
//
// Lint rules of this contract. The server, its limits and its tests are generated from the facts that these rules demand, so
// an operation without them must not pass.

const methods = ['get', 'put', 'post', 'delete', 'patch']
const rateLimitHeaders = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']
/** Replies that may come before a request was counted. */
const uncountedStatuses = new Set(['401', '500'])

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value)
const isText = (value) => typeof value === 'string' && value.trim() !== ''
const isLimit = (value) => Number.isInteger(value?.limit) && Number.isInteger(value?.window_seconds)

/** `x-rate-limit`, `x-hourly-budget`, `x-subscription`, `x-feature` on every operation; `x-limits` where it has its own. */
function operationFacts() {
  let root = {}
  return {
    Root(node, { report, location }) {
      root = node
      const limits = Object.values(node['x-rate-limits'] ?? {})
      if (limits.length === 0 || !limits.every(isLimit)) {
        report({ message: 'x-rate-limits gives each limit as limit and window_seconds.', location })
      }
    },
    Paths: {
      Operation(operation, { report, location }) {
        for (const { fact, message } of missingFacts(operation, root)) {
          report({ message: `${fact}: ${message}`, location: location.child(fact in operation ? fact : 'operationId') })
        }
      },
    },
    SecurityScheme(scheme, { report, location }) {
      if (scheme.type === 'apiKey' && scheme['x-redact'] !== true) {
        report({ message: 'A key is never logged: set x-redact to true.', location })
      }
    },
  }
}

/** The facts of an operation that are missing or make no sense. */
function missingFacts(operation, root) {
  const windowOf = (name) => root['x-rate-limits']?.[name]?.window_seconds
  const rate = operation['x-rate-limit']
  const budget = operation['x-hourly-budget']
  const when = budget?.when ?? {}
  const feature = operation['x-feature']
  const limits = operation['x-limits'] ?? {}
  const facts = {
    'x-rate-limit': [
      (rate === null && isPublic(operation, root)) || windowOf(rate) === 60,
      'names a class of x-rate-limits with a window of 60 seconds; null only without security.',
    ],
    'x-hourly-budget': [
      budget === null || (windowOf(budget?.budget) === 3600 && isObject(when) && Object.values(when).every(isText)),
      'is null, or a budget of x-rate-limits with a window of 3600 seconds and, in when, texts that fields must equal.',
    ],
    'x-subscription': [typeof operation['x-subscription'] === 'boolean', 'is true or false.'],
    'x-feature': [feature === null || isText(feature), 'names the feature that must be on in the region, or is null.'],
    'x-limits': [isObject(limits) && Object.values(limits).every(Number.isInteger), 'gives whole numbers.'],
    tags: [operation.tags?.length === 1, 'has one tag, because the generator writes an operation once for each.'],
  }
  return Object.entries(facts).flatMap(([fact, [holds, message]]) => (holds ? [] : [{ fact, message }]))
}

function isPublic(operation, root) {
  return (operation.security ?? root.security ?? []).length === 0
}

/** The replies that follow from what an operation is. */
function operationStatuses() {
  let root = {}
  return {
    Root(node) {
      root = node
    },
    Paths: {
      Operation(operation, { report, location }) {
        // Every operation refuses query parameters that it does not know.
        const needed = ['400', '500']
        if (!isPublic(operation, root)) needed.push('401')
        if (operation['x-rate-limit']) needed.push('429')
        if (operation['x-subscription']) needed.push('403')
        if (operation['x-feature']) needed.push('503')
        if (operation.requestBody) needed.push('413', '415')
        for (const status of needed) {
          if (status in (operation.responses ?? {})) continue
          report({
            message: `The operation can answer ${status}: declare it.`,
            location: location.child('responses').key(),
          })
        }
      },
    },
  }
}

/** Replies after authentication tell how much of a limit is left; a 429 also when to come back. */
function countedReplies() {
  return {
    PathItem(item, { report, location, resolve }) {
      for (const method of methods) {
        if (!item[method]?.['x-rate-limit']) continue
        for (const [status, reference] of Object.entries(item[method].responses ?? {})) {
          const response = reference?.$ref ? resolve(reference).node : reference
          for (const name of headersOf(status)) {
            if (name in (response?.headers ?? {})) continue
            const message = `The reply ${status} of ${item[method].operationId} has no header ${name}.`
            report({ message, location: location.child([method, 'responses', status]) })
          }
        }
      }
    },
  }
}

function headersOf(status) {
  if (uncountedStatuses.has(status)) return []
  return status === '429' ? [...rateLimitHeaders, 'Retry-After'] : rateLimitHeaders
}

/** Replies that never have a body. */
const bodilessStatuses = new Set(['204', '304'])
/** What no example can show. */
const unshownMediaTypes = new Set(['application/zip'])

/** Every body is shown: the mock answers with the examples, and readers learn from them. A refusal says in JSON what is wrong. */
function shownBodies() {
  return {
    Paths: {
      Response(response, { report, location, key }) {
        const content = response.content ?? {}
        if (Object.keys(content).length === 0 && !bodilessStatuses.has(key)) {
          report({ message: `The reply ${key} says what it has: give its content, with an example.`, location })
        }
        if (/^[45]/.test(key) && !('application/json' in content)) {
          report({
            message: `The reply ${key} is a refusal: it has application/json, with the schema Error.`,
            location,
          })
        }
      },
      MediaTypesMap(content, { report, location }) {
        for (const [type, media] of Object.entries(content)) {
          if (unshownMediaTypes.has(type) || type.startsWith('multipart/') || isShown(media)) continue
          report({
            message: `${type} has an example, which the mock can answer with.`,
            location: location.child(type).key(),
          })
        }
      },
      Example: requireExampleName,
    },
  }
}

function isShown(media) {
  return media?.example !== undefined || Object.keys(media?.examples ?? {}).length > 0
}

/** Callers of the mock choose an example by its name. */
function requireExampleName(_example, { report, location, key }) {
  if (/^[a-z][a-z0-9_]*$/.test(key)) return
  report({ message: `An example's name is in snake_case, as "in_flight" is: "${key}".`, location: location.key() })
}

const snakeCase = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/
const camelCase = /^[a-z]+(?:[A-Z][a-z0-9]*)*$/
const pathPattern = /^(?:\/(?:[a-z]+(?:-[a-z]+)*|\{\w+\}(?:\.[a-z]+)?))+$/
/** Names of templates that are older than this contract. */
const otherNames = new Set(['desiredRule', 'strictRule', 'linkRule', 'templateId', 'columnName'])

/** Names in one casing: fields and parameters in snake_case, operations in camelCase, words of a path in lower case. */
function names() {
  return {
    Paths: {
      PathItem(_item, { report, location, key }) {
        if (pathPattern.test(key)) return
        report({
          message: `A path is lower-case words with hyphens and {parameters}: "${key}".`,
          location: location.key(),
        })
      },
      Operation({ operationId }, { report, location }) {
        if (!isText(operationId) || camelCase.test(operationId)) return
        const message = `An operation is named in camelCase, as "getRun" is: "${operationId}".`
        report({ message, location: location.child('operationId') })
      },
      // Headers have the names that HTTP gives them.
      Parameter({ name, in: place }, { report, location }) {
        if (place === 'header' || !isText(name) || snakeCase.test(name)) return
        const message = `A parameter is named in snake_case, as "run_id" is: "${name}".`
        report({ message, location: location.child('name') })
      },
    },
    SchemaProperties(properties, { report, location }) {
      for (const name of Object.keys(properties)) {
        if (snakeCase.test(name) || otherNames.has(name)) continue
        report({
          message: `A field is named in snake_case, as "run_id" is: "${name}".`,
          location: location.child(name).key(),
        })
      }
    },
    ref({ $ref }, { report, location }) {
      const [, name] = /(?:^|schemas\/)([^/]+)\.yaml$/.exec($ref) ?? []
      if (name === undefined || /^[A-Z][A-Za-z0-9]*$/.test(name)) return
      report({ message: `A shape's file is named as its type, as "RunStatus.yaml" is: "${name}.yaml".`, location })
    },
  }
}

/** Every size has a bound, and the objects of a request are closed; a webhook may get new fields, as a reply may. */
function boundedSchemas() {
  return { Schema: requireBounds, Paths: { RequestBody: { Schema: requireClosed } } }
}

function requireBounds(schema, { report, location, parent }) {
  const types = [schema.type].flat()
  // A path that is too long is a path to nothing, hence 404 like any other; files have limits of their own.
  const isUnbounded =
    parent?.in === 'path' ||
    schema.format === 'binary' ||
    ['text~1csv', 'text~1event-stream', 'application~1zip'].some((streamed) =>
      location.absolutePointer.includes(streamed),
    )
  const isBoundedText = ['maxLength', 'enum', 'pattern'].some((keyword) => keyword in schema)
  if (types.includes('string') && !isUnbounded && !isBoundedText) report({ message: 'A text has maxLength.', location })
  if (types.includes('array') && !('maxItems' in schema)) report({ message: 'An array has maxItems.', location })
  if (isObject(schema.additionalProperties) && !('maxProperties' in schema)) {
    report({ message: 'A map has maxProperties.', location })
  }
  if ((types.includes('integer') || types.includes('number')) && !('minimum' in schema && 'maximum' in schema)) {
    report({ message: 'A number has minimum and maximum.', location })
  }
}

function requireClosed(schema, { report, location }) {
  if (schema.type === 'object' && schema.additionalProperties === undefined) {
    report({ message: 'An object of a request says what additionalProperties are: mostly false.', location })
  }
}

/** Descriptions are sentences: they begin in upper case or with code, and end. Every field of an object has one. */
function sentences() {
  return {
    Operation: requireSentence,
    Parameter: requireSentence,
    Response: requireSentence,
    Header: requireSentence,
    Tag: requireSentence,
    SecurityScheme: requireSentence,
    SchemaProperties: {
      Schema(schema, context) {
        if (isText(schema.description)) requireSentence(schema, context)
        else context.report({ message: 'A field has a description.', location: context.location })
      },
    },
  }
}

function requireSentence({ description }, { report, location }) {
  if (!isText(description)) return
  if (/^[A-Z`]/.test(description.trim()) && /[.!?]$/.test(description.trim())) return
  report({ message: `A description is a sentence: "${description.trim()}"`, location: location.child('description') })
}

/** `x-transitions` says, for every state of its enum, which states of the enum may follow. */
function stateTransitions() {
  return {
    Schema(schema, { report, location }) {
      const table = schema['x-transitions']
      if (table === undefined) return
      const states = schema.enum ?? []
      const isComplete = states.length > 0 && states.every((state) => Array.isArray(table?.[state]))
      if (
        isComplete &&
        Object.entries(table)
          .flat(2)
          .every((state) => states.includes(state))
      )
        return
      const message = 'x-transitions lists, for every state of the enum, states of the enum.'
      report({ message, location: location.child('x-transitions') })
    },
  }
}

// Redocly takes a plugin from its default export.
// oxlint-disable-next-line import/no-default-export
export default function plugin() {
  return {
    id: 'service',
    rules: {
      oas3: {
        'operation-facts': operationFacts,
        'operation-statuses': operationStatuses,
        'counted-replies': countedReplies,
        'shown-bodies': shownBodies,
        names,
        'bounded-schemas': boundedSchemas,
        sentences,
        'state-transitions': stateTransitions,
      },
    },
  }
}
