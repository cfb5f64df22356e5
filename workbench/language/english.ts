const parts = import.meta.glob<Record<string, string>>(['./en/*.json', '/design-system/text/en/*.json'], {
  import: 'default',
  eager: true,
})

/** English by Chinese, which every screen has in common: one file for all, fetched when it is first spoken. */
export const catalogue: Record<string, string> = Object.assign({}, ...Object.values(parts))

const owns = import.meta.glob<Record<string, string>>('./en/own/*.json', { import: 'default', eager: true })

/** By the name of an area: what its screens say otherwise. */
export const own: Readonly<Record<string, Record<string, string>>> = Object.fromEntries(
  Object.entries(owns).map(([file, words]) => [file.slice('./en/own/'.length, -'.json'.length), words]),
)
