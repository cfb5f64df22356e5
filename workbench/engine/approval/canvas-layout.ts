import { Graph, layout } from '@dagrejs/dagre'
import type { Edge } from './graph.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Where a line runs down between its steps, and where its letters stand; left out, it leads straight on. */
export interface Way extends Edge {
  readonly over: Point | undefined
}

/** Of one step, of a letter beside a line and of what keeps two ranks apart, in the pixels of the canvas. */
export const size = { width: 184, height: 60, letter: 14, line: 20, ranks: 44 }

/** Puts steps under one another, lines beside what they pass, and letters where nothing else stands. */
export function laidOut(ids: readonly string[], edges: readonly Edge[]) {
  const graph = new Graph({ multigraph: true })
    .setGraph({ rankdir: 'TB', nodesep: 72, ranksep: size.ranks })
    .setDefaultEdgeLabel(() => ({}))
  for (const id of ids) graph.setNode(id, { width: size.width, height: size.height })
  for (const [at, { from, to, label }] of edges.entries()) {
    const room = { width: (label.length + 1) * size.letter, height: size.line, labelpos: 'c' }
    graph.setEdge(from, to, label ? room : {}, String(at))
  }
  layout(graph)
  const ways = edges.map((edge, at): Way => {
    const { x, y, points } = graph.edge({ v: edge.from, w: edge.to, name: String(at) })
    // Between two ranks there is one point, and nothing to pass.
    const between = points.slice(1, -1)
    const middle = between.length > 1 ? between[Math.floor(between.length / 2)] : undefined
    return { ...edge, over: x !== undefined && y !== undefined ? { x, y } : middle }
  })
  return {
    height: graph.graph().height ?? 0,
    /** The middle of each step. */
    steps: new Map<string, Point>(ids.map((id) => [id, graph.node(id)])),
    ways,
  }
}
