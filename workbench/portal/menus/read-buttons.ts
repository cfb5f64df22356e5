/** What the person's buttons may do: a key such as `base.building:add` that is not there is not allowed. */
export type Permissions = ReadonlySet<string>

/**
 * Reads what getUserBtn delivers: a map from key to boolean, a list of keys, or a tree whose leaves carry the keys
 * as `code`.
 */
export function readButtons(data: unknown): Permissions {
  if (Array.isArray(data)) return new Set(keysOf(data))
  if (!isObject(data)) return new Set()
  return new Set(Object.keys(data).filter((key) => data[key] === true))
}

function keysOf(nodes: readonly unknown[]): string[] {
  const keys: string[] = []
  const seen = new Set<unknown>()
  const next = [...nodes]
  for (let node = next.pop(); node !== undefined || next.length > 0; node = next.pop()) {
    if (typeof node === 'string') keys.push(node)
    if (!isObject(node) || seen.has(node)) continue
    seen.add(node)
    if (Array.isArray(node.children) && node.children.length > 0) next.push(...node.children)
    else if (typeof node.code === 'string') keys.push(node.code)
  }
  return keys
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
