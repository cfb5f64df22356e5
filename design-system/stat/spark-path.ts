/**
 * The line of some figures in a box of 100 by 30, from the lowest to the highest. Figures that are all alike lie
 * in the middle; fewer than two make no line.
 */
export const sparkPath = (figures: readonly number[]): string => {
  if (figures.length < 2) return ''
  const low = Math.min(...figures)
  const span = Math.max(...figures) - low
  return figures
    .map((figure, at) => {
      const x = (at / (figures.length - 1)) * 100
      const y = span === 0 ? 15 : 28 - ((figure - low) / span) * 26
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`
    })
    .join('')
}
