import { describe, expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { decideOn, inputsOf, tableOf, templateOf } from '../plan/table-of.ts'

describe('the hearing of two ears', () => {
  const template = templateOf('audiograms', [
    { name: 'test_no', rule: 'A\\d{4}', required: true },
    { name: 'right_500_hz', rule: '\\d{1,3}' },
    { name: 'left_500_hz', rule: '\\d{1,3}' },
    { name: 'right_speech', rule: '\\d{1,3}' },
    { name: 'left_speech', rule: '\\d{1,3}' },
  ])
  const rows = Array.from(
    { length: 12 },
    (_, at) => `A100${at % 10}|${20 + at}|${60 - at}|${30 + (at % 7)}|${45 + (at % 5)}`,
  )

  it.each([
    ['Slavic', 'L 500 Hz|P 500 Hz|L speech|P speech'],
    ['in full, Czech', 'Levé 500 Hz|Pravé 500 Hz|Levé speech|Pravé speech'],
    ['Nordic', 'V 500 Hz|H 500 Hz|V speech|H speech'],
    ['in full, Danish', 'Venstre 500 Hz|Højre 500 Hz|Venstre speech|Højre speech'],
    ['French', 'G 500 Hz|D 500 Hz|G speech|D speech'],
    ['in full, French', 'Gauche 500 Hz|Droite 500 Hz|Gauche speech|Droite speech'],
    ['in full, German', '500 Hz links|500 Hz rechts|speech links|speech rechts'],
    ['Portuguese', 'E 500 Hz|D 500 Hz|E speech|D speech'],
  ])('goes to its side: %s', (_, headers) => {
    const table = tableOf('tests', `Test|${headers}\n${rows.join('\n')}`)
    const decision = decideOn([table], [template])
    const [firstLeft, firstRight, secondLeft, secondRight] = headers.split('|')
    const from = (name: string) => inputsOf(decision, name)
    expect([from('left_500_hz'), from('right_500_hz'), from('left_speech'), from('right_speech')]).toEqual([
      [firstLeft],
      [firstRight],
      [secondLeft],
      [secondRight],
    ])
    expect(decision.questions).toEqual([])
  })
})

it.each([
  ['right_sphere', ['Sph. re.', 'Sfera OP', 'Esf. OD', 'R SPH', 'Sfär H', 'Sfeer rechts']],
  ['left_sphere', ['Sph. li.', 'Sfera OL', 'Esf. OI', 'L SPH', 'Sfär V', 'Sfeer links']],
  ['left_axis', ['Achse links', 'Osa OL', 'L axis', 'Akse V', 'As links']],
])('one header alone means the same of an eye in all languages: %s', (name, headers) => {
  const meant = conceptsOf(name).toSorted()
  expect(headers.map((header) => conceptsOf(header).toSorted())).toEqual(headers.map(() => meant))
})
