/** As much of Trusted Types as is used here; the DOM library does not declare them yet. */
interface TrustedTypes {
  readonly defaultPolicy: object | null
  createPolicy(
    name: 'default',
    rules: { createHTML(html: string): string | null; createScriptURL(address: string): string | null },
  ): object
}

let gate: ((html: string) => string) | undefined

/** From here on, markup that any part of the page hands to the document goes through this gate. */
export const letMarkupThrough = (clean: (html: string) => string) => {
  gate = clean
}

/** Emptying an element is harmless. Before there is a gate, no other markup gets in. */
export const passed = (html: string): string | null => (html === '' ? '' : (gate?.(html) ?? null))

/** Threads of work run scripts that were built with the page, and no others. */
const ownScript = (address: string): string | null => {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && /\.(js|ts)$/.test(pathname) ? address : null
}

/**
 * Holds the whole page to one gate for markup, where the browser can. Once, before anything is drawn; the content
 * policy of the server forbids every other way (reliability case A-54).
 */
export function guardMarkup() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createHTML: passed, createScriptURL: ownScript })
}
