import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { allDescribed } from './all-described.ts'
import { alwaysDescribed } from './always-described.ts'
import { defaultsDescribed } from './defaults.ts'
import { doublesDescribed } from './doubles-described.ts'
import { endedInRemarks } from './ended-in-remarks.ts'
import { fallbacksDescribed } from './fallbacks.ts'
import { glossesIn } from './glosses.ts'
import { keptDescribed } from './kept-described.ts'
import { leftEmptyDescribed } from './left-empty.ts'
import { otherwiseElsewhere } from './otherwise-elsewhere.ts'
import { outDescribed } from './out-described.ts'
import { prefixedDescribed } from './prefixed-keys.ts'
import { statedByDescriptions } from './stated-values.ts'
import type { Given } from './unread.ts'
import { versionsDescribed } from './versions.ts'

/** What the descriptions of columns and templates say is done: with empty cells, with all rows of a file, and with rows that are there twice. */
export function describedIn(
  given: Given,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  return [
    ...defaultsDescribed(templates),
    ...statedByDescriptions(profiles, templates),
    ...allDescribed(profiles, templates),
    ...alwaysDescribed(templates),
    ...fallbacksDescribed(templates, profiles),
    ...keptDescribed(profiles, templates),
    ...doublesDescribed(profiles, templates),
    ...endedInRemarks(profiles, templates),
    ...outDescribed(profiles, templates, glossesIn(given, profiles)),
    ...prefixedDescribed(profiles, templates),
    ...leftEmptyDescribed(templates),
    ...otherwiseElsewhere(profiles, templates),
    ...versionsDescribed(profiles, templates),
  ]
}
