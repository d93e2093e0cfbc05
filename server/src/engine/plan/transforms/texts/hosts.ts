import { push, shareOf, type Work } from '../column-values.ts'

/** A web address with or without its scheme, its name of a service, its port and its path; the group is the domain. */
const ADDRESS =
  '^\\s*(?:[A-Za-z][A-Za-z0-9+.-]*://)?(?:[Ww]{3}[0-9]?\\.)?((?:[\\p{L}0-9_-]+\\.)+\\p{L}{2,})\\.?(?::[0-9]+)?(?:[/?#].*)?\\s*$'
/** From this share of the cells on, they are web addresses. */
const MOST = 0.7

/** The domain out of web addresses, where a bare one is wanted: `https://www.example.com/shop` is `example.com`. */
export function addHost(work: Work): void {
  if (!wantsHost(work)) return
  const pattern = new RegExp(ADDRESS, 'u')
  const host = (value: string): string => (value.length > 2000 ? null : pattern.exec(value)?.[1]) ?? value
  if (shareOf(work, (value) => host(value) !== value || pattern.test(value)) < MOST) return
  if (shareOf(work, (value) => host(value) === value) < 1) push(work, { kind: 'extract', pattern: ADDRESS }, host)
  if (shareOf(work, (value) => value === value.toLowerCase()) < 1)
    push(work, { kind: 'case', to: 'lower' }, (value) => value.toLowerCase())
}

/** A rule that takes a bare domain and no address, or without a rule a name or description that asks for it. */
export function wantsHost({ rule, target }: Work): boolean {
  if (rule)
    return (
      rule.matches('example.com') &&
      rule.matches('shop.example.org') &&
      !['https://example.com', 'example.com/shop', 'anna@example.com', 'Lorem ipsum'].some(rule.matches)
    )
  const about = `${target.name.replace(/[_-]/g, ' ')} ${target.description ?? ''}`
  return (
    /\b(?:web|internet|host|bare|e-?mail)?[ -]?domain\b|\bhost ?name\b/i.test(about) && !/\burl\b|https?:/i.test(about)
  )
}

const HOST = '(?:[\\p{L}0-9_-]+\\.)+\\p{L}{2,}'
/** The template wants the name without that of the service. */
const WITHOUT_WWW = /\b(?:without|no|ohne|sans|sin|senza|zonder)\s+(?:the\s+)?www\b/i

/**
 * Web addresses of any form where only `https://` ones will do: one step for those that are addresses, so that nothing else becomes one. What
 * the rule refuses of the rest (a path, a slash at the end) goes. Whether that is what the column holds.
 */
export function addAddress(work: Work): boolean {
  const { rule, target } = work
  if (!rule?.matches('https://example.com') || rule.matches('http://example.com') || rule.matches('example.com'))
    return false
  const bare = !rule.matches('https://example.com/shop')
  const service = WITHOUT_WWW.test(target.description ?? '') ? '(?:[Ww]{3}\\.)?' : ''
  const path = bare ? '(?:/.*)?' : rule.matches('https://example.com/') ? '' : '/?'
  const kept = bare ? HOST : `${HOST}(?:/.*${path === '' ? '' : '[^/]'})?`
  const pattern = `\\s*(?:[Hh][Tt][Tt][Pp][Ss]?:/{1,2})?${service}(${kept})${path}\\s*`
  const whole = new RegExp(`^(?:${pattern})$`, 'u')
  const written = (value: string): string => (value.length > 300 ? value : value.replace(whole, 'https://$1'))
  if (shareOf(work, (value) => whole.test(value.slice(0, 300))) < MOST) return false
  if (shareOf(work, (value) => written(value) === value) < 1)
    push(work, { kind: 'rewrite', pattern, with: 'https://\\1' }, written)
  return true
}
