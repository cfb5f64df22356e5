/** A name that several rows bear, with the code of the one that is meant: `1 栋（XC01）`. */
export const nameWithCode = (name: string, code: string) => `${name}（${code}）`

/** What `nameWithCode` put together; undefined for a text of another shape. */
export function nameAndCode(text: string): { readonly name: string; readonly code: string } | undefined {
  const [, name, code] = /^(.+)（([^（）]+)）$/s.exec(text) ?? []
  return name !== undefined && code !== undefined ? { name, code } : undefined
}
