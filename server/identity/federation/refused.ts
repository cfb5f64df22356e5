import { fail, type Result } from '#domain/kernel/result.ts'
import type { AppContext } from '#server/core/app-context.ts'
import type { Issued } from '#server/identity/session/sessions.ts'
import type { TokenFault } from '#server/identity/session/token-error.ts'
import { ProviderFault, SettingFault } from './outward.ts'

export const notEnabled = fail({ type: 'invalid_grant', text: '学校未启用这种登录方式' } satisfies TokenFault)

/** What a stranger learns of a proof that does not hold: that it does not, and nothing of why. The log knows more. */
export const notProved = fail({
  type: 'invalid_grant',
  text: '登录凭据无效或已使用，请重新登录',
} satisfies TokenFault)

/** What the person is told who meets the fault: whether waiting helps. Why it is one stays in the log. */
export const toldOf = (fault: ProviderFault) =>
  fault instanceof SettingFault
    ? '登录方式的设置与对方系统不符，请联系系统管理员'
    : '对方系统暂时没有回应，请稍后重试'

/** A provider that does not answer as it should is no fault of the person's. */
export async function whileProviderAnswers(
  { log }: AppContext,
  work: () => Promise<Result<Issued, TokenFault>>,
): Promise<Result<Issued, TokenFault>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log('warn', 'a sign-in provider failed', { reason: error.message })
    return fail({ type: 'invalid_grant', text: toldOf(error) })
  }
}
