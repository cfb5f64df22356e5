import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { usePerson } from '#workbench/session/use-session.ts'
import { session as ownStorage } from '#workbench/storage/storage.ts'
import { ownQuery } from './calls.ts'

/** The day it is here: whoever put the question away is not asked again before tomorrow. */
const today = () => new Date().toLocaleDateString('sv')
const isText = (value: unknown): value is string => typeof value === 'string'
const putAwayToday = () => ownStorage.read('secondFactorPrompt', isText) === today()

/**
 * After a change of route: asks whoever has no second proof, and had better have one, to set it up (specification,
 * section 4). Where the college requires it, putting it away lasts until the next change of route.
 */
export function SecondFactorPrompt() {
  const { t } = useTranslation()
  const router = useRouter()
  const person = usePerson()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [putAway, setPutAway] = useState<string | null>(null)
  const { data: own } = useQuery({ ...ownQuery, enabled: person !== null })
  const wanted = own !== undefined && !own.enabled && (own.required || own.recommended)
  const open = wanted && path !== '/personalcenter' && putAway !== path && (own.required || !putAwayToday())
  if (!open) return null

  const later = () => {
    if (!own.required) ownStorage.write('secondFactorPrompt', today())
    setPutAway(path)
  }
  const setUp = () => {
    setPutAway(path)
    void router.navigate({ href: '/personalcenter?tab=second-factor' })
  }
  return (
    <Dialog
      open
      size="sm"
      title={t(own.required ? '请启用二次验证' : '建议启用二次验证')}
      description={t(
        own.required
          ? '学校要求您的账号在登录时再验证一次身份。'
          : '您的账号权限较高，启用后即使密码泄露也能防止他人登录。',
      )}
      onClose={later}
      footer={
        <>
          <Button onClick={later}>{t(own.required ? '稍后设置' : '今天不再提醒')}</Button>
          <Button variant="solid" onClick={setUp}>
            {t('现在设置')}
          </Button>
        </>
      }
    >
      <p>{t('可以使用手机验证器应用的动态口令、设备的通行密钥，或手机短信。设置大约需要一分钟。')}</p>
    </Dialog>
  )
}
