import { describe, expect, it } from 'vitest'
import { chain } from './transforms/chain.ts'

const hours = { name: 'flight_hours', rule: '\\d+\\.\\d{2}' }
const steps = (values: string[]): string => JSON.stringify(chain(hours, 'Flight hours', values))
const turned = '"with":"\\\\1,\\\\2"'

describe('hours whose letter stands where the decimals begin', () => {
  it('are read with hundredths where more stand behind it than there are minutes', () => {
    expect(steps(['12,50', '8,25', '151h67', '75h50', '9,75'])).toContain(turned)
  })

  it('are hours and minutes where no more stand behind it, or one by a slip', () => {
    expect(steps(['12h30', '8h15', '151h45', '9h00'])).not.toContain('rewrite')
    expect(steps(['12h30', '8h15', '151h45', '9h00', '7h30', '7h75'])).not.toContain('rewrite')
  })
})
