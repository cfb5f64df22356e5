import { Alert } from '#design-system/alert/alert.tsx'
import { useText } from '#design-system/text/text.tsx'
import type { SignInFault } from '#machines/session/session.ports.ts'
import { Countdown } from './countdown.tsx'

interface SignInWordsProps {
  readonly fault: SignInFault | null
  /** Why somebody is asked to sign in again. */
  readonly notice: string | null
  /** How many are served before this one. */
  readonly ahead: number | null
}

/** What there is to say above a sign-in form: one thing at a time, the newest. */
export function SignInWords({ fault, notice, ahead }: SignInWordsProps) {
  const t = useText()
  if (ahead !== null && ahead > 0)
    return <Alert>{t('现在登录的人较多，前面还有 {{count}} 人，请不要关闭页面。', { count: ahead })}</Alert>
  if (!fault) return notice && <Alert>{t(notice)}</Alert>
  return (
    <Alert tone="danger">
      {t(fault.message)}
      {fault.retryAfter && (
        <>
          <br />
          <Countdown key={fault.message} seconds={fault.retryAfter} />
        </>
      )}
    </Alert>
  )
}
