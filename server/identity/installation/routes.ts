import { schoolRegistered } from '#domain/system/installation/asked.ts'
import { installationCalls } from '#domain/system/installation/calls.ts'
import { answerPublic, answerPublicPlain } from '#server/core/answer-call.ts'
import type { Call, Route } from '#server/core/route.ts'
import { registrationOf } from './installation.ts'
import { registerSoft } from './register.ts'

/** Whether the college has registered, and as what: no more than its sign-in page shows anyway. */
async function getStatus({ app, tenantId }: Call) {
  const known = await registrationOf(app.db, tenantId)
  return {
    registered: Boolean(known?.registeredAt),
    schoolName: known?.schoolName ?? '',
    registeredAt: known?.registeredAt ?? '',
  }
}

/** The number of this installation, for anyone who asks its makers for help. */
const getCode = async ({ app, tenantId }: Call) => ({
  code: (await registrationOf(app.db, tenantId))?.code ?? '',
})

export const installationRoutes: readonly Route[] = [
  answerPublicPlain(installationCalls.status, getStatus),
  answerPublicPlain(installationCalls.code, getCode),
  answerPublic(installationCalls.register, schoolRegistered, registerSoft),
]
