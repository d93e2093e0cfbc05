/** Concepts of dates of which the one is never after the other: the start and the end of a thing. */
const SPAN_LINES = `
start end
arrival departure
since end
since terminated
since departure
hire terminated
hire departure
hire end
start terminated
issued due
issued end
opened closed
created closed
requested done
loan returned
loan due
pickup returned
order delivery
shipping delivery
previous next
`

export const SPANS = SPAN_LINES.trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string])
