/** The sum of figures as they are written, with a point: `5` and `2.5` are `7.5`. */
export function summed(figures: readonly string[]): string {
  return String(Number(figures.reduce((sum, figure) => sum + Number(figure.replace(',', '.')), 0).toFixed(4)))
}
