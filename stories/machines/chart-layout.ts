import { Graph, layout } from '@dagrejs/dagre'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { linesOf, nodesOf } from './transitions.ts'

/** Units of the drawing; a letter of the small type is about this wide. */
const letter = 7
const line = 16
const pad = 12
const widthOf = (text: string) => text.length * letter + 2 * pad

export interface Box {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** A state that holds others: its name stands at the top. */
  readonly holds: boolean
}
export interface Arrow {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** Said over the arrow, one event a line. */
  readonly words: readonly string[]
  readonly x: number
  readonly y: number
}
export interface Chart {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
  readonly arrows: readonly Arrow[]
}

const anywhere = '*'
/** Where the arrows of a state that holds others begin and end: the layout knows no arrows to a group. */
const headOf = (node: AnyStateNode) => (isGroup(node) ? `${node.id}#` : node.id)
const isGroup = (node: AnyStateNode) => Object.keys(node.states).length > 0

/** Where everything goes. Transitions between the same two states share an arrow; those that stay are in the table. */
export function chartOf(machine: AnyStateMachine): Chart {
  const graph = new Graph({ compound: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 24, ranksep: 28, edgesep: 12, marginx: pad, marginy: pad })
  const nodes = nodesOf(machine)
  const words = wordsBetween(machine)

  if ([...words.keys()].some((key) => key.startsWith(`${anywhere} `))) place(graph, anywhere, 'in any state')
  for (const node of nodes) {
    if (isGroup(node)) {
      graph.setNode(node.id, {})
      place(graph, headOf(node), node.key)
    } else place(graph, node.id, node.key)
  }
  for (const node of nodes) {
    const group = isGroup(node) ? node.id : null
    const parent = node.parent && node.parent !== machine.root ? node.parent.id : null
    if (group) graph.setParent(headOf(node), group)
    if (parent) graph.setParent(node.id, parent)
  }
  for (const [key, said] of words) {
    const [from = '', to = ''] = key.split(' ')
    const width = Math.max(0, ...said.map((text) => text.length)) * letter
    graph.setEdge(from, to, { width, height: said.length * line, labelpos: 'c' })
  }
  layout(graph)
  return read(graph, nodes, words)
}

const place = (graph: Graph, id: string, name: string) =>
  graph.setNode(id, { name, width: widthOf(name), height: line + 2 * pad })

function wordsBetween(machine: AnyStateMachine): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>()
  const add = (key: string, text: string) => words.set(key, [...(words.get(key) ?? []), text])
  for (const { source, target, event, guard } of linesOf(machine)) {
    if (!target || target === source) continue
    const from = source === machine.root ? anywhere : headOf(source)
    add(`${from} ${headOf(target)}`, guard && guard !== 'else' ? `${event} [${guard}]` : event)
  }
  for (const node of nodesOf(machine).filter(isGroup)) {
    const first = node.initial.target?.[0]
    if (first) add(`${headOf(node)} ${headOf(first)}`, 'begins')
  }
  return words
}

function read(
  graph: Graph,
  nodes: readonly AnyStateNode[],
  words: ReadonlyMap<string, readonly string[]>,
): Chart {
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  const groups = new Set(nodes.filter(isGroup).map(({ id }) => id))
  const boxes = graph.nodes().map((id) => {
    const { x, y, width, height, name = '' } = graph.node(id) as Omit<Box, 'id' | 'holds'>
    return { id, name, x: x - width / 2, y: y - height / 2, width, height, holds: groups.has(id) }
  })
  const arrows = graph.edges().map(({ v, w }) => {
    const { points, x, y } = graph.edge(v, w) as unknown as Arrow
    return { id: `${v} ${w}`, from: v, to: w, points, x, y, words: words.get(`${v} ${w}`) ?? [] }
  })
  // Groups lie below what they hold.
  return { width, height, boxes: boxes.sort((one, other) => Number(other.holds) - Number(one.holds)), arrows }
}
