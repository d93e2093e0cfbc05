import { expect, it } from 'vitest'
import { decideOn, inputsOf, columnOf, tableOf, templateOf } from './table-of.ts'

const vineyards = templateOf('vineyards', [
  { name: 'domain', required: true, unique: true, rule: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' },
  { name: 'name', required: true },
  { name: 'hectares' },
])

it.each([
  ['Website', 'https://www.hill.example.com/', 'WWW.BROOK.EXAMPLE.ORG', 'http://croft.example.net/wines'],
  ['Estate domain name', 'HILL.EXAMPLE.COM', 'brook.example.org', 'croft.example.net'],
])('web addresses are known for the bare domain that is wanted, and no numbers are: %s', (header, ...sites) => {
  const rows = sites.map((site, at) => `${7000 + at}.5|Estate ${'ABC'[at]}|${site}|${at + 3}.25`)
  const decision = decideOn([tableOf('vineyards', `No|Name|${header}|Hectares\n${rows.join('\n')}`)], [vineyards])
  expect(inputsOf(decision, 'domain')).toEqual([header])
  expect(columnOf(decision, 'domain').transforms.at(-1)).toEqual({ kind: 'case', to: 'lower' })
  expect(decision.questions).toEqual([])
})
