import { createRequire } from 'node:module'
import { middleware } from 'express-openapi-validator'

const { resolve } = createRequire(import.meta.url)
const ownSchema: Record<string, unknown> = createRequire(resolve('express-openapi-validator'))(
  './framework/openapi.schema.validator.js',
)
if (typeof ownSchema['OpenAPISchemaValidator'] !== 'function')
  throw new Error('express-openapi-validator compiles OpenAPI’s own schema elsewhere: is it another version?')

/**
 * The library compiles the schema of OpenAPI itself for every validator that it makes, also where it is told not to check the contract with it.
 * That took a start of the service longer than all else. Whether the contract is right is checked when it is generated.
 */
ownSchema['OpenAPISchemaValidator'] = class {
  validate(): never {
    throw new Error('The contract is checked when it is generated.')
  }
}

/** `express-openapi-validator`, for contracts that are known to be right: `validateApiSpec` has to be false. */
export const contractValidator = middleware
