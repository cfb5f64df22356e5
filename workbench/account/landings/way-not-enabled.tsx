import { useLocation } from '@tanstack/react-router'
import { Result } from '#design-system/result/result.tsx'
import { useText } from '#design-system/text/text.tsx'
import { Go } from '#workbench/navigation/go.tsx'

/** An address that belongs to a way of signing in which this college has not opened. */
export function WayNotEnabled() {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <Result
      alone
      status="403"
      title={t('学校未启用这种登录方式')}
      description={t('请使用账号和密码登录。如有疑问，请联系系统管理员。')}
      action={<Go href={pathname.startsWith('/welcome') ? '/welcome/login' : '/login'}>{t('账号登录')}</Go>}
    />
  )
}
