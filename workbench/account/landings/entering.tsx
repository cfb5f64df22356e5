import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { LoadingOverlay } from '#design-system/loading-overlay/loading-overlay.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { ownSessionCalls } from '#domain/system/own-session/calls.ts'
import type { Credentials } from '#machines/session/session.ports.ts'
import { session } from '#workbench/account/session/session.ts'
import { useSession } from '#workbench/account/session/use-session.ts'
import { ask } from '#workbench/http/ask.ts'
import { forgetPerson } from '#workbench/http/user-info.ts'
import { forgetWay } from '#workbench/navigation/way-back.ts'
import { holdCredentials, holdUnbound } from './held.ts'
import { ssoOf } from './sso.ts'

/** Signs in with what another system gave. Should somebody sit here already, they are asked first: a link may have led here. */
export function Entering({ credentials }: { credentials: Credentials }) {
  const t = useText()
  const router = useRouter()
  const [sent, setSent] = useState(false)
  const person = useSession((state) => state.context.person)
  const booting = useSession((state) => state.matches('booting'))
  const busy = useSession((state) => state.matches('signingIn'))
  const asksMore = useSession((state) => state.matches('secondFactor'))
  const fault = useSession((state) => state.context.fault)
  const failed = sent && !busy ? fault : null

  useEffect(() => {
    if (booting || person || sent) return
    setSent(true)
    session.send({ type: 'SIGN_IN', credentials })
  }, [booting, person, sent, credentials])
  useEffect(() => {
    // The door itself asks for the second proof.
    if (sent && (person || asksMore)) holdCredentials(null)
  }, [sent, person, asksMore])
  useEffect(() => {
    if (!failed?.unbound) return
    holdUnbound(failed.unbound)
    holdCredentials(null)
    void router.navigate({ href: '/bindingusertoautologin', replace: true })
  }, [failed, router])

  if (person && !sent) return <SomebodyElse name={person.name} />
  if (!failed || failed.unbound) return <LoadingOverlay text={t('正在登录')} />
  return (
    <Result
      alone
      status="403"
      title={t('没有登录成功')}
      description={t(failed.message)}
      next={[]}
      action={
        <Stack direction="row" gap="sm" justify="center" wrap>
          {credentials.type === 'cas' && <Again />}
          <Button onClick={() => holdCredentials(null)}>{t('账号登录')}</Button>
        </Stack>
      }
    />
  )
}

/** Back to the single sign-on for another ticket, where the college has said where that is. */
function Again() {
  const t = useText()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    void ssoOf(0).then((sso) => setUrl(sso?.loginUrl ?? null))
  }, [])
  if (!url) return null
  return (
    <Button variant="solid" onClick={() => window.location.assign(url)}>
      {t('重新登录')}
    </Button>
  )
}

function SomebodyElse({ name }: { name: string }) {
  const t = useText()
  const router = useRouter()
  const [leaving, setLeaving] = useState(false)
  const stay = () => {
    holdCredentials(null)
    forgetWay()
    void router.navigate({ href: '/index', replace: true })
  }
  const leave = async () => {
    setLeaving(true)
    await ask(ownSessionCalls.logOut, undefined, { quiet: true, timeout: 5_000 }).catch(() => {})
    forgetPerson()
    session.send({ type: 'SIGNED_OUT_ELSEWHERE' })
  }
  return (
    <Result
      alone
      status="ungranted"
      title={t('您已登录为{{name}}', { name })}
      description={t('您从另一个系统带来了新的登录凭据。换用后，当前账号将退出登录。')}
      next={[]}
      action={
        <Stack direction="row" gap="sm" justify="center" wrap>
          <Button variant="solid" onClick={stay}>
            {t('继续使用当前账号')}
          </Button>
          <Button loading={leaving} onClick={() => void leave()}>
            {t('换用新的凭据登录')}
          </Button>
        </Stack>
      }
    />
  )
}
