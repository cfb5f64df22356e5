import type { RoleCode } from '#domain/roles.ts'
import type { NewUser } from '#server/identity/session/add-user.ts'
import type { Answer } from './server.ts'
import type { sessionsOn } from './session.ts'

/** Somebody signed in, who sends JSON as our own client does. */
export const deskOf =
  (server: ReturnType<typeof sessionsOn>) =>
  async (role: RoleCode, more: Partial<NewUser> = {}) => {
    const account = await server.person(role, more)
    const token: string = (await server.signIn(account)).body.access_token
    const ask = (method: 'GET' | 'POST', path: string, json?: object): Promise<Answer> =>
      server.ask(method, path, { token, ...(json && { json }) })
    const remove = (path: string, ids: string) => server.ask('POST', path, { token, form: { ids } })
    return Object.assign(ask, { account, remove })
  }
