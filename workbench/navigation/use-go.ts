import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** For links within the portal: a plain click stays in the page, every other one is the browser's. */
export function useGo() {
  const router = useRouter()
  return (href: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
}
