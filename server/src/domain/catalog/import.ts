import { z } from 'zod'
import type { Template } from '../../../../generated/prisma/client.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { TemplateColumn } from '../../engine/model.ts'
import { badRequest } from '../../errors.ts'
import { recordAudit, type Actor } from '../accounts/audit.ts'
import { toJsonList } from '../runs/stored-json.ts'
import { checkColumns, placeOfColumn, refuseTemplate } from './columns.ts'
import { templateDefinition, type TemplateDefinition } from './definition.ts'
import { refuseInUse } from './in-use.ts'
import { lockTemplates } from './templates.ts'

/** A template that a link may point at: its id, and the names of its columns. */
type Targets = ReadonlyMap<string, { id: string; columns: ReadonlySet<string> }>

const mostTemplates = 1_000

/** Reads what a file has: one template, or a list of them. 400 with every problem and its place. */
export const readDefinitions = (content: unknown): TemplateDefinition[] => {
  const parsed = z
    .array(templateDefinition)
    .min(1)
    .safeParse(Array.isArray(content) ? content : [content])
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues
    .slice(0, 10)
    .map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
  throw badRequest(`The templates can't be imported. ${problems.join('; ')}.`)
}

const refuseBareLinks = ({ slug, columns }: TemplateDefinition): void => {
  const bare = columns.find(({ desiredRule, linkRule }) => desiredRule === 'link' && linkRule === undefined)
  if (bare) refuseTemplate(slug, `${placeOfColumn(bare.name)} is a link and has no linkRule`)
}

const resolveLinks = ({ slug, columns }: TemplateDefinition, targets: Targets): TemplateColumn[] =>
  columns.map(({ linkRule, description, strictRule, ...column }) => ({
    ...column,
    ...(description !== undefined && { description }),
    ...(strictRule !== undefined && { strictRule }),
    ...(linkRule !== undefined && {
      linkRule: linkRule.map((link) => {
        const target = targets.get(link.slug)
        if (target === undefined)
          return refuseTemplate(
            slug,
            `column ${JSON.stringify(column.name)} links to the template ${JSON.stringify(link.slug)}, which is neither in the account nor imported with it`,
          )
        if (!target.columns.has(link.columnName))
          refuseTemplate(
            slug,
            `column ${JSON.stringify(column.name)} links to ${link.slug}.${link.columnName}, and there is no such column`,
          )
        return { templateId: target.id, columnName: link.columnName }
      }),
    }),
  }))

const storedNames = z.array(z.object({ name: z.string() }))

/** What the account will have after the import: a template keeps its id, whatever else changes. */
const targetsAfter = (
  stored: readonly Template[],
  definitions: readonly TemplateDefinition[],
  deps: Pick<Deps, 'newId'>,
): Targets => {
  const targets = new Map(
    stored.map(({ slug, id, columns }) => [
      slug,
      { id, columns: new Set(storedNames.parse(columns).map(({ name }) => name)) },
    ]),
  )
  for (const { slug, columns } of definitions) {
    targets.set(slug, {
      id: targets.get(slug)?.id ?? deps.newId('tpl'),
      columns: new Set(columns.map(({ name }) => name)),
    })
  }
  return targets
}

/**
 * Makes templates, or replaces those of the same slug, all or none. A link names another template by slug and is stored
 * by id. Refuses what can't be checked later: a pattern that the engine doesn't take, a link to nothing, a name twice.
 */
export const importTemplates = async (
  deps: Pick<Deps, 'prisma' | 'newId' | 'now'>,
  account_id: string,
  definitions: readonly TemplateDefinition[],
  by: Actor = null,
): Promise<Template[]> => {
  const slugs = definitions.map(({ slug }) => slug)
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index)
  if (twice !== undefined) throw badRequest(`The template ${JSON.stringify(twice)} is there twice.`)
  definitions.forEach(refuseBareLinks)
  await checkColumns(definitions)
  return transaction(deps, async (tx) => {
    await lockTemplates(tx, account_id)
    const stored = await tx.template.findMany({ where: { account_id } })
    await refuseInUse(
      tx,
      account_id,
      stored.map(({ slug }) => slug).filter((slug) => slugs.includes(slug)),
    )
    const targets = targetsAfter(stored, definitions, deps)
    if (targets.size > mostTemplates)
      throw badRequest(`The account would have ${targets.size} templates, and ${mostTemplates} is the most.`)
    const imported: Template[] = []
    for (const definition of definitions) imported.push(await save(tx, account_id, definition, targets, deps.now()))
    for (const { id: subject, slug } of imported)
      await recordAudit(tx, deps, { account_id, by, action: 'template import', subject, details: { slug } })
    return imported
  })
}

const save = (
  tx: Tx,
  account_id: string,
  definition: TemplateDefinition,
  targets: Targets,
  now: Date,
): Promise<Template> => {
  const { slug, cross_cell_rules, columns: _columns, ...fields } = definition
  const id = targets.get(slug)?.id ?? slug
  const content = {
    ...fields,
    columns: toJsonList(resolveLinks(definition, targets)),
    cross_cell_rules: toJsonList(cross_cell_rules),
    updated_at: now,
  }
  return tx.template.upsert({
    where: { account_id_slug: { account_id, slug } },
    create: { id, account_id, slug, created_at: now, ...content },
    update: content,
  })
}
