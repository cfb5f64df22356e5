import { useEffect, useState } from 'react'

/** Milliseconds without an answer after which a page has everything, and the line is free for what may come. */
const quiet = 3_000

/** Who has asked their browser to save data fetches nothing that they have not opened. */
const savesData = () =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Whether the page has come to rest since this part was drawn, so that more may be fetched; false for who saves data. */
export function useAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    if (isAtRest || savesData()) return
    const rest = () => setIsAtRest(true)
    let timer = setTimeout(rest, quiet)
    const answers = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(rest, quiet)
    })
    answers.observe({ type: 'resource' })
    return () => {
      clearTimeout(timer)
      answers.disconnect()
    }
  }, [isAtRest])
  return isAtRest
}
