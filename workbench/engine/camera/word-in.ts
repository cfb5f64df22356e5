/** What a code in sight says: the word of this name where it is an address of the portal, else the text itself. */
export function wordIn(text: string, name: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined
  return address?.searchParams.get(name) ?? text.trim()
}
