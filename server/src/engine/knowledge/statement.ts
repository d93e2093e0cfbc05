import type { Example, NamedColumn, Transform } from '../model.ts'

/**
 * Plain statements that knowledge and instructions may contain. Names and values stand in backticks (or quotes); everything that
 * isn't one of these sentences is left to a reader who understands more.
 */
export type Statement = Said & {
  /** "in old.csv `Name` is …": the table or file that it is limited to. */
  within?: string
}

type Said =
  /** "`Cust No` is `customer_id`" */
  | { kind: 'column'; source: string; target: string }
  /** "`First` and `Last` make `full_name`"; with `first` one of them: "map Phone 2 to mobile, or Phone 1 if it is empty" */
  | { kind: 'merge'; sources: string[]; target: string; separator?: string; first?: true }
  /** "`Full Name` splits into `first_name`, `last_name`" */
  | { kind: 'split'; source: string; targets: string[]; separator?: string }
  /** "leave `fax` empty" */
  | { kind: 'empty'; target: string }
  /** "`A` means `Active`", "`A` means `Active` in `status`"; `or`: other words for it, of which the first that the column allows counts;
   * `allowed`: only where a rule does; `chosen`: no other words of the sentence tell what it means; `always`: though it is
   * right as it is; `outside`: this table's own rows keep it */
  | {
      kind: 'value'
      raw: string
      value: string
      column: string | null
      or?: string[]
      allowed?: true
      chosen?: true
      always?: true
      outside?: Pick<NamedColumn, 'file_id' | 'table'>
    }
  /** "Plant 1000 is W1, plant 2000 is W2", "T0 zero rated (0), T1 standard rate (20)": each in several words, of a column nearly called so */
  | { kind: 'value_list'; column: string | null; entries: { raw: string; meanings: string[] }[] }
  /** "full_name: `DOE, JANE` becomes `Jane Doe`, `ROE, RICHARD` becomes `Richard Roe`": what they have in common is done to all values */
  | { kind: 'examples'; column: string; examples: Example[] }
  /** "dates are day first", "dates in `Signup` are month first" */
  | { kind: 'date_order'; order: 'dmy' | 'mdy'; column: string | null }
  /** "the decimal mark is a comma" */
  | { kind: 'decimal_mark'; mark: '.' | ','; column: string | null }
  /** "phone numbers are from `DE`" */
  | { kind: 'phone_country'; country: string }
  /** "`country` defaults to `DE`"; of a column it turns out to be another one that fills it: "if Phone 2 is empty use Phone 1", where it isn't `literal`; `filled`: only where some column fills it; `answers`: only of what is yes or no */
  | { kind: 'default'; column: string; value: string; literal?: true; filled?: true; answers?: true }
  /** "ignore column `X`" */
  | { kind: 'ignore_column'; column: string }
  /** "ignore sheet `Notes`" */
  | { kind: 'ignore_table'; table: string }
  /** "sheet `Kunden` is `customers`"; `perhaps`: it was only named with it, which counts where nothing else tells */
  | { kind: 'table'; table: string; template: string; perhaps?: true }
  /** "join contacts.csv to customers by email": `table` completes the rows of `to`; `keys` are the two columns, in either order */
  | { kind: 'join'; table: string; to: string; keys: [string, string] }
  /** "keep the first of equal rows" */
  | { kind: 'duplicates'; policy: 'keep_first' | 'keep_last' | 'keep_all' }
  /** "where a stock code is held twice the later record is right"; `keep_all`: none of them is, so each is refused */
  // `among`: of the rows of several tables, which are later or earlier by their days.
  | { kind: 'same_key'; column: string; keep: 'keep_first' | 'keep_last' | 'keep_all'; among?: 'tables' }
  /** "drop rows without an email", "drop rows where `status` is `TEST`"; with `keep` all others: "only rows where status is active"; `of`: "drop customers without an email"; `exactly`: no other spelling of it */
  | { kind: 'skip_rows'; column: string; value: string | null; keep?: true; of?: string; exactly?: true }
  /** "use the second sheet only" (`table` 2; -1 is the last), "use only sheet `Orders`" */
  | { kind: 'only_table'; table: number | string }
  /** "country is always Germany"; `perhaps`: it may be said of some rows only, so a column that holds it counts */
  /** `rest`: of all rows of which nothing else is said, whatever table they are in. */
  | { kind: 'constant'; column: string; value: string; perhaps?: true; rest?: true }
  /** "treat N/A as empty", "treat - as empty in phone" */
  | { kind: 'null_token'; tokens: string[]; column: string | null }
  /** "accept the suggestions for city", "fix the misspelt values in status"; null: for every column */
  | { kind: 'accept'; column: string | null }
  /** "uppercase the SKU", "prefix ids with C-": further steps of the column's chain */
  | { kind: 'step'; column: string; transforms: Transform[] }

/** The name that a capture stands for: what was quoted, or bare words. */
export type NameOf = (captured: string | undefined) => string
