import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('numbers behind the code of North America', () => {
  const written = (rule: string): (string | null)[] => {
    const clubs = templateOf('clubs', [
      { name: 'club', required: true, unique: true },
      { name: 'phone', rule },
    ])
    const rows = Array.from({ length: 9 }, (_, at) => {
      const number = `55${at % 3}-01${23 + at}`
      return `Club ${at}|${[`(614) ${number}`, `1-614-${number}`, `614.${number.replace('-', '.')}`][at % 3]}`
    })
    const decision = decideOn([tableOf('clubs', ['Club|Phone', ...rows].join('\n'))], [clubs])
    const { transforms } = columnOf(decision, 'phone')
    return ['1-614-551-0124', '(614) 550-0123'].map((number) => applyChain(transforms, [number]).value)
  }

  it('lose it where the rule takes none', () => {
    expect(written('^\\(\\d{3}\\) \\d{3}-\\d{4}$')).toEqual(['(614) 551-0124', '(614) 550-0123'])
  })

  it('keep it where the rule takes it', () => {
    expect(written('^(1-)?[()\\d .-]+$')).toEqual(['1-614-551-0124', '(614) 550-0123'])
  })
})
