import { describe, expect, it } from 'vitest'
import { jsPattern } from '../../../../server/src/engine/transforms/js-pattern.ts'
import { columnOf, type ColumnInput } from '../table-of.ts'
import { chain, decideColumn } from './chain.ts'

describe('web addresses', () => {
  it.each([
    [
      'https://[^/\\s]+',
      'Without www, no path',
      ['www.abc.example', 'http://def.example/', 'ghi.example/shop', 'none yet'],
      ['https://abc.example', 'https://def.example', 'https://ghi.example', 'none yet'],
    ],
    [
      'https://\\S+',
      '',
      ['www.abc.example', 'http://def.example/a', 'ghi.example'],
      ['https://www.abc.example', 'https://def.example/a', 'https://ghi.example'],
    ],
  ])('become those that %s takes, and nothing else becomes one', (rule, description, values, want) => {
    const decision = decideColumn({ name: 'website', rule, description }, 'Website', values)
    const [step, ...more] = columnOf(decision, 'website').transforms
    expect(more).toEqual([])
    if (step?.kind !== 'rewrite') throw new Error('no step writes them anew')
    const whole = jsPattern(`^(?:${step.pattern})$`)
    expect(values.map((value) => value.replace(whole, step.with.replace('\\1', '$1')))).toEqual(want)
  })
})

describe('web addresses', () => {
  const domain: ColumnInput = { name: 'domain', rule: '[a-z0-9-]+(\\.[a-z0-9-]+)+' }

  it('give their domain where a bare one is wanted', () => {
    const values = ['https://www.acorn.io/', 'birch.example', 'WWW.CEDAR.CO', 'http://elm.org/shop?x=1']
    const steps = chain(domain, 'Domain', values)
    expect(steps).toMatchObject([{ kind: 'extract' }, { kind: 'case', to: 'lower' }])
    const pattern = jsPattern((steps[0] as { pattern: string }).pattern)
    expect(values.map((value) => pattern.exec(value)?.[1])).toEqual([
      'acorn.io',
      'birch.example',
      'CEDAR.CO',
      'elm.org',
    ])
  })

  it('stay whole where the rule takes them, and what is none is left alone', () => {
    expect(
      chain({ name: 'website', rule: 'https?://.+' }, 'Site', ['https://www.acorn.io/', 'http://elm.org']),
    ).toEqual([])
    expect(chain(domain, 'Domain', ['acorn.io', 'elm.org'])).toEqual([])
    expect(chain(domain, 'Domain', ['Acorn Ltd', 'Elm & Sons'])).toEqual([])
  })
})
