import { useEffect, useState } from 'react'

/** Milliseconds after the page has come that belong to the form alone. */
const pause = 200

/** False until account and password can be used: what stands round them does not delay them on a slow line. */
export function useUnhurried(): boolean {
  const [unhurried, setUnhurried] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => setUnhurried(true), pause)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      clearTimeout(timer)
    }
  }, [])
  return unhurried
}
