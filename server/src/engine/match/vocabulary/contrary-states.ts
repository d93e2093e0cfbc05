/**
 * States that a thing can't be in at once, by the names of their meanings: in front of the stroke what a column of yes and no may be called by,
 * behind it what one is called by that asks for the opposite. A state may stand in several lines.
 */
const LINES = `
active | inactive ended terminated expired former closed withdrawn hold on_hold paused blocked cancelled archived deleted retired dead left discontinued superseded disposed down
available in_stock online | out_of_stock discontinued sold reserved booked rented occupied blocked deleted archived withdrawn retired
paid | unpaid overdue
open | closed completed resolved blocked
completed resolved | pending to_do in_progress on_hold
approved | rejected pending draft
attended | absent no_show
alive | dead
vacant | occupied rented sold
furnished | unfurnished
new | used
public | private
company business | private
internal | external
incoming | outgoing
passed | failed
male | female
full_time | part_time
permanent | fixed_term temporary
gross | net
debit | credit
`

export const CONTRARY_STATES: readonly (readonly [readonly string[], readonly string[]])[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [asked = '', opposite = ''] = line.split(' | ')
    return [asked.split(' '), opposite.split(' ')] as const
  })
