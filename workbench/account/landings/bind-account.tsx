import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import type { Unbound } from '#machines/session/session.ports.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { ask } from '#workbench/http/ask.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { rememberWay } from '#workbench/navigation/way-back.ts'
import { holdUnbound, useUnbound } from './held.ts'

/** /bindingusertoautologin: an identity that nobody is known by finds the account it belongs to. */
export function BindAccount() {
  const t = useText()
  const unbound = useUnbound()
  const [bound, setBound] = useState(false)
  if (bound)
    return (
      <Result
        alone
        status="success"
        title={t('绑定成功')}
        description={t('下次可以直接登录，不再需要账号和密码。')}
        next={[]}
        action={<Go href="/index">{t('进入首页')}</Go>}
      />
    )
  if (!unbound)
    return (
      <Result
        alone
        status="ungranted"
        title={t('没有等待绑定的身份')}
        description={t('请先从登录页选择要绑定的登录方式，由对方系统确认身份后再绑定。')}
        next={[]}
        action={<Go href="/login">{t('返回登录页')}</Go>}
      />
    )
  return <Asking unbound={unbound} onBound={() => setBound(true)} />
}

function Asking({ unbound, onBound }: { unbound: Unbound; onBound: () => void }) {
  const t = useText()
  const router = useRouter()
  const person = usePerson()
  const [busy, setBusy] = useState(false)
  const [words, setWords] = useState<string | null>(null)
  const { sourceName, shownName, ticket } = unbound
  const identity = shownName
    ? t('{{source}}账号“{{name}}”', { source: sourceName, name: shownName })
    : sourceName

  const signIn = () => {
    rememberWay('/bindingusertoautologin')
    void router.navigate({ href: '/login' })
  }
  const bind = async () => {
    setBusy(true)
    setWords(null)
    try {
      await ask(ownAccountCalls.bind, { ticket }, { quiet: true })
      onBound()
      holdUnbound(null)
    } catch (failure) {
      setWords(failure instanceof Error ? failure.message : '')
      setBusy(false)
    }
  }
  const letGo = () => {
    holdUnbound(null)
    void router.navigate({ href: person ? '/index' : '/login', replace: true })
  }
  const asked = person
    ? t(
        '确定把{{identity}}绑定到您的账号 {{account}}（{{name}}）吗？绑定后可以用它登录，随时可以在个人中心解除。',
        {
          identity,
          account: person.account,
          name: person.name,
        },
      )
    : t('{{identity}}还没有绑定本系统的账号。请用您的账号登录一次完成绑定，以后就能直接登录。', { identity })
  return (
    <Result
      alone
      status="ungranted"
      title={t('绑定账号')}
      description={words ? t(words) : asked}
      next={[]}
      action={
        <Stack direction="row" gap="sm" justify="center" wrap>
          {person ? (
            <Button variant="solid" loading={busy} onClick={() => void bind()}>
              {t('确定绑定')}
            </Button>
          ) : (
            <Button variant="solid" onClick={signIn}>
              {t('登录并绑定')}
            </Button>
          )}
          <Button onClick={letGo}>{t('暂不绑定')}</Button>
        </Stack>
      }
    />
  )
}
