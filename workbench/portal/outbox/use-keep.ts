import type { AnyResource } from '#domain/kernel/resource.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'
import { readViewing } from '#workbench/http/viewing.ts'
import { resourceNamed } from '#workbench/portal/declared/declared.ts'
import type { Letter } from './letter.ts'
import { outboxOf } from './mine.ts'

export type Unsent = Pick<Letter, 'verb' | 'row' | 'name' | 'typed' | 'body' | 'files'> & {
  /** Under which it went out without an answer; null when it never did. */
  readonly key: string | null
}

/** A form with a secret in it is never left lying in a browser, nor is what somebody does in the name of another. */
const mayKeep = (resource: string, body: object) =>
  readViewing() === null &&
  !Object.keys(body).some((name) => resourceNamed(resource)?.fields[name]?.secret) &&
  resourceNamed(resource) !== undefined

/** Keeps for later what a form could not send. False where it must not be kept or this browser cannot. */
export function useKeep(resource: AnyResource) {
  const account = usePerson()?.account
  return async ({ key, ...unsent }: Unsent): Promise<boolean> => {
    if (!account) return false
    if (!mayKeep(resource.name, unsent.body)) return false
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
