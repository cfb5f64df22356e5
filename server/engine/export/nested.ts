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

/** The other way round; what is neither a text nor a range of two is refused where it is read. */
export const flat = (filters: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([end, text]) => [`${name}.${end}`, String(text)] as const)
        : [[name, String(value ?? '')] as const],
    ),
  )
