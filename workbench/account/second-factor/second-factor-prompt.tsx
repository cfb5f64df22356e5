import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { session as ownStorage } from '#workbench/http/storage/storage.ts'
import { ownQuery } from './calls.ts'

/** The day it is here: anyone who put the question away is not asked again before tomorrow. */
const today = () => new Date().toLocaleDateString('sv')
const isText = (value: unknown): value is string => typeof value === 'string'
const putAwayToday = () => ownStorage.read('secondFactorPrompt', isText) === today()

/**
 * After a change of route: asks anyone who has no second proof, and had better have one, to set it up (specification,
 * section 4). Advice stands above the screen and can be put away for the day; where the college requires a second
 * proof, the question stands before everything and comes again with the next change of route.
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
  if (!own.required)
    return (
      <Stack pad="page">
        <Alert
          title={t('建议启用二次验证')}
          action={<Button onClick={setUp}>{t('现在设置')}</Button>}
          onDismiss={later}
        >
          {t('您的账号权限较高，启用后即使密码泄露也能防止他人登录。')}
        </Alert>
      </Stack>
    )
  return (
    <Dialog
      open
      size="sm"
      title={t('请启用二次验证')}
      description={t('学校要求您的账号在登录时再验证一次身份。')}
      onClose={later}
      footer={
        <>
          <Button onClick={later}>{t('稍后设置')}</Button>
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
