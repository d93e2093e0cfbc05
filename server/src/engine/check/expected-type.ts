import type { SheetPlan, TemplateColumn, Transform } from '../model.ts'
import { emailPattern } from '../transforms/email.ts'
import { quoteLiteral } from '../literal.ts'
import { listedIn } from '../match/values/listed-values.ts'
import { isOneOf } from '../transforms/text.ts'
import { value, type RowCheck } from './check.ts'

interface ExpectedType {
  /** Words in a column's name that call for it; tried in order. */
  words: RegExp
  sentence: string
  /** RE2 pattern of the whole value. */
  pattern: string
  /** What this transform has written needs no look: it is of the type, or was left as it was. */
  madeBy?: Transform['kind']
}

/** What a column's name says about its values, where that can be told from a single value. */
const types: ExpectedType[] = [
  { words: /\b(e ?mail|mail address)\b/, sentence: 'an e-mail address', pattern: emailPattern, madeBy: 'email' },
  {
    words: /\b(url|website|web site|homepage|link)\b/,
    sentence: 'a web address',
    pattern: '(?i)(https?://|www\\.)\\S+\\.\\S+',
  },
  {
    words: /\b(phone|telephone|tel|mobile|fax|cell)\b/,
    sentence: 'a phone number',
    pattern: '\\+?[0-9(][0-9 ().\\-/]{4,24}[0-9]',
    madeBy: 'phone',
  },
  {
    words: /\b(date|birthday|birth date|dob|created at|updated at|valid (from|to|until))\b/,
    sentence: 'a date',
    pattern:
      '.*([0-9]{1,4}[-./ ][0-9]{1,2}[-./ ][0-9]{1,4}|[0-9]{1,2}\\.? *\\p{L}{3,12}\\.?,? *[0-9]{2,4}|\\p{L}{3,12}\\.? *[0-9]{1,2},? *[0-9]{2,4}|[0-9]{8}).*',
  },
  {
    words: /\b(amount|price|quantity|qty|total|sum|count|percent|weight|age)\b/,
    sentence: 'a number',
    pattern: '[^\\p{L}]*[0-9][^\\p{L}]*(\\p{L}{1,3}\\.?)?',
  },
  { words: /\b(year)\b/, sentence: 'a year', pattern: '[0-9]{4}' },
  { words: /\bcountry code\b/, sentence: 'a country code', pattern: '[A-Za-z]{2,3}' },
  { words: /\bcurrency( code)?\b/, sentence: 'a currency', pattern: '[A-Za-z]{3}|\\p{Sc}|\\p{L}[\\p{L} ]+' },
  {
    words: /\b(first name|last name|surname|given name|family name|full name)\b/,
    sentence: 'a name',
    pattern: '[^0-9@]*\\p{L}[^0-9@]*',
  },
]

/** A column with the rule `ai` and no model: its values are held against what its name says. Only ever a warning. */
export function expectedTypeCheck(column: TemplateColumn, index: number, sheet: SheetPlan): RowCheck[] {
  if (column.desiredRule !== 'ai') return []
  const listed = listedIn(column.description ?? '', true, column.name)
  if (listed) return [listedCheck(column, index, listed)]
  const words = column.name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\-./]+/g, ' ')
    .toLowerCase()
  const type = types.find((candidate) => candidate.words.test(words))
  if (!type) return []
  const looked = isMadeBy(type.madeBy, column, sheet) ? `f${index}` : `v${index} IS NOT NULL`
  return [
    {
      column: column.name,
      code: 'ai',
      severity: 'warning',
      message: [
        value(index),
        ` does not look like ${type.sentence}, as ${column.name} should be. Look whether it is right.`,
      ],
      fails: `CASE WHEN ${looked} THEN NOT regexp_full_match(v${index}, ${quoteLiteral(type.pattern)}) END`,
    },
  ]
}

/** Whether all values of the column come out of such a transform. */
function isMadeBy(kind: Transform['kind'] | undefined, { name }: TemplateColumn, { sources }: SheetPlan): boolean {
  const plans = sources.flatMap(({ columns }) => columns.filter(({ column }) => column === name))
  return kind !== undefined && plans.length > 0 && plans.every(({ transforms }) => transforms.at(-1)?.kind === kind)
}

/** The description lists the values that the column may have. */
function listedCheck({ name }: TemplateColumn, index: number, listed: string[]): RowCheck {
  return {
    column: name,
    code: 'ai',
    severity: 'warning',
    message: [
      value(index),
      ` is not one of the values that ${name} should have: ${listed.join(', ')}. Look whether it is right.`,
    ],
    fails: `v${index} IS NOT NULL AND NOT ${isOneOf(`v${index}`, listed)}`,
  }
}
