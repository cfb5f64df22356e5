import type { ReactNode } from 'react'
import { Link } from '#design-system/link/link.tsx'
import { useGo } from './use-go.ts'

interface GoProps {
  readonly href: string
  /** Within running text. */
  readonly inText?: boolean
  readonly children: ReactNode
}

/** A link within the portal. */
export function Go({ href, inText, children }: GoProps) {
  const go = useGo()
  return (
    <Link href={href} inText={inText} onClick={go(href)}>
      {children}
    </Link>
  )
}
