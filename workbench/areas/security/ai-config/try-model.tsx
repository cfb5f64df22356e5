import { useMutation } from '@tanstack/react-query'
import { PlugZap } from 'lucide-react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { aiCalls } from '#domain/security/ai/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { durationIn } from '#workbench/language/duration.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

/** Asks the model that is saved for one word. */
export function TryModel() {
  const { t } = useTranslation()
  const mayTry = usePermission()('security.ai-config:update')
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => ask(aiCalls.test, undefined, { quiet: true }),
  })
  if (!mayTry) return null
  return (
    <Card
      title={t('测试连接')}
      extra={
        <Button icon={<PlugZap />} loading={isPending} onClick={() => mutate()}>
          {t('测试')}
        </Button>
      }
    >
      <Stack>
        <p>
          {t(
            '用已保存的设置提一个问题。校内主机须由运维人员在 SERVICE_HOSTS 中登记；密钥、人员信息和业务数据都不会发送给对方。',
          )}
        </p>
        {error && <Alert tone="danger" title={t(error.message)} />}
        {data && (
          <Alert
            tone={data.ok ? 'success' : 'danger'}
            title={
              data.ok
                ? t('已回答，用时 {{time}}', { time: durationIn(data.milliseconds, t) })
                : t('没有得到可用的回答')
            }
          >
            {data.ok ? data.text : t(data.text)}
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
