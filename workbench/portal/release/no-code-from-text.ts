/**
 * The content security policy lets no code be made from text; zod would try whether it may, and the browser would
 * report the attempt. It looks here before its first check, and so it need not be loaded with the first page.
 */
export function makeNoCodeFromText() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
