import { isCalledAfter, isCalledBeside } from './called-after.ts'
import { decideColumns } from '../../match/choose-columns.ts'
import { findSplits } from '../../match/composites/composites.ts'
import { likeTable } from '../../match/like-table.ts'
import { findMerges } from '../../match/composites/merges.ts'
import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import { scoreColumns, withLinks, type Candidate, type LinkShare } from '../../match/score-columns.ts'
import { tableSide, templateSide, type TableSide, type TemplateSide } from '../../match/sides.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { askPlace, LEAST_FIT, noFit, WORTH_ASKING } from './ask-table.ts'
import { lackKeys, listedIn } from './code-lists.ts'
import { listsOfColumns } from './divided-lists.ts'
import { tableLabel, type Context, type Placement } from '../context.ts'
import { oneAmountOf } from '../sides/one-amount.ts'
import { signedSidesIn } from '../sides/signed-amounts.ts'
import { unlessGone } from './gone-tables.ts'
import { linesWith } from './lines-with-heads.ts'
import { keyedInstead, linesInstead, linkedInstead } from './repeats-keys.ts'
import { hasWantedKeys } from './lists-with-keys.ts'
import { saidOfRows } from './said-of-rows.ts'
import { areNotes } from './sheets-of-notes.ts'
import { withNotes } from './noted-columns.ts'
import { withTexts } from './said-columns.ts'
import { isToldToJoin } from '../joins/told-joins.ts'
import { keyedAsTold, sourceAsTold } from './told-keys.ts'
import { perhapsTold, toldPlace } from './told-tables.ts'
import { isLinkedTo, mayBeListedIn, requiredOf, wantedLists } from './wanted-lists.ts'

/** A long table is asked about sooner, as so many rows would be left behind. */
const LONG = 20
const WORTH_ASKING_OF_LONG = 0.1
/** What would stay empty takes a table that fits it by this much. */
const LEAST_NEEDED = 0.1
/** Two templates that fit this nearly alike are asked about. */
const NEAR = 0.05

/** What is called after a template is it where another one fits hardly better. */
const LEAST_CALLED = 0.25
const CALLED_NEAR = 0.08

/** From here on a list of codes is a template's data all the same. */
const LEAST_CERTAIN = 0.6

export interface Placed {
  placements: Placement[]
  ignored: { profile: TableProfile; reason: string }[]
  /** Tables that fit no template by what stands in them alone: see placeByLinks. */
  unplaced: Unplaced[]
}

interface Unplaced {
  table: TableSide
  /** Every template, the best first. */
  fits: Placement[]
  /** Why it is left out where no template is in want of it: the codes of another table stand in it. */
  listing?: string
}

/** Gives every table to the template that it fits best, or to none, with the reason. */
export function placeTables(profiles: TableProfile[], templates: Template[], context: Context): Placed {
  const sides = templates.map((template) => templateSide(template))
  const widest = Math.max(1, ...templates.map(({ columns }) => columns.length))
  const placed: Placed = { placements: [], ignored: [], unplaced: [] }
  const followers = profiles.filter((profile) => isToldToJoin(profile, context))
  for (const profile of [...profiles.filter((each) => !followers.includes(each)), ...followers]) {
    const like = likeTable(profile, profiles)
    if (like) {
      context.notes.push(
        `${tableLabel(profile)} has no header: its columns hold what those of ${tableLabel(like)} hold, so they are taken for the same.`,
      )
    }
    const names = like?.columns.map(({ name }) => name)
    const outcome = placeTable(tableSide(profile, widest, names), sides, profiles, placed.placements, context)
    if ('fits' in outcome) placed.unplaced.push(outcome)
    else if ('reason' in outcome) placed.ignored.push({ profile, reason: outcome.reason })
    else placed.placements.push(outcome)
  }
  const place = (profile: TableProfile): number => profiles.indexOf(profile)
  placed.placements.sort((a, b) => place(a.table.profile) - place(b.table.profile))
  placed.ignored.sort((a, b) => place(a.profile) - place(b.profile))
  return placed
}

function placeTable(
  table: TableSide,
  sides: TemplateSide[],
  profiles: TableProfile[],
  placements: Placement[],
  context: Context,
): Placement | Unplaced | { reason: string } {
  const { profile } = table
  if (profile.columns.length === 0) return { reason: 'The table has no columns.' }
  const fits = sides
    .map((side, index) => {
      const candidates = withNotes(withTexts(scoreColumns(table, side), table, side, context), table, side, context)
      return { table, side, index, candidates, fit: fitOf(table, side, candidates) }
    })
    .toSorted((a, b) => b.fit - a.fit || a.index - b.index)
  const told = toldPlace(table, fits, profiles, placements, context)
  if (told) return 'side' in told ? (linesOf(told, fits) ?? told) : told
  const [best, second] = fits
  if (!best) return { reason: noFit(best) }
  const lists = listsOfColumns(profile, profiles, context.templates)
  if (lists.length > 0)
    return { reason: `It holds lists of codes: those of ${lists.map((one) => `“${one}”`).join(', ')}.` }
  const lines = best.fit < LEAST_FIT ? undefined : linesOf(best, fits)
  if (lines) return lines
  const linked = linkedInstead(best, fits, profiles) ?? linesInstead(best, fits) ?? keyedInstead(best, fits, LEAST_FIT)
  if (linked) return linked
  const listed = listedIn(profile, profiles)
  const isList =
    requiredOf(best.side.template) > fillableBy(best) || lackKeys(fits.filter(({ fit }) => fit >= LEAST_FIT))
  const isKeyed = best.fit >= LEAST_FIT && hasWantedKeys(best, context)
  if (listed !== null && best.fit < LEAST_CERTAIN && isList && !isKeyed) {
    const listing = isCodeList(listed)
    return fits.some((fit) => mayBeListedIn(fit, context)) ? { table, fits, listing } : { reason: listing }
  }
  const called = calledAfter(table, fits, profiles)
  const isNear = called && called.fit >= LEAST_CALLED && best.fit - called.fit < CALLED_NEAR
  if (called && called !== best && isNear && !isLinkedTo(best.side.template, called.side.template)) {
    context.notes.push(`${tableLabel(profile)} was taken for ${called.side.template.name}, which it is called after.`)
    return called
  }
  if (areNotes(profile, best.side.template)) return { reason: 'Its only column holds notes.' }
  const said = saidOfRows(table, fits, context)
  if (said && said.fit >= LEAST_FIT) return said
  if (best.fit < LEAST_FIT) return { table, fits }
  if (second && second.fit >= LEAST_FIT && best.fit - second.fit < NEAR) {
    const near = fits.filter(({ fit }) => fit >= LEAST_FIT)
    return keyedAsTold(near, context) ?? sourceAsTold(near, context) ?? askPlace(table, fits, context)
  }
  return unlessGone(best, profiles, context)
}

/** How many columns of the template the table might fill: one with names and degrees may fill three. */
function fillableBy({ table, side }: Placement): number {
  const splits = findSplits(table, side)
  return table.profile.columns.length + splits.length - new Set(splits.flatMap(({ sources }) => sources)).size
}

/** The rows of a table as lines, where it fits these or what they belong to, and has both. */
function linesOf(placement: Placement, fits: Placement[]): Placement | undefined {
  const lines = linesWith(placement, fits)
  if (lines) return lines
  const heads = fits.filter((fit) => fit !== placement && fit.fit >= LEAST_FIT)
  return heads.map((fit) => linesWith(fit, [placement])).find((found) => found !== undefined)
}

/** The only template whose name the file or the sheet has in its own: “Trade prices Nov26” are prices, and no products. */
function calledAfter(
  { profile }: TableSide,
  fits: Placement[],
  profiles: readonly TableProfile[],
): Placement | undefined {
  const named = fits.filter(
    ({ side: { template } }) => isCalledAfter(profile, template) && !isCalledBeside(profile, template, profiles),
  )
  return named.length === 1 ? named[0] : undefined
}

/**
 * What fits no template by itself may do so by the columns that it links to. What still fits none is asked about when it may well be
 * data: its rows would be left behind.
 */
export function placeByLinks(
  unplaced: Unplaced[],
  placements: Placement[],
  shareOf: (placement: Placement) => LinkShare,
  context: Context,
): Omit<Placed, 'unplaced'> {
  const missing = (slug: string): boolean => !placements.some(({ side }) => side.template.slug === slug)
  const namesakes = new Set(placements.map(({ table }) => stemOf(table)))
  const placed: Omit<Placed, 'unplaced'> = { placements: [], ignored: [] }
  const open = unplaced.map(({ fits: alone, ...one }) => {
    const fits = alone
      .map((fit) => ({ ...fit, fit: fitOf(one.table, fit.side, withLinks(fit.candidates, shareOf(fit))) }))
      .toSorted((a, b) => b.fit - a.fit)
    return { ...one, fits }
  })
  const needed = neededOf(
    open.filter(({ listing }) => listing === undefined),
    missing,
  )
  const fitting = open.flatMap(({ fits: [best], listing }) =>
    best && listing === undefined && best.fit >= LEAST_FIT ? [best] : [],
  )
  const taken = new Set([...needed.values(), ...fitting].map(({ side }) => side.template.slug))
  const lacking = (slug: string): boolean => missing(slug) && !taken.has(slug)
  const wanted = wantedLists(
    open.filter(({ listing }) => listing !== undefined),
    lacking,
    context,
  )
  for (const { table, fits, listing } of open) {
    if (listing !== undefined) {
      const want = wanted.get(table)
      const outcome = want ? askPlace(table, [want], context, want) : { reason: listing }
      if ('reason' in outcome) placed.ignored.push({ profile: table.profile, reason: outcome.reason })
      else placed.placements.push(outcome)
      continue
    }
    const [best] = fits
    const isFitting = best !== undefined && best.fit >= LEAST_FIT
    const isAsked = mayBeData(table, fits, missing) || (mayHoldRows(table) && namesakes.has(stemOf(table)))
    const perhaps = isFitting ? undefined : perhapsTold(table, fits, placements, context)
    // Where every template has its rows, nothing is left for a list of codes to be but what explains them.
    const listed =
      isAsked && !fits.some(({ side }) => missing(side.template.slug))
        ? listedIn(table.profile, [...context.shapes.keys()])
        : null
    const outcome = isFitting
      ? best
      : perhaps
        ? perhaps
        : listed !== null
          ? { reason: isCodeList(listed) }
          : isAsked
            ? askPlace(table, fits, context, needed.get(table))
            : null
    if (outcome && !('reason' in outcome)) placed.placements.push(outcome)
    else placed.ignored.push({ profile: table.profile, reason: outcome?.reason ?? noFit(best) })
  }
  return placed
}

function isCodeList(listed: string): string {
  return `It is a list of codes: what it lists stands in ${listed}.`
}

/** The tables that come nearest to templates without any table, of which no other template is as near to them. */
function neededOf(open: Unplaced[], missing: (slug: string) => boolean): Map<TableSide, Placement> {
  const filled = new Set(
    open.flatMap(({ fits: [best] }) => (best && best.fit >= LEAST_FIT ? [best.side.template.slug] : [])),
  )
  const lacking = open.flatMap(({ table, fits: [best] }) => {
    const slug = best?.side.template.slug
    const isLacking = slug !== undefined && missing(slug) && !filled.has(slug) && best!.fit >= LEAST_NEEDED
    return isLacking && mayHoldRows(table) && table.profile.table.header_row !== null
      ? [{ table, slug, best: best! }]
      : []
  })
  const nearest = [...Map.groupBy(lacking, ({ slug }) => slug).values()].map(
    (group) => group.toSorted((a, b) => b.best.fit - a.best.fit)[0]!,
  )
  return new Map(nearest.map(({ table, best }) => [table, best]))
}

/** Rows and columns enough, and some template that is like it, or has no table yet. */
function mayBeData(table: TableSide, fits: Placement[], missing: (slug: string) => boolean): boolean {
  const { profile } = table
  const worth = profile.table.rows >= LONG ? WORTH_ASKING_OF_LONG : WORTH_ASKING
  if (!mayHoldRows(table)) return false
  if (profile.table.header_row === null) return true
  return filledColumns(table) > 2 && fits.some(({ side, fit }) => fit >= worth || missing(side.template.slug))
}

function mayHoldRows(table: TableSide): boolean {
  return table.profile.table.rows >= 2 && filledColumns(table) >= 2
}

function filledColumns({ profile }: TableSide): number {
  return profile.columns.filter(({ filled }) => filled > 0).length
}

/** What files of several years, or parts, are called alike: `visits_2021.csv`, `visits_2022.csv`. */
function stemOf({ profile: { table } }: TableSide): string {
  return `${table.file_name} ${table.name}`.replaceAll(/\d+/g, '0')
}

/** An amount with a sign is most likely that of the two sides. */
const BY_SIGN = 0.9

/** 0 to 1: how much of the template the table fills (required columns double), how much of the table the template takes, and their names. */
export function fitOf(table: TableSide, side: TemplateSide, candidates: Candidate[]): number {
  const choices = decideColumns(candidates, side)
  const confidence = new Map(choices.map(({ candidate, confidence: sure }) => [candidate.target, sure]))
  const sources = new Map(choices.map(({ candidate, confidence: sure }) => [candidate.source, sure]))
  for (const composite of [...findMerges(table, side), ...findSplits(table, side)]) {
    confidence.set(composite.target, Math.max(confidence.get(composite.target) ?? 0, composite.confidence))
    for (const source of composite.sources)
      sources.set(source, Math.max(sources.get(source) ?? 0, composite.confidence))
  }
  const signed = signedSidesIn(table, side)
  for (const target of signed?.targets ?? []) confidence.set(target, Math.max(confidence.get(target) ?? 0, BY_SIGN))
  if (signed) sources.set(signed.source, Math.max(sources.get(signed.source) ?? 0, BY_SIGN))
  const sided = oneAmountOf(table, side)
  if (sided) confidence.set(sided.target, Math.max(confidence.get(sided.target) ?? 0, BY_SIGN))
  for (const source of sided?.sources ?? []) sources.set(source, Math.max(sources.get(source) ?? 0, BY_SIGN))
  const weights = side.template.columns.map(({ required, unique }) => 1 + Number(required) + Number(unique))
  const filled = weights.reduce((sum, weight, target) => sum + weight * (confidence.get(target) ?? 0), 0)
  const taken = [...sources.values()].reduce((sum, sure) => sum + sure, 0)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const usable = table.profile.columns.filter((column) => column.filled > 0).length || table.profile.columns.length
  return 0.45 * (filled / Math.max(1, total)) + 0.4 * Math.min(1, taken / usable) + 0.15 * namesFit(table, side)
}

function namesFit({ profile }: TableSide, { template }: TemplateSide): number {
  const targets = [template.slug, template.name].map((name) => nameFeatures(name))
  const names = [profile.table.name, profile.table.file_name.replace(/\.[^.]+$/, '')]
  const scores = names.flatMap((name) => targets.map((target) => nameScore(nameFeatures(name), target, evenly)))
  return Math.max(...scores)
}
