import type { ApiError } from '../../errors.ts'
import type { Calculation, PlanChange, Transform } from '../../engine/model.ts'
import { datePieces, dateTokens, finestUnit, isCount } from '../../engine/transforms/date-pattern.ts'
import { FormulaError, inputsOf, parseFormula, type Formula } from '../../engine/transforms/formula.ts'
import { groupsOf } from '../../engine/transforms/rewrite.ts'

/** The refusal of a change, with why. */
export type Refuse = (why: string) => ApiError

/** Steps that each are as the contract has them, and can't stand so: told with which one it is. */
export const checkChain = ({ transforms }: Extract<PlanChange, { kind: 'transform' }>, refuse: Refuse): void => {
  transforms.forEach((step, index) => {
    const where = `transforms[${index}] (${step.kind})`
    if (step.kind === 'merge' && index > 0 && !(index === 1 && transforms[0]!.kind === 'row_number'))
      throw refuse(`${where}: a merge can only be the first step, or follow a row_number that is.`)
    if (step.kind === 'merge' && step.calculation)
      checkCalculation(step.calculation, (why) => refuse(`${where}: ${why}`))
    if (step.kind === 'split' && step.part === 0)
      throw refuse(`${where}: part counts from 1, or from -1 at the end; it is 0.`)
    const first = 1 + transforms.findIndex(({ kind }) => kind === 'merge')
    if (step.kind === 'take_back' && step.steps > index - first)
      throw refuse(
        `${where}: ${step.steps} steps can't be taken back, as ${Math.max(0, index - first)} stand before it.`,
      )
    if (step.kind === 'rewrite') checkRewrite(step, (why) => refuse(`${where}: ${why}`))
    if (step.kind === 'number' && step.decimal === step.grouping)
      throw refuse(`${where}: decimal and grouping are both ${JSON.stringify(step.decimal)}.`)
    if (step.kind === 'date') checkDate(step, (why) => refuse(`${where}: ${why}`))
  })
}

const checkCalculation = ({ formula, inputs }: Calculation, refuse: Refuse): void => {
  const last = inputsOf(formulaOf(formula, refuse)).at(-1) ?? 0
  if (last > inputs.length)
    throw refuse(`the formula ${JSON.stringify(formula)} has $${last}, and inputs says how ${inputs.length} are read.`)
  const odd = inputs.findIndex(({ decimal = '.', grouping = '' }) => decimal === grouping)
  if (odd >= 0) throw refuse(`inputs[${odd}]: decimal and grouping are both ${JSON.stringify(inputs[odd]!.grouping)}.`)
  for (const [at, { dates = [] }] of inputs.entries()) checkForms(dates, (why) => refuse(`inputs[${at}]: ${why}`))
}

const formulaOf = (formula: string, refuse: Refuse): Formula => {
  try {
    return parseFormula(formula)
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    throw refuse(`the formula ${JSON.stringify(formula)} can't be read: ${error.message}.`)
  }
}

const checkDate = ({ from, to }: Extract<Transform, { kind: 'date' }>, refuse: Refuse): void => {
  checkForms([...from, to], refuse)
  if (isCount(to)) throw refuse(`to is ${JSON.stringify(to)}, which dates are read from and not written as.`)
}

/** What is no token is read and written as it stands: `yyyy-mm-dd` would be the minutes of every date, between words. */
const checkForms = (forms: readonly string[], refuse: Refuse): void => {
  const isOdd = (form: string): boolean => {
    const pieces = datePieces(form)
    return finestUnit(pieces) === null || pieces.some((piece) => 'text' in piece && /yy|dd|hh/i.test(piece.text))
  }
  const odd = forms.find(isOdd)
  if (odd !== undefined)
    throw refuse(`${JSON.stringify(odd)} is no form of a date. Its tokens are ${dateTokens.join(', ')}.`)
}

/** RE2 would write nothing where a group is named that is none. */
const checkRewrite = ({ pattern, with: written }: Extract<Transform, { kind: 'rewrite' }>, refuse: Refuse): void => {
  const groups = groupsOf(pattern)
  const odd = written.match(/\\(?:.|$)/gs)?.find((mark) => !/^\\[0-9\\]$/.test(mark) || Number(mark[1]) > groups)
  if (odd !== undefined)
    throw refuse(
      `with has ${JSON.stringify(odd)}, and the pattern has ${groups} group${groups === 1 ? '' : 's'}. Write \\1 to \\9 for a group, \\0 for the whole value and two backslashes for one.`,
    )
}
