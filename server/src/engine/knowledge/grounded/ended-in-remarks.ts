import { areOpposite } from '../../match/values/opposites.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { readSentences } from '../parse.ts'
import { exactly } from './rows-out.ts'

// “Depots that are open”, of a list that notes “closed May 2021” beside one of them: where no column has the state, a remark that says nothing else does.

const STILL = [
  /(?<!\p{L})(?:that|which|who) (?:are|is) (?:still |currently |now )?(\p{L}{4,})(?=\s*(?:[.,;:)]|$))/iu,
  /(?<!\p{L})die (?:noch |derzeit |aktuell )?(\p{L}{4,}) sind(?=\s*(?:[.,;:)]|$))/iu,
  /(?<!\p{L})qui (?:sont|est) (?:encore |actuellement )?(\p{L}{4,})(?=\s*(?:[.,;:)]|$))/iu,
  /(?<!\p{L})que (?:están|siguen|son) (?:todavía |aún )?(\p{L}{4,})(?=\s*(?:[.,;:)]|$))/iu,
  /(?<!\p{L})che sono (?:ancora )?(\p{L}{4,})(?=\s*(?:[.,;:)]|$))/iu,
  /(?<!\p{L})die (?:nog )?(\p{L}{4,}) zijn(?=\s*(?:[.,;:)]|$))/iu,
]
const SINCE =
  /[\s,(]+(?:(?:since|in|on|from|as of|by|end of|seit|im|am|ab|ende|depuis|en|le|desde|el|dal?|nel|il|sinds|op|per)\s+)?(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?|(?:\d{1,2}\.?\s+)?(?:de\s+)?\p{L}{3,10}\.?\s+(?:de\s+)?(?:19|20)\d\d|(?:19|20)\d\d)[).]*$/iu
/** More words say more than that it is over. */
const MOST_WORDS = 2
/** A remark is of some rows; what most have is no exception. */
const SOME = 0.5

/** The rows of which a remark says that they are no more what the description of a template wants its rows to be. */
export function endedInRemarks(profiles: readonly TableProfile[], templates: readonly Template[]): Directive[] {
  return templates.flatMap(({ slug, description }) =>
    readSentences(description ?? '').flatMap(({ text }) => {
      const state = STILL.flatMap((form) => form.exec(text)?.[1] ?? [])[0]
      if (state === undefined) return []
      const origin = `the description of “${slug}”`
      return profiles.flatMap((profile) =>
        leavingEnded(state, profile).map((one): Directive => ({
          ...one,
          by: 'knowledge',
          slug,
          origin,
          revision: 0,
          said: `“${text}”`,
        })),
      )
    }),
  )
}

type Left = Pick<Extract<Directive, { kind: 'leave_rows' }>, 'kind' | 'table' | 'when' | 'what'>

function leavingEnded(state: string, profile: TableProfile): Left[] {
  return profile.columns.flatMap(({ name, position, complete, values }) => {
    if (!complete || !conceptsOf(name).includes('note')) return []
    const ended = values.filter(({ value }) => isOver(value, state))
    const rows = ended.reduce((sum, { count }) => sum + count, 0)
    if (rows === 0 || rows > SOME * profile.table.rows) return []
    const texts = ended.map(({ value }) => value.trim())
    return [
      {
        kind: 'leave_rows' as const,
        table: exactly(profile),
        when: { position, is: 'one_of' as const, values: texts.map((text) => text.toLowerCase()) },
        what: `“${name}” is ${texts.map((text) => `“${text}”`).join(' or ')}`,
      },
    ]
  })
}

function isOver(remark: string, state: string): boolean {
  const said = remark.trim().replace(SINCE, '').trim()
  // “Ouverts”, “abiertas”: of one thing it is said without the ending.
  const states = [state, state.replace(/e?s$/u, '')]
  return said.split(/\s+/u).length <= MOST_WORDS && states.some((one) => areOpposite(one, said))
}
