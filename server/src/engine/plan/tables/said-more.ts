import { anyOf, LEFT_OUT } from '../../knowledge/grounded/acts.ts'
import { MISSING } from '../../knowledge/grounded/on-lists.ts'
import { tablesIn, templatesIn } from '../../knowledge/grounded/tables.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Context } from '../context.ts'

// “Guests come from our guest list, plus anyone on the shop export who isn't in it”: rows of other things have some more of a template's in them.

const ADDED = anyOf(
  'plus|also|too|as well(?: as)?|in addition(?: to)?|additionally|together with|and any(?:one|body|thing)?|and those',
  'plus|sowie|zusätzlich|dazu|au(?:ß|ss)erdem|ergänzt um|auch|und alle|und wer',
  'plus|ainsi que|aussi|également|en plus|et (?:tous )?ceux|et celles',
  'además|más|también|junto con|así como|y quien(?:es)?',
  'più|inoltre|anche|oltre a|nonché|e chi(?:unque)?',
  'plus|ook|tevens|daarnaast|aangevuld met|en iedereen|en wie',
)

/** Whether a text says that a table has more rows of a template than those of another one, which has them. */
export function isSaidMore(profile: TableProfile, template: Template, context: Context): boolean {
  const profiles = [...context.shapes.keys()]
  return (context.texts ?? []).some(({ text, slug }) => {
    if (slug !== null && slug !== template.slug) return false
    return sentencesIn(text).some((sentence) => {
      if (LEFT_OUT.test(sentence) || templatesIn(sentence, [template]).length === 0) return false
      const added = ADDED.exec(sentence)
      if (added !== null && !isOfItsKind(sentence, added.index, template)) return false
      const [missing = ''] = MISSING.exec(sentence) ?? []
      // What they aren't on is no table that has them: “those of the portals that aren't in customers.csv”.
      const lacking = tablesIn(missing, profiles)
      const isNamed = (part: string): boolean => {
        const named = tablesIn(part.replace(missing, ' '), profiles)
        return isOnly(
          named.filter((one) => !lacking.includes(one)),
          profile,
        )
      }
      // Behind the word, or before it: “Wer auf der Shopliste steht, kommt dazu”.
      return (
        added !== null &&
        (isNamed(sentence.slice(added.index)) ||
          (missing !== '' &&
            (isNamed(sentence.slice(0, added.index)) || isOther(sentence, missing, profile, profiles))))
      )
    })
  })
}

/** “Clients, orders (also the archive) and notes”: what is added in parentheses is of the kind that stands before them. */
function isOfItsKind(sentence: string, at: number, template: Template): boolean {
  const open = sentence.lastIndexOf('(', at)
  if (open < 0 || sentence.slice(open, at).includes(')')) return true
  const [before = ''] = /[^,;:]*$/u.exec(sentence.slice(0, open)) ?? []
  return templatesIn(before, [template]).length > 0
}

function isOnly(tables: readonly TableProfile[], profile: TableProfile): boolean {
  return tables.includes(profile) && tables.every(({ table }) => table.file_id === profile.table.file_id)
}

/** “Whoever ordered and isn't in the customer book”: of what is beside the list that is named, where no table else is. */
function isOther(sentence: string, missing: string, profile: TableProfile, profiles: readonly TableProfile[]): boolean {
  const lists = tablesIn(missing, profiles)
  const others = tablesIn(sentence.replace(missing, ' '), profiles).filter((one) => !lists.includes(one))
  return lists.length > 0 && !lists.includes(profile) && (others.length === 0 || others.includes(profile))
}
