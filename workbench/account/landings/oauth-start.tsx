import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { LoadingOverlay } from '#design-system/loading-overlay/loading-overlay.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import type { AppType } from '#workbench/account/session/app-info.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { fetchProviders, setOut } from './providers.ts'
import { WayNotEnabled } from './way-not-enabled.tsx'

interface SettingOutProps {
  readonly appType: AppType
  readonly kinds: readonly string[]
  /** The door from which one sets out. */
  readonly door: '/login' | '/welcome/login'
}

/** An address that goes to the other system by itself: that of `?source=`, else the first of its kind. */
function SettingOut({ appType, kinds, door }: SettingOutProps) {
  const t = useText()
  const { searchStr } = useLocation()
  const [fault, setFault] = useState<string | null>(null)
  const [enabled, setEnabled] = useState(true)
  const begun = useRef(false)
  const begin = useCallback(async () => {
    setFault(null)
    try {
      const wanted = new URLSearchParams(searchStr).get('source')
      const provider = (await fetchProviders(appType)).find(
        ({ code, kind }) => kinds.includes(kind) && (!wanted || code === wanted),
      )
      if (!provider) return setEnabled(false)
      await setOut(provider.code, door)
    } catch (failure) {
      setFault(failure instanceof Error ? failure.message : '')
    }
  }, [appType, kinds, door, searchStr])
  useEffect(() => {
    // Once, also where a component is mounted twice: each begins a journey of its own at the server.
    if (begun.current) return
    begun.current = true
    void begin()
  }, [begin])

  if (!enabled) return <WayNotEnabled />
  if (fault === null) return <LoadingOverlay text={t('正在前往登录页面')} />
  return (
    <Result
      alone
      status="403"
      title={t('没有登录成功')}
      description={t(fault)}
      next={[]}
      action={
        <Stack direction="row" gap="sm" justify="center" align="center" wrap>
          <Button variant="solid" onClick={() => void begin()}>
            {t('重试')}
          </Button>
          <Go href={door}>{t('账号登录')}</Go>
        </Stack>
      }
    />
  )
}

const oauth = ['oauth2', 'oidc']
const messenger = ['wechat-work']

/** /loginbyoauth2 */
export const ByOAuth2 = () => <SettingOut appType={0} kinds={oauth} door="/login" />
/** /loginbywechatenterprise */
export const ByMessenger = () => <SettingOut appType={0} kinds={messenger} door="/login" />
/** /welcome/loginbywechatenterprise */
export const WelcomeByMessenger = () => <SettingOut appType={2} kinds={messenger} door="/welcome/login" />
