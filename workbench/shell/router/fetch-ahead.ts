/** Brings what lies behind the sign-in while somebody is still typing, or at once for those who have a token. */
export function fetchAhead() {
  const parts = [
    import('#workbench/http/signature.ts'),
    import('#workbench/portal/menus/fetch-menus.ts'),
    import('#workbench/shell/main-layout.tsx'),
  ]
  // Anyone who needs one will ask again, and will be told.
  for (const part of parts) part.catch(() => {})
}
