/** “One of: a, b, c.”, “either a or b”, “eine von: a, b”: what says that a list follows. */
const BEFORE =
  /(?:^|[.;(:]\s*|\s)(?:(?:must be |is )?(?:one of(?: the following| these)?|either)|allowed(?: values)?|possible values|permitted values|eines? (?:von|der|aus)|einer (?:von|der)|entweder|erlaubte? (?:sind|werte)|zulässig(?: sind)?|l['’]un(?:e)? (?:de|des)|un(?:e)? (?:de|des|parmi)|valeurs (?:possibles|permises)|un[oa] de|valores (?:posibles|permitidos)|un[oa] (?:di|tra|fra)|valori (?:possibili|ammessi)|[eé][eé]n van(?: de)?|een van|toegestane waarden)\s*:?\s+/iu
const LONGEST = 40
const MOST_WORDS = 4
const MOST = 60
/** So many values of that length, with an “or” and a comma before each. */
const LONGEST_LIST = MOST * (LONGEST + 8)

/** The values that a description lists as the only ones: null where it lists none. */
export function listedIn(description: string): string[] | null {
  const plain = description.replace(/[^\S\n]+/gu, ' ')
  const start = BEFORE.exec(plain)
  if (!start) return null
  const rest = plain.slice(start.index + start[0].length)
  const [sentence = ''] = /^(?:[^.;(\n]|\.(?=\S))*/u.exec(rest) ?? []
  // Behind the value that an “or” announces the list has ended.
  const [list] = /^.*?\s(?:or|oder|ou|o|of)\s+[^,/|]+/u.exec(sentence) ?? [sentence]
  if (list.length > LONGEST_LIST) return null
  const items = list
    .split(/\s*[,/|]\s*(?:(?:or|oder|ou|o|of|and|und)\s+)?|\s+(?:or|oder|ou|o|of)\s+/u)
    .map((item) => item.trim().replace(/^["'“„«‘]+|["'”“»’]+$/gu, ''))
    .filter((item) => item !== '')
  const fits = (item: string): boolean =>
    item.length <= LONGEST && item.split(/\s+/).length <= MOST_WORDS && /^[\p{L}\p{N}]/u.test(item)
  const distinct = new Set(items)
  return distinct.size >= 2 && distinct.size === items.length && items.length <= MOST && items.every(fits)
    ? items
    : null
}
