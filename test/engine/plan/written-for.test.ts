import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { withEachForItsOwn } from '../../../server/src/engine/knowledge/written-for.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('words that people write, told beside those that they stand for', () => {
  it.each([
    ['The L&B and Cer. that people write are Lamps and Ceramics.', 'L&B = Lamps; Cer. = Ceramics.'],
    [
      'Lmp, Cer. and Tx as we write are Lamps, Ceramics and Textiles, and Gl. is Glass.',
      'Lmp = Lamps; Cer. = Ceramics; Tx = Textiles, and Gl. is Glass.',
    ],
    ['Die „Lmp“ und „Ker.“, die man schreibt, sind Lampen und Keramik.', '„Lmp“ = Lampen; „Ker.“ = Keramik.'],
    ['De Lmp en Ker. die mensen schrijven zijn Lampen en Keramiek.', 'Lmp = Lampen; Ker. = Keramiek.'],
  ])('each has its own: %s', (text, read) => {
    expect(withEachForItsOwn(text)).toBe(read)
  })

  it.each([
    'The red and blue that people write are colours and must go.',
    'Lmp, Cer. and Tx as we write are Lamps and Ceramics.',
    'Lmp and Cer. are Lamps and Ceramics.',
  ])('are left as they are otherwise: %s', (text) => {
    expect(withEachForItsOwn(text)).toBe(text)
  })

  it('become the code of what they stand for, and what is said behind it is of others', () => {
    const goods = templateOf('goods', [
      { name: 'article_no', required: true, unique: true },
      { name: 'group_code', required: true, link: 'groups.group_code' },
    ])
    const groups = templateOf('groups', [
      { name: 'group_code', required: true, unique: true, rule: '[A-Z]{3}' },
      { name: 'group_name', required: true },
    ])
    const others = Array.from({ length: 24 }, (_, at) => ['Lamps', 'Ceramics', 'Glass', 'Textiles'][at % 4]!)
    const written = ['L&B', 'Cer.', 'Gl.', ...others]
    const decision = decideOn(
      [
        tableOf('groups', 'Code|Group name\nLMP|Lamps\nCER|Ceramics\nGLS|Glass\nTXT|Textiles'),
        tableOf('goods', `Article|Group\n${written.map((one, at) => `A${at + 10}|${one}`).join('\n')}`),
      ],
      [goods, groups],
      { instructions: 'The L&B and Cer. that people write are Lamps and Ceramics, and Gl. is the Glass.' },
    )
    const { transforms } = columnOf(decision, 'group_code')
    expect(decision.questions.map(({ prompt }) => prompt)).toEqual([])
    const codes = ['LMP', 'CER', 'GLS', 'TXT']
    expect(written.map((one) => applyChain(transforms, [one]).value).slice(0, 7)).toEqual([
      ...codes.slice(0, 3),
      ...codes,
    ])
  })
})
