import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const beds = templateOf('beds', [
  { name: 'bed_no', required: true, unique: true, rule: 'B\\d{3}' },
  { name: 'gardener_mail', required: true, rule: '[a-z]+@plots\\.example' },
])
const gardeners = tableOf(
  'gardeners',
  'Sign|Gardener|Mail\nBF|Bo Frey|frey@plots.example\nIM|Ida Mohr|mohr@plots.example\nUK|Udo Kern|kern@plots.example',
)
const kept = tableOf(
  'garden beds',
  `Bed No|Gardener|Soil\n${Array.from({ length: 24 }, (_, at) => `B${100 + at}|${['Bo Frey', 'Ida Mohr', 'Udo Kern', 'Ada Lund (inactive)'][at % 4]}|${at % 5}`).join('\n')}`,
)
const mailOf = (instructions: string): { mail: string | null; asked: string } => {
  const decision = decideOn([kept, gardeners], [beds], { instructions })
  return {
    mail: applyChain(columnOf(decision, 'gardener_mail').transforms, ['Ada Lund (inactive)']).value,
    asked: decision.questions.map(({ prompt }) => prompt).join('\n'),
  }
}

describe('somebody who left', () => {
  it.each([
    'Ada Lund has left; everything of hers goes to Bo Frey.',
    'Ada Lund is gone, all of her beds are taken over by Bo Frey.',
    'Ada Lund ist weg; alles von ihr geht an Bo Frey.',
    'Ada Lund est partie ; tout passe à Bo Frey.',
  ])('is whoever a sentence says has all of theirs: “%s”', (said) => {
    const { mail, asked } = mailOf(said)
    expect(mail).toBe('frey@plots.example')
    expect(asked).not.toContain('Ada Lund')
  })

  it.each(['', 'Ada Lund has left; her roses go to Bo Frey.', 'Everything goes to Bo Frey except what Ada Lund has.'])(
    'is asked about where that is not said of all: “%s”',
    (said) => {
      expect(mailOf(said).asked).toContain('Ada Lund')
    },
  )
})
