import { conceptsOf, fold } from './words.ts'

// “Work email” and “Personal email” stand beside each other in many lists of staff and customers: where a template says which of the two it
// wants, the other one is somebody's private matter, and no stand-in.

/** How somebody is reached. */
const REACHED = new Set(['email', 'phone', 'mobile', 'fax', 'address'])
const PRIVATE =
  /\b(?:privat\w*|priv|personal|home|perso|personnel(?:le)?|prive|particulier|particular|privad[oa]|domicile|domicilio|casa|personale|abitazione|thuis|persoonlijk\w*|pessoal|residencial|prywatn\w*|domow\w*|soukrom\w*|osobni|hem|hemma|hjem\w*)\b/u
const AT_WORK =
  /\b(?:work|office|business|company|corporate|professional|dienst\w*|geschaft\w*|firmen\w*|firma|buro\w*|betrieb\w*|pro|prof|professionnel(?:le)?|travail|bureau|entreprise|trabajo|laboral|empresa|oficina|corporativ[oa]|profesional|lavoro|ufficio|aziendale|zakelijk\w*|werk|kantoor|bedrijf\w*|trabalho|comercial|profissional|sluzbow\w*|firmow\w*|sluzebni\w*|pracovni|firemni|arbete\w*|arbets\w*|jobb?\w*|foretag\w*|arbeid\w*|arbejd\w*)\b/u

export type FirmSide = 'private' | 'work' | null

/** Whether a name, or what its description begins with, is of how somebody is reached at home or at work; null where it says neither, or both. */
export function firmSide(name: string, description = ''): FirmSide {
  const [lead = ''] = description.split(/[,;.:()]/u)
  const sides = [name, lead].map(sideOf)
  return sides[0] ?? sides[1] ?? null
}

function sideOf(text: string): FirmSide {
  const said = fold(text).replace(/[_-]/g, ' ')
  const [isPrivate, isAtWork] = [PRIVATE.test(said), AT_WORK.test(said)]
  if (isPrivate === isAtWork || !conceptsOf(text).some((concept) => REACHED.has(concept))) return null
  return isPrivate ? 'private' : 'work'
}

export function firmWorth(own: FirmSide, wanted: FirmSide): number {
  return own === null || wanted === null ? 0 : own === wanted ? ALIKE : APART
}

/** As with and without tax. */
const APART = -3
const ALIKE = 0.5
