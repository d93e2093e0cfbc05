import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('an e-mail address of the firm beside a private one', () => {
  const names = ['Ash', 'Elm', 'Oak', 'Fir', 'Yew', 'Bay']
  // The private ones meet the rule as they stand, those of the firm only in small letters.
  const rows = names.map(
    (name, at) => `${at + 101}|${name}|${name}@Stage.example|${name.toLowerCase()}${at}@home.example`,
  )
  const hands = (header: string) => tableOf('Stage hands', `No|Surname|${header}\n${rows.join('\n')}`)
  const template = (name: string, description: string | null) =>
    templateOf('stage_hands', [
      { name: 'number', required: true, unique: true },
      { name: 'last_name', required: true },
      { name, rule: '[a-z0-9._-]+@[a-z0-9.-]+\\.[a-z]{2,}', ...(description === null ? {} : { description }) },
    ])

  it.each([
    ['Company email, lower case', 'Work email|Personal email', 'Work email'],
    ['Business e-mail', 'E-Mail dienstlich|E-Mail privat', 'E-Mail dienstlich'],
    ['Work e-mail', 'Email pro|Email perso', 'Email pro'],
    ['Private e-mail, for payslips', 'Work email|Personal email', 'Personal email'],
    ['Personal e-mail', 'Mail zakelijk|Mail privé', 'Mail privé'],
  ])('is told by what the description begins with: %s', (description, header, wanted) => {
    const decision = decideOn([hands(header)], [template('email', description)])
    expect(inputsOf(decision, 'email')).toEqual([wanted])
    expect(decision.questions).toEqual([])
  })

  it('is told by the name of the column', () => {
    const decision = decideOn([hands('Correo corporativo|Correo personal')], [template('personal_email', null)])
    expect(inputsOf(decision, 'personal_email')).toEqual(['Correo personal'])
  })

  it('is asked about where nothing says which is wanted', () => {
    const { questions } = decideOn([hands('Work email|Personal email')], [template('email', null)])
    expect(questions.map(({ target }) => target.column)).toEqual(['email'])
  })
})
