import type { Catalogue } from './compose.ts'

/** Texts that catalogues, by their files, say otherwise than one another: each in a line, with what each file says. */
export function collidingIn(catalogues: Readonly<Record<string, Catalogue>>): readonly string[] {
  const entries = Object.entries(catalogues).flatMap(([file, texts]) =>
    Object.entries(texts).map(([text, said]) => ({ file, text, said })),
  )
  return [...Map.groupBy(entries, ({ text }) => text)].flatMap(([text, ways]) =>
    new Set(ways.map(({ said }) => said)).size > 1
      ? [`${text}: ${ways.map(({ file, said }) => `“${said}” in ${file}`).join(', ')}`]
      : [],
  )
}
