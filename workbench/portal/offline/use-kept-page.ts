import { useEffect } from 'react'
import { keepPage } from './keep-page.ts'

/** Has the browser keep this page, so that it also opens without a network. */
export function useKeptPage(path: `/${string}`) {
  useEffect(() => {
    // Where it cannot be kept, the page works as long as it is open.
    keepPage(path).catch(() => {})
  }, [path])
}
