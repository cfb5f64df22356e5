/** Fills the texts of a JSON value, after it was read: no text can break out of its place. */
export function filledJson(part: unknown, values: Readonly<Record<'phone' | 'text', string>>): unknown {
  if (typeof part === 'string')
    return part.replace(/\{\{(phone|text)\}\}/g, (_, name: 'phone' | 'text') => values[name])
  if (Array.isArray(part)) return part.map((each) => filledJson(each, values))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, filledJson(each, values)]))
}
