import { describe, expect, it } from 'vitest'
import { bySharedHead } from '../../../server/src/engine/match/values/shared-heads.ts'

const meant = (texts: string[], allowed: string[]) => texts.map(bySharedHead(texts, allowed))

describe('what stands before that which all explanations of a list end in', () => {
  it('tells the kind, in the very word or in one of the same meaning', () => {
    const tyres = ['Winterreifen', 'Sommerreifen', 'Spezialreifen']
    expect(meant(tyres, ['winter', 'summer', 'racing'])).toEqual(['winter', 'summer', null])
  })

  it('tells it beside another word for the same', () => {
    const boards = ['Racingboard / Rennbrett', 'Tourenbrett', 'Kinderbrett', 'Wellenbrett']
    expect(meant(boards, ['racing', 'kids', 'touring'])[0]).toBe('racing')
  })

  it.each([
    ['one kind alone', ['Winterreifen', 'Spezialreifen', 'Traktorreifen'], ['winter', 'racing', 'road']],
    ['words that end otherwise', ['Winterdienst', 'Sommerfest', 'Herbstmarkt'], ['winter', 'summer', 'autumn']],
    ['an end that is allowed itself', ['Winterroad', 'Sommerroad', 'Kinderroad'], ['winter', 'summer', 'road']],
    ['two explanations', ['Winterreifen', 'Sommerreifen'], ['winter', 'summer']],
  ])('tells nothing by %s', (_, texts, allowed) => {
    expect(meant(texts, allowed)).toEqual(texts.map(() => null))
  })

  it('tells nothing of a value that two of them are', () => {
    const tyres = ['Winterreifen', 'Winter-Reifen / Winterreifen', 'Winterbreitreifen', 'Sommerreifen', 'Kinderreifen']
    expect(meant([...tyres, 'Kids / Kinderreifen'], ['winter', 'summer', 'kids']).slice(4)).toEqual([null, null])
  })
})
