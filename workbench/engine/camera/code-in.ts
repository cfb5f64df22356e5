/** What a picture in sight says: the `code` of an address of the portal, else the text itself. */
export function codeIn(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined
  return address?.searchParams.get('code') ?? text.trim()
}
