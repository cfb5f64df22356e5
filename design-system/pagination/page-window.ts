export type Step = number | 'gap-before' | 'gap-after'

/** Page numbers to offer: first, last, and five round the current one; `gap-…` where some are left out. */
export const pageWindow = (current: number, pages: number): Step[] => {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1)
  const from = Math.max(2, Math.min(current - 2, pages - 5))
  const to = Math.min(pages - 1, Math.max(current + 2, 6))
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return [
    1,
    ...(from > 2 ? ['gap-before' as const] : []),
    ...middle,
    ...(to < pages - 1 ? ['gap-after' as const] : []),
    pages,
  ]
}
