import type { TradeWords } from './words.ts'

/** What is measured of an eye, as opticians write it in Spanish, Portuguese, Italian and French beside English. */
const MEASURED = {
  sphere: ['sphere', 'sph', 'esf', 'esfera', 'esferico', 'sf', 'sfera', 'sfero'],
  cylinder: ['cylinder', 'cyl', 'cil', 'cilindro', 'cilindrico', 'cylindre'],
  axis: ['axis', 'ax', 'eje', 'eixo', 'asse', 'axe'],
  addition: ['addition', 'add', 'adicion', 'adicao', 'addizione', 'adic'],
  prism: ['prism', 'prisma', 'prisme'],
  acuity: ['acuity', 'av', 'va', 'agudeza visual', 'acuidade visual', 'acuite visuelle', 'visus', 'acuite'],
}

/** Which eye: the Latin of clinics, with the left of each language. */
const EYES = {
  right: [
    'od',
    'right',
    'droit',
    'oeil droit',
    'ojo derecho',
    'derecho',
    'olho direito',
    'direito',
    'occhio destro',
    'destro',
    'dx',
  ],
  left: [
    'os',
    'oi',
    'oe',
    'og',
    'left',
    'gauche',
    'oeil gauche',
    'ojo izquierdo',
    'izquierdo',
    'izq',
    'olho esquerdo',
    'esquerdo',
    'occhio sinistro',
    'sinistro',
    'sx',
  ],
}

/** A side alone is a word like others: it says which eye only beside what is measured, on either side of it. */
function phrases(): string {
  const both = Object.entries(MEASURED).flatMap(([measured, words]) =>
    Object.entries(EYES).map(([eye, sides]) => {
      const told = words.flatMap((word) => sides.flatMap((side) => [`${word} ${side}`, `${side} ${word}`]))
      return `${measured} ${eye}: ${[...new Set(told)].join(', ')}`
    }),
  )
  return both.join('\n')
}

export const OPTICS: TradeWords = { words: '', compounds: '', phrases: phrases() }
