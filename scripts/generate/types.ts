import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const banner = '// Written by `npm run generate` from spec/. An edit here is lost: change spec/ instead.\n\n'

/** Writes `<folder>/api.ts`, the types of `<folder>/openapi.json`. Binary strings become `Blob`. */
export async function generateTypes(folder: string): Promise<void> {
  const nodes = await openapiTypescript(pathToFileURL(join(folder, 'openapi.json')), {
    // A property with a default may still be left out of a request.
    defaultNonNullable: false,
    transform(schema) {
      if (schema.format !== 'binary') return undefined
      return ts.factory.createTypeReferenceNode('Blob')
    },
  })
  await writeFile(join(folder, 'api.ts'), banner + astToString(nodes))
}
