import { useEffect, useState } from 'react'

/**
 * A part that is fetched when it is first needed; undefined until it is here. Nothing suspends: what stands round it
 * stays as it is meanwhile, and where it does not come.
 */
export function useLater<Part extends object>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>()
  const missing = wanted && part === undefined
  useEffect(() => {
    if (!missing) return
    let here = true
    load().then(
      (loaded) => here && setPart(loaded),
      () => {},
    )
    return () => {
      here = false
    }
  }, [missing, load])
  return part
}
