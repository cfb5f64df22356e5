/** `{ 'floors.from': '2' }` as a page reads it from an address: `{ floors: { from: '2' } }`. */
export function nested(filters: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const found = new Map<string, unknown>()
  for (const [key, value] of Object.entries(filters)) {
    const dot = key.indexOf('.')
    const name = dot < 0 ? key : key.slice(0, dot)
    const before = found.get(name)
    const inner = typeof before === 'object' && before !== null ? before : {}
    found.set(name, dot < 0 ? value : { ...inner, [key.slice(dot + 1)]: value })
  }
  return Object.fromEntries(found)
}
