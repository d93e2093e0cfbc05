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

describe('somebody who left, of whom a list has the sign', () => {
  const staff = tableOf(
    'gardeners',
    'Sign|Gardener|Mail\nBF|Bo Frey|frey@plots.example\nIM|Ida Mohr|mohr@plots.example\nAL|Ada Lund|lund@plots.example\nBM|Bo Marsh|marsh@plots.example',
  )
  const signed = tableOf(
    'garden beds',
    `Bed No|Gardener|Soil\n${Array.from({ length: 24 }, (_, at) => `B${100 + at}|${['BF', 'IM', 'BM', 'AL'][at % 4]}|${at % 5}`).join('\n')}`,
  )
  const addressOf = (instructions: string): string | null => {
    const decision = decideOn([signed, staff], [beds], { instructions })
    return applyChain(columnOf(decision, 'gardener_mail').transforms, ['lund@plots.example']).value
  }

  it.each([
    'Ada Lund has left, Ida has taken over all of hers.',
    'Ada has left. Ida Mohr takes over everything.',
    'Ada Lund ist weg, Ida hat alle ihre Beete übernommen.',
    'Ada Lund est partie, Ida reprend tout.',
    'Ada Lund se ha ido, Ida se queda con todos sus bancales.',
    'All of Ada Lund’s go to Ida Mohr.',
  ])('is whoever has taken all of theirs over, by the sign of that one: “%s”', (said) => {
    expect(addressOf(said)).toBe('mohr@plots.example')
  })

  it.each([
    'Ada Lund has left, Ida has taken over her roses.',
    'Ada Lund has left, Bo has taken over all of hers.',
    'Ada Lund has left, Ida Stone has taken over all of hers.',
    'Ada Lund has left, Ida has taken over all of hers except the roses.',
  ])('stays who it is where not all is said to be somebody else’s, or two may be meant: “%s”', (said) => {
    expect(addressOf(said)).toBe('lund@plots.example')
  })

  it('is another first name where people are called by theirs, and no other row of the list of people', () => {
    const called = tableOf(
      'garden beds',
      `Bed No|Keeper|Soil\n${Array.from({ length: 24 }, (_, at) => `B${100 + at}|${['Ida', 'Ada', 'Udo'][at % 3]}|${at % 5}`).join('\n')}`,
    )
    const looked = templateOf('beds', [
      { name: 'bed_no', required: true, unique: true, rule: 'B\\d{3}' },
      { name: 'keeper', required: true },
    ])
    const people = templateOf('gardeners', [
      { name: 'sign', required: true, unique: true },
      { name: 'gardener', required: true },
      { name: 'mail', required: true, rule: '[a-z]+@plots\\.example' },
    ])
    const decision = decideOn([called, staff], [looked, people], {
      instructions: 'Ada Lund has left, Ida has taken over all of hers.',
    })
    expect(applyChain(columnOf(decision, 'keeper').transforms, ['Ada']).value).toBe('Ida')
    expect(applyChain(columnOf(decision, 'gardener', 1).transforms, ['Ada Lund']).value).toBe('Ada Lund')
  })
})
