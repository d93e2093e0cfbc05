import type { Template } from '../../model.ts'
import type { Directive } from '../directives.ts'
import { namesColumn } from './columns.ts'
import type { Unread } from './unread.ts'

// “If only the insurance number is wrong, we leave it empty”, “Quand le responsable indiqué n'existe plus, laissez la case vide”: cells that would
// be refused, and are worth less than their rows.

const LEAVE_EMPTY =
  /(?<!\p{L})(?:leave|left|keep|set|make)(?:s|n)? (?:[^,.;]{1,40} )?(?:empty|blank)|(?:leer|frei) (?:zu )?lassen|(?:lass|lasst|lassen) (?:[^,.;]{1,40} )?(?:leer|frei)|bleib(?:t|en) (?:[^,.;]{1,30} )?leer|laiss(?:ez|er|ons) (?:[^,.;]{1,40} )?vides?|(?:dejar?|deje(?:n|mos)?) (?:[^,.;]{1,40} )?vac[ií][oa]s?|deix(?:ar|em|e|amos) (?:[^,.;]{1,40} )?vazi[oa]s?|lämna(?:s|r)? (?:[^,.;]{1,40} )?tom[ta]?|lasci(?:are|ate|amo) (?:[^,.;]{1,40} )?vuot[oaei]|(?:laat|laten) (?:[^,.;]{1,40} )?leeg|leeg ?laten/iu
const INVALID =
  /(?<!\p{L})(?:wrong|invalid|no good|malformed|unusable|incomplete|unvollständig\p{L}*|incomplets?|incomplèt?es?|incomplet[oa]s?|onvolledige?|ogiltig[ta]?|felaktig[ta]?|ofullständig[ta]?|impossible|broken|destroyed|ruined|mangled|garbled|(?:can[’']?t|cannot) be right|(?:is|are)(?: not|n[’']t) (?:right|valid|correct|there|known)|(?:does|do)(?: not|n[’']t) (?:exist|match|fit)|no longer (?:exists?|there|works? here)|(?:has|have) (?:left|gone)|ungültig\p{L}*|falsch\p{L}*|unmöglich\p{L}*|zerstört|zerschossen|kaputt|stimm(?:t|en) (?:[^,.;]{1,60} )?nicht|nicht (?:mehr )?(?:gibt|existiert|da ist|vorhanden)|invalides?|incorrecte?s?|fau(?:x|sse)|n[’']existe(?:nt)? (?:plus|pas)|abîmée?s?|inválid[oa]s?|incorrect[oa]s?|no existen?|ya no (?:existe|está)|non (?:esiste|esistono|c[’']è)|non valid[oaei]|sbagliat[oaei]|ongeldige?|onjuiste?|bestaat niet|niet (?:meer )?bestaa[nt])(?!\p{L})/iu

/** The columns that may be empty of which a sentence says that wrong cells are to be. */
export function leftEmpty({ text, origin }: Unread, templates: readonly Template[]): Directive[] {
  if (!LEAVE_EMPTY.test(text) || !INVALID.test(text)) return []
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column): Directive[] => {
      const isMeant = !column.required && (origin.slug === null || origin.slug === slug) && namesColumn(text, column)
      return isMeant ? [{ ...origin, kind: 'left_empty', slug, column: column.name }] : []
    }),
  )
}
