import { ownSessionCalls } from '#domain/system/own-session/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { keepPerson, personOf, readTokenReply, readUserInfo } from '#workbench/http/user-info.ts'
import { readViewing } from '#workbench/http/viewing.ts'
import { session } from './session.ts'

/** Asks the server anew who sits here: an administrator may have given them another name or role meanwhile. */
export async function refreshPerson(): Promise<void> {
  const before = readUserInfo()
  if (!before || readViewing()) return
  const told = await ask(ownSessionCalls.info, undefined, { quiet: true, inNameOf: before.accountNo })
  // The tokens are those of this moment: they may have been renewed while the answer was on its way.
  const kept = readUserInfo()
  const info = kept && readTokenReply({ ...kept, ...told })
  if (!info || info.accountNo !== kept.accountNo) return
  keepPerson(info)
  session.send({ type: 'PERSON_CHANGED', person: personOf(info) })
}
