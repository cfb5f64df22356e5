const parts = import.meta.glob<Record<string, string>>(
  ['./zh-tw/*.json', '/design-system/text/zh-tw/*.json'],
  {
    import: 'default',
    eager: true,
  },
)

/** Traditional Chinese by Chinese, of every area: one file, fetched when it is first spoken. */
export const catalogue: Record<string, string> = Object.assign({}, ...Object.values(parts))

/** One word has one reading in Chinese. */
export const own: Readonly<Record<string, Record<string, string>>> = {}
