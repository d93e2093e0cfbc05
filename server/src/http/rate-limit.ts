import type { Request, Response } from 'express'
import type { Route, RouteFacts } from '../../../generated/server/router.ts'
import type { Tx } from '../database/transaction.ts'
import type { Admission } from '../domain/accounts/admit.ts'
import { rateHeaders, type RateState } from '../domain/limits/limits.ts'
import { spend } from '../domain/limits/spend.ts'
import { ApiError, messages } from '../errors.ts'

const refuseWhenSpent = (rate: RateState): void => {
  if (rate.count === null) throw new ApiError(429, messages.rateLimit, { headers: rateHeaders(rate) })
}

/** Tells the caller how its class stands, and refuses the call when the class is spent. */
export const limitRate = (admission: Admission, response: Response): void => {
  refuseWhenSpent(admission.rate)
  for (const [name, value] of Object.entries(rateHeaders(admission.rate))) response.setHeader(name, value)
}

/** The hourly budget that the contract gives this call, or null. */
export const hourlyBudget = <Budget extends string>(
  route: { hourlyBudget: (RouteFacts['hourlyBudget'] & { budget: Budget }) | null },
  body: unknown,
): Budget | null => {
  if (route.hourlyBudget === null) return null
  const fields = new Map<string, unknown>(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  const applies = Object.entries(route.hourlyBudget.when ?? {}).every(([name, value]) => fields.get(name) === value)
  return applies ? route.hourlyBudget.budget : null
}

/** Spends the call's hourly budget in a transaction, and keeps how it stands for the reply. */
export interface HourlySpending {
  spendHourlyBudget(tx: Tx): Promise<void>
  /** Headers for an accepted reply: empty where nothing was spent. */
  headers(): Record<string, string>
}

/** Calls that anyone may make have no account to spend from. */
export const hourlySpending = (route: Route, admission: Admission | null, request: Request): HourlySpending => {
  let spent: RateState | undefined
  return {
    spendHourlyBudget: async (tx) => {
      const budget = hourlyBudget(route, request.body)
      if (budget === null || admission === null) return
      spent = await spend(tx, admission.account, budget)
      refuseWhenSpent(spent)
    },
    headers: () => (spent === undefined ? {} : rateHeaders(spent)),
  }
}
