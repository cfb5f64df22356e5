import { useQuery } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { jobCalls } from '#domain/resource/tasks/calls.ts'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface UpcomingProps {
  readonly resource: AnyResource
  /** As it is being typed. */
  readonly cron: string
}

/** The next times that a cron expression names, as the server reads it, so that nobody has to read it themselves. */
export function Upcoming({ resource, cron }: UpcomingProps) {
  const { t } = useTranslation()
  const asked = useSettled(cron.trim())
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, 'upcoming', asked],
    queryFn: () => ask(jobCalls.upcoming, { cron: asked }, { quiet: true }),
    enabled: asked !== '',
  })
  if (!asked) return t('填写执行时间后显示')
  if (error)
    return (
      <>
        {t(error.message)}{' '}
        <Button size="sm" onClick={() => void refetch()}>
          {t('重试')}
        </Button>
      </>
    )
  if (!data) return t('加载中…')
  if (data.length === 0) return t('没有符合这个表达式的时间')
  return data.map((time) => time.slice(0, 16)).join(t('、'))
}
