import { describe, expect, it } from 'vitest'
import { joinedOf } from '../../../server/src/engine/knowledge/keys-said.ts'

describe('what a description says that a value is made of', () => {
  it.each([
    ['Voucher number/line number', ['Voucher number', '/', 'line number']],
    ['Beleg-Nr./Pos.-Nr.', ['Beleg-Nr', '/', 'Pos-Nr']],
    ['Booking no., then a dash, then the night number', ['Booking no', '-', 'night number']],
    ['VR-{receipt}-{line}', ['=VR-', '', 'receipt', '-', 'line']],
    ['Numero ordine, trattino, numero riga', ['Numero ordine', '-', 'numero riga']],
    ['Key of the row: sheet no. and day, separated by an underscore', ['sheet no', '_', 'day']],
    ['Row key: entry number, hyphen, line number as in the source', ['entry number', '-', 'line number']],
    ['Belegnummer, Bindestrich, Zeilennummer wie im Beleg', ['Belegnummer', '-', 'Zeilennummer']],
    ['Order number, hyphen, position as printed on the order.', ['Order number', '-', 'position']],
    ['Zusammengesetzt aus Belegnummer und dreistelliger Positionsnummer', ['Belegnummer', null, 'Positionsnummer 3']],
    [
      'Voyage number, hyphen, line in two digits (as printed, or counted from 01 where none is given)',
      ['Voyage number', '-', 'line 2'],
    ],
  ])('%s', (text, wanted) => {
    const { pieces, between } = joinedOf(text)!
    const names = pieces.map((piece) =>
      'text' in piece ? `=${piece.text}` : [piece.part, piece.width ?? ''].join(' ').trim(),
    )
    expect(names.flatMap((name, at) => (at === 0 ? [name] : [between[at - 1], name]))).toEqual(wanted)
  })

  it.each([
    'Number of the order or of the credit note',
    'E-mail address in lower case',
    'Three letters, hyphen, four digits, e.g. ABC-0001',
    'DD and the transaction ID, CR and the receipt number',
    'The old number: 17 becomes A-0017, B-3 becomes B-0003',
    'K and the customer number in five digits',
    'Code of the customer, must be unique',
    'Name with a comma',
  ])('is nothing of the kind: %s', (text) => {
    expect(joinedOf(text)).toBeNull()
  })
})
