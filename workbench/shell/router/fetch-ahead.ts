import { openAhead } from '#workbench/home/today/open-desktop.ts'
import { readToken } from '#workbench/http/storage/storage.ts'

/** Addresses from which one comes to the desktop. */
const toDesktop = ['/', '/login', '/index']

/** Brings what lies behind the sign-in while somebody is still typing, or at once for those who have a token. */
export function fetchAhead() {
  const parts: Promise<unknown>[] = [import('#workbench/shell/main-layout.tsx')]
  if (toDesktop.includes(location.pathname)) {
    parts.push(import('#workbench/home/home.tsx'))
    if (readToken() !== null) openAhead()
  }
  // Anyone who needs one will ask again, and will be told.
  for (const part of parts) part.catch(() => {})
}
