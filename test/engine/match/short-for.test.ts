import { expect, it } from 'vitest'
import { isShortFor } from '../../../server/src/engine/match/names/abbreviations.ts'

it.each([
  ['ZB', 'Zahlungsbed.', true],
  ['TG', 'Tarifgruppen', true],
  ['PT', 'Payment terms', true],
  ['WGR', 'Warengruppen', true],
  ['ZB', 'Warengruppen', false],
  ['Ort', 'Orte und Tarife', false],
  ['ZX', 'Zahlungsbed.', false],
  ['Zb', 'Zahlungsbed.', false],
])('“%s” is short for “%s”: %s', (header, name, is) => {
  expect(isShortFor(header, name)).toBe(is)
})
