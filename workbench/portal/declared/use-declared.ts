import { useEffect, useState } from 'react'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { declared, resourceNamed } from './declared.ts'

/** The resource of that name as soon as its area is here; undefined until then, and where there is none. */
export function useDeclared(name: string): AnyResource | undefined {
  const [, setCame] = useState<string>()
  const known = resourceNamed(name)
  useEffect(() => {
    if (known) return
    declared(name).then(
      (found) => found && setCame(name),
      () => undefined,
    )
  }, [name, known])
  return known
}
