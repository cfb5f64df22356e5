import { redirect } from '@tanstack/react-router'

/** Ends a navigation here and begins one to there. */
export function leadTo(href: string): never {
  throw redirect({ href, replace: true })
}
