import { useQuery } from '@tanstack/react-query'
import { Alert, type AlertProps } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { PaperCheck, Standing } from '#domain/kernel/print.ts'
import { printCalls } from '#domain/system/prints/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const words = {
  valid: { tone: 'success', title: '文书真实，当前有效' },
  early: { tone: 'warning', title: '文书真实，尚未生效' },
  ended: { tone: 'info', title: '文书真实，已经结束' },
  void: { tone: 'danger', title: '文书已经作废' },
} as const satisfies Record<Standing, { tone: AlertProps['tone']; title: string }>

/** What the college says of the copy with this code. */
export function Verified({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['verify', code],
    queryFn: () => ask(printCalls.verify, { code }, { quiet: true }),
    gcTime: 0,
  })
  if (data === undefined && !error) return <Card loading />
  if (data === undefined && error)
    return (
      <Alert
        tone="warning"
        title={t(error.message)}
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('重试')}
          </Button>
        }
      />
    )
  if (!data)
    return (
      <Alert tone="danger" title={t('没有找到这份文书')}>
        {t('请核对校验码。如果与纸上一致，这份文书不是学校开具的。')}
      </Alert>
    )
  return <Found {...data} />
}

function Found({ title, college, number, standing, facts, copy, printedAt, changed }: PaperCheck) {
  const { t } = useTranslation()
  const { tone, title: verdict } = words[standing]
  return (
    <Stack>
      <Alert tone={tone} title={t(verdict)} />
      {changed && standing !== 'void' && (
        <Alert tone="warning" title={t('打印之后内容有变更，请以本页为准。')} />
      )}
      <Card title={t(title)}>
        <Descriptions
          columns={1}
          layout="beside"
          items={[
            { label: t('开具单位'), value: college },
            { label: t('文书编号'), value: number },
            ...facts.map(({ label, value }) => ({ label: t(label), value })),
            { label: t('打印时间'), value: t('{{time}}（第 {{copy}} 份）', { time: printedAt, copy }) },
          ]}
        />
      </Card>
    </Stack>
  )
}
