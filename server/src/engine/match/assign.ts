/** An edge of the assignment: row and column with a positive worth. */
export interface Edge {
  row: number
  column: number
  worth: number
}

/**
 * The one-to-one assignment of greatest total worth (rows and columns may stay free). Hungarian method in the form with
 * potentials (R. Jonker, A. Volgenant 1987), over each connected group of edges on its own: real tables fall apart into many.
 */
export function assign(edges: Edge[]): Edge[] {
  return groupsOf(edges.filter(({ worth }) => worth > 0)).flatMap(assignGroup)
}

function groupsOf(edges: Edge[]): Edge[][] {
  const parent = new Map<string, string>()
  const find = (node: string): string => {
    let root = node
    while (parent.has(root)) root = parent.get(root)!
    if (root !== node) parent.set(node, root)
    return root
  }
  for (const { row, column } of edges) {
    const [a, b] = [find(`r${row}`), find(`c${column}`)]
    if (a !== b) parent.set(a, b)
  }
  return [...Map.groupBy(edges, ({ row }) => find(`r${row}`)).values()]
}

function assignGroup(edges: Edge[]): Edge[] {
  if (edges.length === 1) return edges
  const [height, width] = [new Set(edges.map(({ row }) => row)).size, new Set(edges.map(({ column }) => column)).size]
  // The work grows with the square of the rows, so the smaller side takes their place.
  return height <= width ? assignRows(edges) : assignRows(edges.map(turned)).map(turned)
}

function turned({ row, column, worth }: Edge): Edge {
  return { row: column, column: row, worth }
}

function assignRows(edges: Edge[]): Edge[] {
  const rows = [...new Set(edges.map(({ row }) => row))].toSorted((a, b) => a - b)
  const columns = [...new Set(edges.map(({ column }) => column))].toSorted((a, b) => a - b)
  const rowAt = new Map(rows.map((row, index) => [row, index]))
  const columnAt = new Map(columns.map((column, index) => [column, index]))
  // One spare column per row at cost 0: staying free.
  const width = columns.length + rows.length
  const costs = rows.map(() => new Float64Array(width))
  for (const { row, column, worth } of edges) costs[rowAt.get(row)!]![columnAt.get(column)!] = -worth
  const taken = shortestPaths(costs, width)
  const byPair = new Map(edges.map((edge) => [`${edge.row}:${edge.column}`, edge]))
  return taken.flatMap((at, index) => byPair.get(`${rows[index]}:${columns[at]}`) ?? [])
}

/** The column of each row, at least total cost; `costs` has at least as many columns as rows. */
function shortestPaths(costs: Float64Array[], width: number): number[] {
  const height = costs.length
  const rowPotential = new Float64Array(height + 1)
  const columnPotential = new Float64Array(width + 1)
  const rowOf = new Int32Array(width + 1)
  for (let row = 1; row <= height; row++) {
    const way = augment(row, costs, rowPotential, columnPotential, rowOf)
    for (let at = way.end; at !== 0; at = way.before[at]!) rowOf[at] = rowOf[way.before[at]!]!
  }
  const taken = Array.from<number>({ length: height }).fill(-1)
  for (let at = 1; at <= width; at++) if (rowOf[at]! > 0) taken[rowOf[at]! - 1] = at - 1
  return taken
}

function augment(
  row: number,
  costs: Float64Array[],
  rowPotential: Float64Array,
  columnPotential: Float64Array,
  rowOf: Int32Array,
): { end: number; before: Int32Array } {
  const width = columnPotential.length - 1
  const least = new Float64Array(width + 1).fill(Infinity)
  const before = new Int32Array(width + 1)
  const seen = new Uint8Array(width + 1)
  rowOf[0] = row
  let at = 0
  do {
    seen[at] = 1
    const current = rowOf[at]!
    const cost = costs[current - 1]!
    let step = Infinity
    let next = 0
    for (let column = 1; column <= width; column++) {
      if (seen[column] === 1) continue
      const reduced = cost[column - 1]! - rowPotential[current]! - columnPotential[column]!
      if (reduced < least[column]!) {
        least[column] = reduced
        before[column] = at
      }
      if (least[column]! < step) {
        step = least[column]!
        next = column
      }
    }
    for (let column = 0; column <= width; column++) {
      if (seen[column] === 1) {
        rowPotential[rowOf[column]!] = rowPotential[rowOf[column]!]! + step
        columnPotential[column] = columnPotential[column]! - step
      } else least[column] = least[column]! - step
    }
    at = next
  } while (rowOf[at] !== 0)
  return { end: at, before }
}
