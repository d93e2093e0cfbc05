import { parseArgs } from 'node:util'

/** What the demo was asked to do. */
export interface DemoArguments {
  /** Paths of the user's own files; empty for the sample files. */
  files: string[]
  /** Slugs of the templates to fill; empty for all three. */
  templates: string[]
  /** Whether a person answers the questions. */
  ask: boolean
  /** Folder of the CSVs. */
  output: string
  help: boolean
}

export const usage = `npm run demo                                     the sample files
npm run demo -- --file a.csv --file b.xlsx --template customers
                                                 your own files, into one or more of the templates customers, products, orders
npm run demo -- --ask                            answer the questions yourself (needs a terminal)
npm run demo -- --output folder                  where the CSVs go (demo-output)`

/** @throws TypeError (from Node) naming an argument that isn't known. */
export const readArguments = (args: readonly string[]): DemoArguments => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      file: { type: 'string', multiple: true, default: [] },
      template: { type: 'string', multiple: true, default: [] },
      ask: { type: 'boolean', default: false },
      output: { type: 'string', default: 'demo-output' },
      help: { type: 'boolean', default: false },
    },
  })
  return { files: values.file, templates: values.template, ask: values.ask, output: values.output, help: values.help }
}
