import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { today } from '#domain/kits/college-clock.ts'
import { session as ownStorage } from '#workbench/http/storage/storage.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ownQuery } from './calls.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
/** Anyone who put the advice away is not asked again before the college's tomorrow. */
const putAwayToday = () => ownStorage.read('secondFactorPrompt', isText) === today()

/**
 * Asks anyone who had better have a second proof to set it up (specification, section 4). It stands on the desktop, where
 * it takes no room from rows, comes together with the cards, so that nothing moves, and can be put away for the day.
 */
export function SecondFactorAdvice() {
  const { t } = useTranslation()
  const router = useRouter()
  const [putAway, setPutAway] = useState(putAwayToday)
  const { data: own } = useQuery(ownQuery)
  if (putAway || !own?.recommended || own.enabled || own.required) return null
  const later = () => {
    ownStorage.write('secondFactorPrompt', today())
    setPutAway(true)
  }
  return (
    <Alert
      title={t('建议启用二次验证')}
      action={
        <Button onClick={() => void router.navigate({ href: '/personalcenter?tab=second-factor' })}>
          {t('现在设置')}
        </Button>
      }
      onDismiss={later}
    >
      {t('您的账号权限较高，启用后即使密码泄露也能防止他人登录。')}
    </Alert>
  )
}
