import type { TableProfile } from '../profile/model.ts'
import type { Directive } from './directives.ts'
import { exactly } from './grounded/rows-out.ts'

// A sheet “Archive 2022 - do not use”, a file `prices_NICHT_VERWENDEN.csv`: whoever named it so has said it.

const NOT_TO_USE =
  /(?<!\p{L})(?:do not use|don[’']?t use|not (?:to be|in) use[d]?|nicht (?:mehr )?(?:verwenden|benutzen|benützen|nutzen)|ne (?:pas|plus) utiliser|no (?:usar|utilizar)|non (?:usare|utilizzare)|niet (?:meer )?gebruiken|não usar|nie używać|nepouzivat|nepoužívat|använd ej|brug ikke|ikke bruk)(?!\p{L})/iu

/** The tables whose name, or that of whose file, says that they are not to be used. */
export function tablesNotToUse(profiles: readonly TableProfile[]): Directive[] {
  return profiles.flatMap((profile): Directive[] => {
    const { name, file_name } = profile.table
    const said = [name, file_name].find((one) => NOT_TO_USE.test(one.replace(/[_.]+/g, ' ')))
    if (said === undefined) return []
    const origin = `its name, “${said}”,`
    return [
      {
        kind: 'ignore_table',
        table: exactly(profile),
        by: 'matcher',
        slug: null,
        origin,
        revision: 0,
        said: `“${said}”`,
      },
    ]
  })
}
