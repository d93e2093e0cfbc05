import { expect, it } from 'vitest'
import { stateCode } from '../../../server/src/engine/profile/subdivisions.ts'

it('provinces are known by their names in either language, and by the initials that the French have for them', () => {
  expect(
    ['Nova Scotia', 'Nouvelle-Écosse', 'N.-É.', 'N.-B.', 'C.-B.', 'T. N.-O.', 'Alb.', 'Île-du-Prince-Édouard'].map(
      stateCode,
    ),
  ).toEqual(['NS', 'NS', 'NS', 'NB', 'BC', 'NT', 'AB', 'PE'])
})

it('initials that are written otherwise are none of these', () => {
  expect(['N.E.', 'NE', 'C.B.', 'N-B', 'T.N.'].map(stateCode)).toEqual([null, null, null, null, null])
})
