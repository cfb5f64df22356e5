import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Link } from '#design-system/link/link.tsx'
import { screensHere } from '#workbench/portal/declared/declared.ts'
import { useDeclared } from '#workbench/portal/declared/use-declared.ts'
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
  const known = useDeclared(target)
  const screen =
    known &&
    screensHere().find(({ resource, kind }) => resource === target && (kind === 'list' || kind === 'tree'))
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
