import { useEffect, useState } from 'react'

/** Pixels across and down. */
const places = [
  [0, 0],
  [2, 1],
  [1, -2],
  [-2, -1],
  [-1, 2],
] as const
/** Milliseconds at one place: all of them in twenty minutes. */
const stay = 240_000

/**
 * Where the picture stands now, against burn-in: it wanders by a few pixels. It steps: an animation that drifted would have
 * every frame of a wall painted anew, all day long.
 */
export function useWandering(wanders = false): string {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!wanders) return
    const timer = setInterval(() => setAt((before) => (before + 1) % places.length), stay)
    return () => clearInterval(timer)
  }, [wanders])
  const [across, down] = (wanders && places[at]) || places[0]
  return `${across}px ${down}px`
}
