import { allOf, firstOf } from '../grounded/readers.ts'
import { columnSplit } from './column-split.ts'
import { columnsJoined } from './columns-joined.ts'
import { columnsLeft } from './columns-left.ts'
import { columnTaken } from './column-taken.ts'
import { blanksMeant } from './blanks-meant.ts'
import { codesMeant } from './codes-meant.ts'
import { figuresAdded } from './added-figures.ts'
import { affixesSaid } from './affixes.ts'
import { dayOrderSaid } from './day-order.ts'
import { daysGiven } from './days-given.ts'
import { flagsSaid } from './flags.ts'
import { negativesSaid } from './negatives-said.ts'
import { leadingZerosSaid } from './leading-zeros.ts'
import { markedOnes } from './marked-ones.ts'
import { firstOfDoubles } from './one-of-doubles.ts'
import { rowsByDay } from './rows-by-day.ts'
import { rowsByValue } from './rows-by-value.ts'
import { renumbered } from './renumbered.ts'
import { rowsOut } from './rows-out.ts'
import { sameForAll } from './same-for-all.ts'
import { tablesOut } from './tables-out.ts'
import { testsOut } from './tests-out.ts'
import { thousandsSaid } from './thousands.ts'
import { unitsRead } from './units.ts'
import { valuesRenamed } from './renamed-values.ts'
import { winnersSaid } from './winners.ts'
import { systemsWinning } from './winning-systems.ts'
import { valuesForNothing } from './valueless.ts'
import { noughtsForNothing } from './noughts-for-nothing.ts'
import { zerosForNothing } from './zeros-for-nothing.ts'

/**
 * What a sentence says that nothing else reads, however it is put: by what it names that is there, and by words that say what becomes of it, where all
 * others say nothing.
 */
export const saidPlainly = firstOf(
  renumbered,
  firstOfDoubles,
  winnersSaid,
  systemsWinning,
  testsOut,
  markedOnes,
  rowsByDay,
  rowsByValue,
  tablesOut,
  rowsOut,
  flagsSaid,
  dayOrderSaid,
  leadingZerosSaid,
  zerosForNothing,
  noughtsForNothing,
  valuesForNothing,
  codesMeant,
  blanksMeant,
  valuesRenamed,
  columnSplit,
  columnsJoined,
  columnTaken,
  columnsLeft,
  sameForAll,
  daysGiven,
)

/** What a sentence says of all values of a column: of the unit of figures, of what is added to them, or put in front, of those below zero, and of their marks. */
export const figuresSaid = allOf(thousandsSaid, firstOf(negativesSaid, unitsRead, figuresAdded, affixesSaid))
