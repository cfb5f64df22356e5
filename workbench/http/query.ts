export type Query = Readonly<Record<string, unknown>>

/**
 * `{ params: { name: '楼' }, size: 10 }` → `?params.name=%E6%A5%BC&size=10`; null and undefined are not asked.
 * What nests needs qs, which is a tenth of the weight of the sign-in page and comes only after it.
 */
export async function toQuery(query: Query = {}): Promise<string> {
  const asked = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  if (asked.every(([, value]) => typeof value !== 'object')) {
    const flat = new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))
    return asked.length > 0 ? `?${flat}` : ''
  }
  const { stringify } = await import('qs')
  return stringify(query, { allowDots: true, skipNulls: true, arrayFormat: 'comma', addQueryPrefix: true })
}
