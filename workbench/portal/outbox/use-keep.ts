import type { AnyResource } from '#domain/kernel/resource.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { newKey } from '#workbench/http/once.ts'
import type { Letter } from './letter.ts'
import { mayKeep, outboxOf } from './mine.ts'

export type Unsent = Pick<Letter, 'verb' | 'row' | 'name' | 'typed' | 'body'> & {
  /** Under which it went out without an answer; null when it never did. */
  readonly key: string | null
}

/** Keeps for later what a form could not send. False where it must not be kept or this browser cannot. */
export function useKeep(resource: AnyResource) {
  const account = usePerson()?.account
  return async ({ key, ...unsent }: Unsent): Promise<boolean> => {
    if (!account) return false
    if (!mayKeep(resource, unsent.body)) return false
    const at = new Date().toISOString()
    const letter: Letter = {
      ...unsent,
      key: key ?? newKey(),
      resource: resource.name,
      label: resource.label,
      at,
      tried: key === null ? null : at,
      state: 'waiting',
      message: null,
    }
    return outboxOf(account)
      .keep(letter)
      .then(
        () => true,
        () => false,
      )
  }
}
