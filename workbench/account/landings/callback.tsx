import { useLocation, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { LoadingOverlay } from '#design-system/loading-overlay/loading-overlay.tsx'
import { Result } from '#design-system/result/result.tsx'
import { useText } from '#design-system/text/text.tsx'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { ask } from '#workbench/http/ask.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { codeIn } from './arrivals.ts'
import { fetchProviders } from './providers.ts'
import { WayNotEnabled } from './way-not-enabled.tsx'

/** /oauth/callback/{source}, for those who come back to bind, or with nothing. Anyone who signs in has gone on to the door. */
export function Callback() {
  const { searchStr } = useLocation()
  const { source = '' } = useParams({ strict: false }) as { source?: string }
  const [brought] = useState(() => codeIn(searchStr))
  return brought ? <Binding source={source} {...brought} /> : <Nothing source={source} />
}

/** The other system was left without a yes. Its own words are not shown: anyone who made the link may have written them. */
function Nothing({ source }: { source: string }) {
  const t = useText()
  const [enabled, setEnabled] = useState<boolean | null>(null)
  useEffect(() => {
    Promise.all([fetchProviders(0), fetchProviders(2)]).then(
      (lists) => setEnabled(lists.flat().some(({ code }) => code === source)),
      () => setEnabled(true),
    )
  }, [source])
  if (enabled === null) return <LoadingOverlay text={t('正在登录')} />
  if (!enabled) return <WayNotEnabled />
  return (
    <Result
      alone
      status="403"
      title={t('没有登录成功')}
      description={t('对方系统没有确认您的身份，可能是您取消了授权。请返回登录页重试。')}
      next={[]}
      action={<Go href="/login">{t('返回登录页')}</Go>}
    />
  )
}

type Outcome = { readonly ok: true } | { readonly ok: false; readonly words: string }

function Binding({ source, code, state }: { source: string; code: string; state: string }) {
  const t = useText()
  const person = usePerson()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    // The code has done its work; nobody finds it in the history.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    ask(ownAccountCalls.bind, { source, code, state }, { quiet: true }).then(
      () => setOutcome({ ok: true }),
      (failure: Error) => setOutcome({ ok: false, words: failure.message }),
    )
  }, [source, code, state])

  if (!outcome) return <LoadingOverlay text={t('正在绑定')} />
  const back = <Go href="/personalcenter?tab=bindings">{t('返回账号绑定')}</Go>
  return outcome.ok ? (
    <Result
      alone
      status="success"
      title={t('绑定成功')}
      description={t('以后可以用它登录账号{{name}}。', { name: person?.name ?? '' })}
      next={[]}
      action={back}
    />
  ) : (
    <Result
      alone
      status="403"
      title={t('没有绑定成功')}
      description={t(outcome.words)}
      next={[]}
      action={back}
    />
  )
}
