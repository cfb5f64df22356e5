import { useEffect, useState } from 'react'

/** Where the time comes from: `() => new Date()` in the product, a fixed one in a story. */
export type Now = () => Date

/** The time, renewed on each full `every` milliseconds, so that two clocks on a wall turn together. */
export const useNow = (now: Now, every: number) => {
  const [at, setAt] = useState(now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(
        () => {
          setAt(now())
          wait()
        },
        every - (now().getTime() % every),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [now, every])
  return at
}

export const systemNow: Now = () => new Date()
