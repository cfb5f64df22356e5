import { CircleCheck, RefreshCw, Smartphone } from 'lucide-react'
import { useEffect } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { QrCode } from '#design-system/qr-code/qr-code.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { session } from '#workbench/account/session/session.ts'
import { useSession } from '#workbench/account/session/use-session.ts'
import { useDeskTicket } from './use-desk-ticket.ts'

const over = {
  gone: '二维码已过期',
  refused: '您已在手机上取消登录',
} as const

/** Signing in by a phone that is signed in already: it scans, and vouches for this desk. */
export function ScanPanel() {
  const t = useText()
  const [state, again] = useDeskTicket()
  const refused = useSession((now) => now.context.fault)
  useEffect(() => {
    if (state.type !== 'approved') return
    const { ticket, secret } = state.desk
    session.send({ type: 'SIGN_IN', credentials: { type: 'scan', ticket: `${ticket}~${secret}` } })
  }, [state])

  const retry = (
    <Button icon={<RefreshCw />} onClick={again}>
      {t('刷新二维码')}
    </Button>
  )
  switch (state.type) {
    case 'coming':
      return (
        <Stack align="center">
          <Spinner label={t('正在获取二维码')} />
        </Stack>
      )
    case 'failed':
      return <Empty title={t(state.message)} action={retry} />
    case 'gone':
    case 'refused':
      return <Empty title={t(over[state.type])} action={retry} />
    case 'approved':
      return refused ? (
        <Stack gap="lg">
          <Alert tone="danger">{t(refused.message)}</Alert>
          {retry}
        </Stack>
      ) : (
        <Empty icon={<CircleCheck />} title={t('已确认，正在登录')} />
      )
    case 'scanned':
      return (
        <Empty
          icon={<Smartphone />}
          title={t('已扫码')}
          description={t('请在手机上核对信息后点击“确认登录”。')}
          action={retry}
        />
      )
    case 'waiting':
      return (
        <Stack align="center" gap="lg">
          <QrCode
            size="lg"
            value={`${location.origin}/personalcenter?scan=${encodeURIComponent(state.desk.ticket)}`}
            label={t('扫码登录')}
          />
          <p role="status">{t('用已登录本系统的手机扫描二维码，在手机上确认后即可登录。')}</p>
          {retry}
        </Stack>
      )
  }
}
