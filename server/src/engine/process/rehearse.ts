import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GenerateResult } from '../generate.ts'
import type { Template } from '../model.ts'
import { tasks, type TaskHooks } from './tasks.ts'

// A small migration that a process carries out before it has its task. Code runs several times as fast once the engine of JavaScript has
// seen it at work: a small task takes half the time then, and a large one does not leave the processors idle while it decides.

const csv = `Customer No;Company;E-Mail;Phone;Since;Last Order;Balance;State;Head Office;Country;Discount;Remarks
K-1001; Alder & Co ;INFO@ALDER.EXAMPLE;030 / 555010;03.04.2021;2024-02-29;1.204,50;active;;de;5 %;n/a
K-1002;Birch Ltd;hello@birch.example;+49 30 555011;2022-05-17;30.01.2024;88,00 €;Aktiv;K-1001;DE;10;calls on Mondays
K-1003;Cedar  GmbH; office@cedar.example;030-555012;28.11.2020;;-3,10;closed;K-1001;Germany;;
K-1004;Dogwood Inc.;sales@dogwood.example;(030) 555013;31.12.2019;2023-11-03;0,00;CLOSED;;de;2,5 %;n/a
K-1004;Dogwood Inc.;sales@dogwood.example;(030) 555013;31.12.2019;2023-11-03;0,00;CLOSED;;de;2,5 %;n/a
`

const plain = { description: '', required: false, unique: false, desiredRule: 'none' } as const
const date = { desiredRule: 'strict', strictRule: '[0-9]{4}-[0-9]{2}-[0-9]{2}' } as const

const template: Template = {
  id: 'tpl_rehearsal',
  slug: 'customers',
  name: 'Customers',
  description: null,
  columns: [
    { ...plain, name: 'customer_no', required: true, unique: true, desiredRule: 'strict', strictRule: 'K-[0-9]{4}' },
    { ...plain, name: 'company_name', required: true, description: 'Name of the firm' },
    { ...plain, name: 'email', description: 'Lower case' },
    { ...plain, name: 'phone', desiredRule: 'ai' },
    { ...plain, ...date, name: 'customer_since' },
    { ...plain, ...date, name: 'last_order' },
    { ...plain, name: 'balance', desiredRule: 'strict', strictRule: '-?[0-9]+\\.[0-9]{2}' },
    { ...plain, name: 'status', desiredRule: 'strict', strictRule: 'active|closed' },
    {
      ...plain,
      name: 'head_office',
      desiredRule: 'link',
      linkRule: [{ templateId: 'tpl_rehearsal', columnName: 'customer_no' }],
    },
    { ...plain, name: 'country', desiredRule: 'strict', strictRule: '[A-Z]{2}' },
    { ...plain, name: 'discount_percent', description: 'Percent, without the sign' },
    { ...plain, name: 'notes' },
  ],
  cross_cell_rules: [],
}

/**
 * Reads and migrates the sample in `folder`, which is made for it and removed after it.
 *
 * @throws the signal's reason when stopped.
 */
export async function rehearse(
  folder: string,
  signal: AbortSignal,
  memoryMb: number,
): Promise<GenerateResult['outcome']> {
  const hooks: TaskHooks = { onProgress: () => undefined, signal, memoryMb }
  const [path, workdir, outdir] = [join(folder, 'customers.csv'), join(folder, 'work'), join(folder, 'result')]
  const told = { knowledge: [], instructions: null, answers: [] }
  const version = { autonomy: 'decide', version: 1 } as const
  try {
    for (const made of [workdir, outdir]) await mkdir(made, { recursive: true })
    await writeFile(path, csv)
    const read = await tasks.read({ path, name: 'customers.csv', workdir: join(folder, 'read') }, hooks)
    const tables = read.tables.map((table) => ({ ...table, file_id: 'file', file_name: 'customers.csv', sha256: '' }))
    const input = { tables, templates: [template], ...told, ...version, workdir, outdir }
    return (await tasks.generate(input, hooks)).outcome
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
