import type { ReactNode } from 'react'
import { Link } from '#design-system/link/link.tsx'
import { useGo } from './use-go.ts'

/** A link within the portal. */
export function Go({ href, children }: { href: string; children: ReactNode }) {
  const go = useGo()
  return (
    <Link href={href} onClick={go(href)}>
      {children}
    </Link>
  )
}
