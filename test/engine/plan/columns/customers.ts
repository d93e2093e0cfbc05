import { templateOf } from '../table-of.ts'

/** Customers as most templates have them. */
export const customers = templateOf('customers', [
  { name: 'customer_id', description: 'Customer number', required: true, unique: true, rule: 'C-\\d{4}' },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'email', rule: '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}' },
  { name: 'phone' },
  { name: 'birth_date' },
])
