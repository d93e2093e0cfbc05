import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'

const banner = '// Written by `npm run generate` from spec/. An edit here is lost: change spec/ instead.\n\n'

interface Shape {
  description?: string
  properties?: { kind?: { description?: string } }
}

/** One of several shapes has no name in the types, and so no comment: what it is, is told at the `kind` by which it is chosen. */
function tellShapes(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if ('oneOf' in node && Array.isArray(node.oneOf)) {
    for (const { description, properties } of node.oneOf as Shape[])
      if (description !== undefined && properties?.kind !== undefined) properties.kind.description = description
  }
  Object.values(node).forEach(tellShapes)
}

/** Writes `<folder>/api.ts`, the types of `<folder>/openapi.json`. Binary strings become `Blob`. */
export async function generateTypes(folder: string): Promise<void> {
  const contract = JSON.parse(await readFile(join(folder, 'openapi.json'), 'utf8')) as OpenAPI3
  tellShapes(contract)
  const nodes = await openapiTypescript(contract, {
    // A property with a default may still be left out of a request.
    defaultNonNullable: false,
    transform(schema) {
      if (schema.format !== 'binary') return undefined
      return ts.factory.createTypeReferenceNode('Blob')
    },
  })
  await writeFile(join(folder, 'api.ts'), banner + astToString(nodes))
}
