import type { TableProfile } from '../profile/model.ts'
import { namesOf } from './grounded/tables.ts'
import { stemOf } from './grounded/words.ts'
import type { SaidText } from './texts.ts'

// “Names are right in Xero”, where no file is called Xero: exports of well-known programs tell by their columns, or by what their files and tables
// are called, which program wrote them.

interface Program {
  /** As texts call it: an ordinary word only where it is written as a name. */
  called: RegExp
  word: string
  /** What its files or tables are called, as it names them by itself. */
  files?: RegExp
  /** Columns that hardly another program has, as its exports head them. */
  columns?: string
}

/** From so many of its columns on a table is a program's. */
const LEAST_COLUMNS = 2

const PROGRAMS: readonly Program[] = [
  {
    called: /\bXero\b/,
    word: 'Xero',
    columns:
      'ContactName, POAddressLine1, POPostalCode, SAAddressLine1, AccountsReceivableTaxCodeName, AccountsPayableTaxCodeName, InvoiceAmountPaid, InvoiceAmountDue, InventoryItemCode, UnitAmount, TaxType, TrackingName1',
  },
  {
    called: /\bQuick ?[Bb]ooks\b/,
    word: 'QuickBooks',
    files: /(?<!\p{L})(?:QBO?|QODBC)(?!\p{L})/u,
    columns:
      'Balance Total, Bill to 1, Bill to 2, Bill from 1, Bill from 2, Ship to 1, Main Phone, Alt. Phone, Active Status, Sales Tax Code, Resale Num, Resale no., Eligible for 1099, Phone numbers, Bill with parent, Customer full name, Vendor full name, Billing address, ListID, TxnID, TxnDate, CustomerRefFullName, CustomerRef ListID, Memo/Description, Transaction type, Trans #, Open balance',
  },
  {
    called: /\bSage\b/,
    word: 'Sage',
    columns:
      'A/C, A/C Ref, Account Reference, Account Ref, N/C, Def N/C, Def. N/C, Def. Nominal Code, Nominal Code, T/C, Tran No, VAT Reg No, VAT Registration Number, Analysis 1, Analysis 2, Taken By, Stock Code, Ext Ref, Address-Line One, Address-Line Two, Telephone 1, Date Clear in Bank Rec, Number of Distributions, G/L Account, Used for Reimbursable Expenses, 1099 Type',
  },
  {
    called: /\bHub[Ss]pot\b/,
    word: 'HubSpot',
    columns:
      'Record ID, Lifecycle Stage, Create Date, Company owner, Contact owner, HubSpot owner, Lead Status, Marketing contact status, Associated Company, Primary Associated Company, Company Domain Name, Deal Stage',
  },
  {
    called: /\bSalesforce\b/,
    word: 'Salesforce',
    columns:
      'AccountId, Account ID, OwnerId, SystemModstamp, IsDeleted, RecordTypeId, BillingStreet, BillingCity, BillingPostalCode, MailingStreet, MailingCity, StageName, Account Owner, Opportunity Name, LastModifiedDate, CreatedById',
  },
  {
    called: /\bShopify\b/,
    word: 'Shopify',
    columns:
      'Handle, Body (HTML), Variant SKU, Variant Price, Variant Barcode, Variant Grams, Option1 Name, Option1 Value, Variant Inventory Qty, Accepts Email Marketing, Accepts Marketing, Default Address Company, Financial Status, Fulfillment Status, Lineitem name, Lineitem quantity',
  },
  {
    called: /\bWoo ?Commerce\b/i,
    word: 'WooCommerce',
    columns:
      'Regular price, Sale price, In stock?, Tax status, Visibility in catalog, Is featured?, Backorders allowed?, Sold individually?, Grouped products, External URL',
  },
  {
    called: /\bDATEV\b/i,
    word: 'Datev',
    files: /^EXTF/,
    columns:
      'Umsatz (ohne Soll/Haben-Kz), Soll/Haben-Kennzeichen, WKZ Umsatz, BU-Schlüssel, Belegfeld 1, Gegenkonto (ohne BU-Schlüssel), Name (Adressattyp Unternehmen), Adressattyp, EU-UStID, Kost 1 - Kostenstelle',
  },
  {
    called: /\bSAP\b/,
    word: 'SAP',
    files:
      /^(?:IE0[57]|IH0\d|IL0\d|IW\d\d|IP\d\d|MB5[12]|MM60|ME2[LMN]|VA05|VF05|FBL[135]N|FAGLL03|KSB1|AR01|AW01N?|[XF][DK]03)(?![A-Za-z0-9])/i,
    columns:
      'KUNNR, LIFNR, MATNR, MAKTX, NAME1, BUKRS, WERKS, EQUNR, EQKTX, TPLNR, BELNR, GJAHR, HKONT, SHKZG, DMBTR, WAERS, STRAS, PSTLZ, ORT01, LAND1, PERNR, BEGDA, ENDDA, MEINS, MTART, MATKL, Technischer Platz, Systemstatus, Anwenderstatus, Sortierfeld, ABC-Kennz., ObjArt, Functional Location, System status, Sort field, Planner group',
  },
  {
    called: /(?:\bMS|\bMicrosoft|[a-zäöüß,] )\s?Access\b|\bAccess(?:[ -]?(?:[Dd]atabase|DB|[Dd]atenbank|[Dd]atei))\b/,
    word: 'Access',
    files: /^(?:tbl|qry)_?\p{Lu}/u,
  },
  {
    called: /\bADP\b/,
    word: 'ADP',
    columns:
      'Payroll Name, Position ID, File Number, Home Department Code, Home Department Description, Reports To Name, Worker Category, Position Status, Rate Type, Regular Pay Rate Amount, Job Title Description, Company Code',
  },
  {
    called: /\bBamboo ?HR\b/i,
    word: 'BambooHR',
    columns:
      'Employee #, Reporting to, Employment Status: Date, Job Information: Date, Compensation: Date, Pay rate: Effective Date',
  },
  {
    called: /\bStripe\b/,
    word: 'Stripe',
    columns:
      'balance_transaction_id, reporting_category, customer_facing_amount, Amount Refunded, Statement Descriptor, PaymentIntent ID, Seller Message, Card ID, Created (UTC)',
  },
  {
    called: /\bPay[Pp]al\b/,
    word: 'PayPal',
    columns:
      'Reference Txn ID, From Email Address, To Email Address, Address Status, Receipt ID, Balance Impact, Invoice Number, Counterparty Status',
  },
  {
    called: /\bOdoo\b/i,
    word: 'Odoo',
    columns:
      'External ID, Internal Reference, partner_id/id, default_code, list_price, standard_price, categ_id/id, uom_id',
  },
  {
    called: /\bPipedrive\b/i,
    word: 'Pipedrive',
    columns:
      'Person - Name, Person - Email, Person - ID, Deal - Title, Deal - Stage, Organization - Name, Organization - ID',
  },
  {
    called: /\bMailchimp\b/i,
    word: 'Mailchimp',
    columns: 'MEMBER_RATING, OPTIN_TIME, CONFIRM_TIME, LEID, EUID, LAST_CHANGED, OPTIN_IP',
  },
  {
    called: /\bEtsy\b/,
    word: 'Etsy',
    columns: 'Sale Date, Listing ID, Variations, Ship Name, Buyer User ID, Date Shipped, Item Total, Coupon Code',
  },
  {
    called: /\bOutlook\b/,
    word: 'Outlook',
    columns:
      'E-mail Address, E-mail Display Name, Business Street, Business Phone, Home Street, Mobile Phone, Business Postal Code',
  },
  {
    called: /\bGoogle\b/,
    word: 'Google',
    columns: 'Given Name, Family Name, E-mail 1 - Value, Phone 1 - Value, Group Membership, Organization 1 - Name',
  },
]

const HEADERS = PROGRAMS.map(({ columns }) => new Set(columns?.split(', ').map(plain)))

/** The tables with the names of the programs that wrote them, where a text names one and no file is called so. */
export function withPrograms(profiles: TableProfile[], texts: readonly SaidText[]): TableProfile[] {
  const spoken = PROGRAMS.filter(({ called }) => texts.some(({ text }) => called.test(text)))
  if (spoken.length === 0) return profiles
  const taken = new Set(
    profiles
      .filter(({ table }) => !isBetween(table))
      .flatMap(namesOf)
      .map(({ stem }) => stem),
  )
  const isOpen = ({ word }: Program): boolean => !taken.has(stemOf(word.toLowerCase()))
  return profiles.map((profile) => {
    const program = programOf(profile)
    if (program === null || !spoken.includes(program) || !isOpen(program)) return profile
    return { ...profile, called: [...(profile.called ?? []), program.word] }
  })
}

/** The program that a table's columns or names show, and no other one does as much; null where none does. */
function programOf({ table, columns }: TableProfile): Program | null {
  const headers = columns.map(({ name }) => plain(name))
  const counts = PROGRAMS.map((program, at) => ({
    program,
    count: nameShows(program, table) ? Infinity : headers.filter((header) => HEADERS[at]!.has(header)).length,
  }))
  const [first, second] = counts.toSorted((a, b) => b.count - a.count)
  return first!.count >= LEAST_COLUMNS && first!.count > second!.count ? first!.program : null
}

function nameShows({ files }: Program, table: TableProfile['table']): boolean {
  return files !== undefined && !isBetween(table) && (files.test(table.file_name) || files.test(table.name))
}

/** A sheet “Sage to QB” says which code of the one is which of the other, and is of neither. */
function isBetween({ name }: TableProfile['table']): boolean {
  return PROGRAMS.filter(({ called, files }) => called.test(name) || files?.test(name)).length > 1
}

/** `*ContactName` and `Contact Name` are one header. */
function plain(header: string): string {
  return header.toLowerCase().replaceAll(/[^\p{L}\p{N}#/]+/gu, '')
}
