import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Link } from '#design-system/link/link.tsx'
import { areas } from '#domain/index.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

export interface RelatedProps {
  /** The name of the resource pointed at. */
  readonly target: string
  readonly id: string
  readonly children: ReactNode
}

/** The row that a field points at: a way to it for anyone who may see it, else only its name. */
export function Related({ target, id, children }: RelatedProps) {
  const router = useRouter()
  const has = usePermission()
  const screen = areas
    .flatMap((area) => area.screens)
    .find(({ resource, kind }) => resource === target && (kind === 'list' || kind === 'tree'))
  if (!screen || !has(`${target}:view`)) return children
  const href = `/${screen.path}?row=${id}`
  return (
    <Link
      href={href}
      onClick={(event) => {
        event.preventDefault()
        void router.navigate({ href })
      }}
    >
      {children}
    </Link>
  )
}
