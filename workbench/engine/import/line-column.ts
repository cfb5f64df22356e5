/** The column with the number of a row in its sheet, which stays in sight. */
export const lineColumn = (t: (text: string) => string) => ({
  key: 'line',
  title: t('行号'),
  width: 72,
  fixed: 'start' as const,
  essential: true,
  cell: ({ line }: { readonly line: number }) => line,
})
