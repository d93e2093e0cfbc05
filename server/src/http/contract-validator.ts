import { createRequire } from 'node:module'
import { middleware } from 'express-openapi-validator'

const { resolve } = createRequire(import.meta.url)
const partOf = createRequire(resolve('express-openapi-validator'))
const schemas: Record<string, unknown> = partOf('./framework/openapi.schema.validator.js')
const parsers: Record<string, unknown> = partOf('./middlewares/parsers/schema.preprocessor.js')

interface Reference {
  $ref?: string
}

/** What the library goes through the contract with, before it compiles anything. */
interface Preprocessor {
  apiDoc: { components?: Partial<Record<string, Record<string, unknown>>> }
  resolveSchema(schema: Reference | undefined): unknown
}

const preprocessor = Object(parsers['SchemaPreprocessor']).prototype as Preprocessor | undefined
if (typeof schemas['OpenAPISchemaValidator'] !== 'function' || typeof preprocessor?.resolveSchema !== 'function')
  throw new Error('express-openapi-validator has its parts elsewhere: is it another version?')

/**
 * The library compiles the schema of OpenAPI itself for every validator that it makes, also where it is told not to check the contract with it.
 * That took a start of the service longer than all else. Whether the contract is right is checked when it is generated.
 */
schemas['OpenAPISchemaValidator'] = class {
  validate(): never {
    throw new Error('The contract is checked when it is generated.')
  }
}

const shared = /^#\/components\/(?<kind>\w+)\/(?<name>[\w.-]+)$/

/**
 * To follow a reference, the library has what it names compiled, every reply of an operation as well: two thirds of what the first request of an
 * operation took. The part that is named is the same object, and is compiled where it is needed.
 */
const { resolveSchema } = preprocessor
preprocessor.resolveSchema = function (schema) {
  const { kind = '', name = '' } = shared.exec(schema?.$ref ?? '')?.groups ?? {}
  return this.apiDoc.components?.[kind]?.[name] ?? resolveSchema.call(this, schema)
}

/** `express-openapi-validator`, for contracts that are known to be right: `validateApiSpec` has to be false. */
export const contractValidator = middleware
