import { placeKey } from '../tables/ask-table.ts'
import { shapeKey, type Context } from '../context.ts'

/** Of so many templates that a table fits nearly alike, the one that it is looked at as is most likely another. */
const MANY = 3

/** What a table holds that may be any of several: its columns are asked about once somebody said which. */
export function askPlacedLater(context: Context): void {
  const { questions, shapes } = context
  const waiting = [...shapes.keys()].flatMap((profile) => {
    const place = questions.find(({ key }) => key === placeKey(profile, context))
    // Besides the templates, one may say that it is none.
    return place && place.options.length > MANY ? [`@${shapeKey(profile, context)}`] : []
  })
  const isWaiting = ({ kind, key }: Context['questions'][number]): boolean =>
    kind === 'column_match' && waiting.some((end) => key.startsWith('column:') && key.endsWith(end))
  questions.splice(0, questions.length, ...questions.filter((question) => !isWaiting(question)))
}
