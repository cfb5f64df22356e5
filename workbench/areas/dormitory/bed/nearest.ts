type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

const ways = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const
export const isWay = (key: string): key is keyof typeof ways => key in ways

const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const

/** The place of the box that lies next that way: the nearest, where what is off to the side counts thrice. None at an edge. */
export function nearest(boxes: readonly Box[], from: number, key: keyof typeof ways): number | undefined {
  const own = boxes[from]
  if (!own) return undefined
  const [x, y] = middle(own)
  const [dx, dy] = ways[key]
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [at, box] of boxes.entries()) {
    const [bx, by] = middle(box)
    const along = (bx - x) * dx + (by - y) * dy
    if (at === from || along < 1) continue
    const distance = along + 3 * Math.abs((bx - x) * dy + (by - y) * dx)
    if (distance < least) [best, least] = [at, distance]
  }
  return best
}
