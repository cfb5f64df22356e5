export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export interface JsonNode {
  /** The way to it, unique in its tree. */
  readonly id: string
  /** Name, or place in a list from 0. */
  readonly key: string
  /** A place in a list is not searched for. */
  readonly inList: boolean
  /** Of a leaf, as JSON writes it. */
  readonly text: string
  readonly kind: 'object' | 'list' | 'string' | 'number' | 'boolean' | 'null'
  readonly children?: readonly JsonNode[]
}

const kindOf = (value: Json): JsonNode['kind'] => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value as 'object' | 'string' | 'number' | 'boolean'
}

/** Data as a tree; the root itself has no name. */
export const treeOf = (data: Json, key = '', inList = false, id = '$'): JsonNode => {
  const kind = kindOf(data)
  if (kind !== 'object' && kind !== 'list')
    return { id, key, inList, kind, text: JSON.stringify(data) ?? String(data) }
  const children = Object.entries(data as Record<string, Json>).map(([name, value]) =>
    treeOf(value, name, kind === 'list', `${id}/${name.replaceAll('/', '//')}`),
  )
  return { id, key, inList, kind, text: '', children }
}

const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
const named = (node: JsonNode, part: string) => !node.inList && holds(node.key, part)

/** How many names and values hold the text. */
export const countOf = (node: JsonNode, part: string): number =>
  (named(node, part) ? 1 : 0) +
  (node.children
    ? node.children.reduce((sum, child) => sum + countOf(child, part), 0)
    : Number(holds(node.text, part)))

/** Only the branches that lead to the text; of a branch found by its name, everything. */
export const branchesTo = (node: JsonNode, part: string): JsonNode => {
  if (!node.children || named(node, part)) return node
  return {
    ...node,
    children: node.children
      .filter((child) => countOf(child, part) > 0)
      .map((child) => branchesTo(child, part)),
  }
}

/** The branches to open so that `depth` levels are seen. */
export const openTo = (node: JsonNode, depth: number): readonly string[] =>
  node.children && depth > 0 ? [node.id, ...node.children.flatMap((child) => openTo(child, depth - 1))] : []
