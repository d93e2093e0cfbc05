import { describe, expect, it } from 'vitest'
import { tablesIn } from '../../../server/src/engine/knowledge/grounded/tables.ts'
import { statementsOf } from '../../../server/src/engine/knowledge/long-sentences.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('a long sentence', () => {
  it.each([
    [
      'ends where another clause begins, in English',
      'Kind is S for sail and M for motor, an empty one is sail too, and in Keeper the family name always stands last',
      ['Kind is S for sail and M for motor, an empty one is sail too', 'in Keeper the family name always stands last'],
    ],
    [
      'in German, where an article may begin one',
      'Von den Booten brauchen wir nur den Bestand, die verkauften lassen wir im alten Programm, und wer keinen Platz hat, bei dem bleibt das Feld leer',
      [
        'Von den Booten brauchen wir nur den Bestand',
        'die verkauften lassen wir im alten Programm',
        'wer keinen Platz hat, bei dem bleibt das Feld leer',
      ],
    ],
    [
      'in Italian, behind a condition',
      'Nello stato A è attivo, F fermo (chi è ai lavori da più di un mese), V venduto, e se non ho scritto niente la barca è attiva',
      [
        'Nello stato A è attivo, F fermo (chi è ai lavori da più di un mese), V venduto',
        'se non ho scritto niente la barca è attiva',
      ],
    ],
    [
      'in French, before what is asked for',
      'La colonne Emplacement est celle du port et non celle du hangar, mettez zéro quand la longueur manque, et le nom est en majuscules',
      [
        'La colonne Emplacement est celle du port et non celle du hangar',
        'mettez zéro quand la longueur manque',
        'le nom est en majuscules',
      ],
    ],
  ])('%s', (_, sentence, statements) => {
    expect(statementsOf(sentence)).toEqual(statements)
  })

  it.each([
    [
      'a list of codes',
      'In the harbour list K is S sail, M motor, R rowing boat, and U is what we could not find out any more, whoever asks',
    ],
    [
      'a list of codes with words in brackets',
      'In the list the duty code H (high) is 20 percent, L (low) is 5 percent, Z means the state asks for nothing',
    ],
    [
      'what belongs to the clause before',
      'The boats that lie on the north shore, which the club has given up, are not ours any more, so they must not come over',
    ],
    [
      'a reason',
      'The lengths in the register are in feet, because the surveyor came from abroad and nobody has ever told him otherwise',
    ],
    [
      'an exception',
      'The keeper of the shed list is right for every boat that is in both lists, except where it says that nobody knows him',
    ],
    [
      'what is said of it',
      'Boats 4711 and 4712 are only there because somebody tried the program on his first day, please leave them both out',
    ],
    [
      'what follows from a condition',
      'Where the harbour list and the shed list both have a boat with the same number, the row of the shed list is right',
    ],
    [
      'what is in brackets',
      'The register is the one that you have had from us in spring (it is old, the lengths are wrong, and the names are gone)',
    ],
  ])('stays whole with %s', (_, sentence) => {
    expect(statementsOf(sentence)).toEqual([sentence])
  })

  it('stays whole where it is short, or prose', () => {
    const short = 'Kind is S for sail, and the keeper is the last word'
    const prose = 'the boat is old, and '.repeat(200)
    expect(statementsOf(short)).toEqual([short])
    expect(statementsOf(prose)).toEqual([prose])
  })
})

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'kind', rule: '^(sail|motor)$' },
  { name: 'condition', rule: '^(good|fair|poor)$' },
])
const afloat = tableOf('afloat', 'Boat No|Kind|Cond\n1|S|A\n2|M|B\n3|S|A\n4|M|C\n5|S|B\n6|M|A')
const sunk = tableOf('sunk', 'Boat No|Kind|Cond\n91|S|C\n92|M|C\n93|S|C')

describe('what is said at the end of a long sentence', () => {
  const instructions =
    'On the list of those afloat Cond is A good, B fair, C poor, the Kind is S for sail and M for motor, and the sunk list can stay behind'

  it('is not said of what stands before it', () => {
    const { plan } = decideOn([afloat, sunk], [boats], { instructions })
    const sources = plan.sheets[0]?.sources ?? []
    expect(sources.map(({ file_id }) => file_id)).toEqual(['file_afloat'])
    expect(sources.flatMap(({ skips }) => skips ?? [])).toEqual([])
  })
})

describe('tables that are called nearly alike', () => {
  const [old, later] = [tableOf('boats_S24', 'Boat No|Kind\n1|sail'), tableOf('boats_S25', 'Boat No|Kind\n11|sail')]
  const recent = { ...later, table: { ...later.table, name: 'Jan-Jun 24' } }

  it('are told apart by letters with figures, as they are written', () => {
    expect(tablesIn('S24 boats have no harbour', [old, recent])).toEqual([old])
    expect(tablesIn('S25 boats have no harbour', [old, recent])).toEqual([recent])
  })
})
