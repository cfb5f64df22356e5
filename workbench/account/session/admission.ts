import { type ActorRefFrom, waitFor } from 'xstate'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { Bearer } from '#workbench/http/client.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { session as ownStorage } from '#workbench/http/storage/storage.ts'
import { keptBearer, personOf, readUserInfo } from '#workbench/http/user-info.ts'

type Session = ActorRefFrom<typeof sessionMachine>

/**
 * With whose token a call may go out. A locked desk lets nothing pass but what unlocks or leaves it: the rest waits,
 * and is given up when the person does not come back. What this tab shows belongs to one person; should the shared
 * storage by now hold another's token, the tab follows and the call is given up.
 */
export const admission =
  (session: Session) =>
  async (whileLocked: boolean): Promise<Bearer | null> => {
    const isShut = () => {
      const now = session.getSnapshot()
      return now.matches('booting') || (!whileLocked && now.matches('locked'))
    }
    if (isShut()) await waitFor(session, () => !isShut())
    const now = session.getSnapshot()
    if (!whileLocked && now.matches('signingOut')) throw new HttpFailure({ type: 'aborted' })
    const { person } = now.context
    const kept = readUserInfo()
    if (!person || kept?.accountNo === person.account) return keptBearer()
    ownStorage.clear()
    if (kept) session.send({ type: 'SIGNED_IN_ELSEWHERE', person: personOf(kept) })
    else session.send({ type: 'SIGNED_OUT_ELSEWHERE' })
    throw new HttpFailure({ type: 'aborted' })
  }
