import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { safeLogin } from '#domain/security/safe-login.ts'
import { linesOf, rangeOf } from '#server/core/address-ranges.ts'
import { serve } from '#server/core/serve.ts'
import { forgetSafeLogin } from '#server/identity/session/safe-login.ts'

/** A line that is no range of addresses is named, and a change holds at once. */
export const safeLogins = serve(safeLogin, {
  beforeWrite({ allowList }) {
    const wrong = linesOf(allowList ?? '').find(([, line]) => !rangeOf(line))
    if (!wrong) return undefined
    const message = phrase('校园网地址段第 {{line}} 行“{{value}}”不是正确的地址段，如 10.0.0.0/8', {
      line: wrong[0],
      value: wrong[1].slice(0, 60),
    })
    return refuse({ type: 'invalid', message, fields: { allowList: message } })
  },
  afterWrite(_, { app, actor }) {
    forgetSafeLogin(app, actor.tenantId)
  },
})
