import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ownQuery } from './calls.ts'
import { PasskeyCard } from './passkey-card.tsx'
import { PhoneCard } from './phone-card.tsx'
import { RecoveryCard } from './recovery-card.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'
import { TotpCard } from './totp-card.tsx'
import { useProofChanges } from './use-proof-changes.ts'

/** How one proves a second time who one is: set up, changed and taken away. For the personal centre. */
export function SecondFactorSettings() {
  const { t } = useTranslation()
  const { data: own, isPending, isError, error, isFetching, refetch } = useQuery(ownQuery)
  const { codes, settled, putAway } = useProofChanges()
  if (isPending) return <Card title={t('二次验证')} loading />
  if (isError || !own)
    return (
      <Empty
        title={t('二次验证设置没有取到')}
        description={error && t(error.message)}
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('重试')}
          </Button>
        }
      />
    )
  return (
    <Stack>
      {own.enabled ? (
        <Alert tone="success">{t('您的账号已启用二次验证，登录时除密码外还需验证一次身份。')}</Alert>
      ) : own.required ? (
        <Alert tone="warning">{t('学校要求您启用二次验证，请至少设置下面的一种方式。')}</Alert>
      ) : (
        <Alert>{t('启用后，即使密码泄露，他人也无法登录您的账号。建议优先使用通行密钥或动态口令。')}</Alert>
      )}
      <TotpCard own={own} onSettled={settled} />
      <PasskeyCard own={own} onSettled={settled} />
      <PhoneCard own={own} onSettled={settled} />
      {own.enabled && <RecoveryCard own={own} onSettled={settled} />}
      {codes.length > 0 && <RecoveryDialog codes={codes} onClose={putAway} />}
    </Stack>
  )
}
