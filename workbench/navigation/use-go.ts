import { useRouter } from '@tanstack/react-router'

/** For links within the portal: a plain click stays in the page, every other one is the browser's. */
export function useGo() {
  const router = useRouter()
  return (href: string) =>
    (event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'preventDefault'>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void router.navigate({ href })
    }
}
