import type { NewThreadEvent, ThreadEventType } from './event.ts'

// What happened, in a sentence: kept with the event, for the log is read by people.

type Data = NewThreadEvent['data']

/** Longest summary in characters (contract). */
const MOST_CHARACTERS = 4_000

const text = (data: Data, name: string): string => {
  const value = data[name]
  return typeof value === 'string' ? value : ''
}

const number = (data: Data, name: string): number => {
  const value = data[name]
  return typeof value === 'number' ? value : 0
}

const count = (value: number, noun: string): string => `${value.toLocaleString('en')} ${noun}${value === 1 ? '' : 's'}`

const statusSentences: Record<string, (run: string, data: Data) => string> = {
  queued: (run) => `The ${run} was started.`,
  running: (run) => `The ${run} is under way.`,
  blocked: (run) => `The ${run} waits for answers to its questions.`,
  awaiting_approval: (run) => `The preview of the ${run} awaits approval.`,
  completed: (run) => `The ${run} is completed.`,
  failed: (run, data) => `The ${run} failed: ${text(data, 'error') || 'no reason is known.'}`,
  canceled: (run) => `The ${run} was canceled.`,
}

const runStatus = (data: Data): string => {
  const status = text(data, 'status')
  const run = `${text(data, 'kind')} run`.trim()
  return statusSentences[status]?.(run, data) ?? `The ${run} is ${status}.`
}

const progress = (data: Data): string => {
  const stage = text(data, 'stage').replaceAll('_', ' ')
  return number(data, 'total') > 0
    ? `Stage "${stage}": ${number(data, 'done')} of ${number(data, 'total')} steps are done.`
    : `Stage "${stage}" has begun.`
}

const previewReady = (data: Data): string => {
  const sheets = Array.isArray(data['sheets']) ? data['sheets'].length : 0
  return `Plan ${number(data, 'plan_version')} and its preview are ready, with ${count(sheets, 'sheet')}.`
}

const fileStatus = (data: Data): string => {
  const name = JSON.stringify(text(data, 'name'))
  const status = text(data, 'status')
  if (status === 'pending') return `The file ${name} was added and waits to be read.`
  if (status === 'ready') return `The file ${name} was read: it has ${count(number(data, 'tables'), 'table')}.`
  if (status === 'deleted') return `The file ${name} was deleted.`
  return `The file ${name} could not be read: ${text(data, 'error') || 'no reason is known.'}`
}

const exportStatus = (data: Data): string => {
  const error = text(data, 'error')
  return `The export ${text(data, 'job_id')} is ${text(data, 'status')}${error === '' ? '.' : `: ${error}`}`
}

const sentences: Record<ThreadEventType, (data: Data) => string> = {
  'run.status': runStatus,
  message: (data) => text(data, 'text'),
  step: (data) => text(data, 'text'),
  progress,
  question: (data) => `Asked: ${text(data, 'prompt')}`,
  'preview.ready': previewReady,
  'file.status': fileStatus,
  'export.status': exportStatus,
  error: (data) => text(data, 'message'),
}

/** The event in a plain sentence, never empty. */
export const summaryOf = ({ type, data }: Pick<NewThreadEvent, 'type' | 'data'>): string => {
  const sentence = sentences[type](data) || `An event of type ${type}.`
  return sentence.length <= MOST_CHARACTERS ? sentence : `${sentence.slice(0, MOST_CHARACTERS - 1)}…`
}
