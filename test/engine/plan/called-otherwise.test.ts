import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const lures = ({ name = false } = {}) =>
  templateOf('lures', [
    { name: 'lure_no', required: true, unique: true },
    ...(name ? [{ name: 'name' }] : []),
    { name: 'description', required: true, description: 'What it is called on the card.' },
    { name: 'weight', rule: '^\\d+$' },
  ])
const rows = ['L1|Toby silver|12', 'L2|Black fury|8', 'L3|Rapala jointed|11', 'L4|Spinner gold|5']
const lureList = (headers: string) => tableOf('lures', `${headers}\n${rows.join('\n')}`)

describe('a list that calls its things otherwise than a template', () => {
  it.each(['Lure no|Bezeichnung|Weight', 'Lure no|Name|Weight'])('by a name, fills the description: %s', (headers) => {
    const decision = decideOn([lureList(headers)], [lures()])
    expect(inputsOf(decision, 'description')).toEqual([headers.split('|')[1]])
    expect(decision.questions).toEqual([])
  })

  it('fills the name where a template has both, and none where the list has a description of its own', () => {
    expect(inputsOf(decideOn([lureList('Lure no|Name|Weight')], [lures({ name: true })]), 'name')).toEqual(['Name'])
    const both = tableOf(
      'lures',
      `Lure no|Name|Description|Weight\n${rows.map((row) => row.replace('|', '|Cast |')).join('\n')}`,
    )
    expect(inputsOf(decideOn([both], [lures()]), 'description')).toEqual(['Description'])
  })
})

describe('the name of a customer', () => {
  const customers = (more: { name: string }[] = []) =>
    templateOf('customers', [
      { name: 'customer_no', required: true, unique: true, rule: '^\\d{4}$' },
      { name: 'company', required: true, description: 'Company name as the customer writes it.' },
      ...more,
      { name: 'city' },
    ])
  const list = tableOf(
    'new_customers',
    'Customer no|Customer name|Town\n2001|Dock Ltd|Hull\n2002|Ames & Co|Leeds\n2003|Peel GmbH|York\n2004|Orr plc|Hull',
  )

  it('is the company where a template asks for that alone', () => {
    const decision = decideOn([list], [customers()])
    expect(inputsOf(decision, 'company')).toEqual(['Customer name'])
    expect(decision.questions).toEqual([])
  })

  it('is not where the list has companies', () => {
    const both = tableOf(
      'new_customers',
      'Customer no|Customer name|Company|Town\n2001|Ann Ray|Dock Ltd|Hull\n2002|Bo Lie|Ames & Co|Leeds\n2003|Cy Dorn|Peel GmbH|York\n2004|Di Hart|Orr plc|Hull',
    )
    expect(inputsOf(decideOn([both], [customers()]), 'company')).toEqual(['Company'])
  })
})

it.each(['Zahlbar in Tagen', 'Payable within (days)', 'Délai de paiement (jours)', 'Pagabile in giorni'])(
  'days in which is to be paid: %s',
  (header) => {
    const table = tableOf('clients', `Client no|${header}|Visits\n1|30|12\n2|14|3\n3|60|44\n4|30|7`)
    const template = templateOf('clients', [
      { name: 'client_no', required: true, unique: true },
      { name: 'payment_days', required: true, rule: '^\\d{1,2}$' },
    ])
    const decision = decideOn([table], [template])
    expect(inputsOf(decision, 'payment_days')).toEqual([header])
    expect(decision.questions).toEqual([])
  },
)
