import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useLater } from '#design-system/parts/later/use-later.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ownQuery } from './calls.ts'

const loadDialog = () => import('#design-system/dialog/dialog.tsx')

/**
 * After a change of route: asks anyone of whom the college requires a second proof, and who has none, to set it up
 * (specification, section 4). It stands before everything, and comes again with the next change of route.
 */
export function SecondFactorPrompt() {
  const { t } = useTranslation()
  const router = useRouter()
  const person = usePerson()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [putAway, setPutAway] = useState<string | null>(null)
  const { data: own } = useQuery({ ...ownQuery, enabled: person !== null })
  const isAsked = Boolean(own?.required && !own.enabled) && path !== '/personalcenter' && putAway !== path
  const drawn = useLater(loadDialog, isAsked)
  if (!isAsked || !drawn) return null

  const later = () => setPutAway(path)
  const setUp = () => {
    setPutAway(path)
    void router.navigate({ href: '/personalcenter?tab=second-factor' })
  }
  return (
    <drawn.Dialog
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
    </drawn.Dialog>
  )
}
