/** Customers of two branches and the orders of both, as several tests plan them. */
import { tableOf, templateOf } from './table-of.ts'

export const customers = templateOf('customers', [
  { name: 'customer_id', required: true, unique: true, rule: 'C-\\d{4}' },
  { name: 'name', required: true },
  { name: 'email' },
  { name: 'credit_limit', rule: '\\d+(\\.\\d+)?' },
])
export const orders = templateOf('orders', [
  { name: 'order_id', required: true, unique: true, rule: 'O-\\d{5}' },
  { name: 'customer_id', required: true, link: 'customers.customer_id' },
  { name: 'order_date', required: true },
  { name: 'amount', required: true },
])
export const berlin = tableOf(
  'kunden',
  'Kundennr.|Name|E-Mail\nC-1001|Anna|a@x.example\nC-1002|Jan|j@x.example\nC-1003|Eva|e@x.example',
)
export const boston = tableOf('boston', 'Cust ID|Full Name|Mail\nC-2001|Liam|l@x.example\nC-2002|Ruby|r@x.example')
export const sales = tableOf(
  'sales',
  'Order No|Customer No|Order Date|Total\nO-24001|C-1001|2024-01-05|12.50\nO-24002|C-2001|2024-01-06|7.00',
)
