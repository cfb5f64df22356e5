import { useQuery } from '@tanstack/react-query'
import { ListTodo } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '#design-system/badge/badge.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Popover } from '#design-system/popover/popover.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { hasEnded } from '#domain/resource/own-task.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { myTasksQuery } from './tasks.ts'

const MyTasks = lazy(async () => ({ default: (await import('./my-tasks.tsx')).MyTasks }))

/** How many of my tasks are under way, and the latest of them. Nobody who has none sees it. */
export function TaskBell() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { data = [] } = useQuery(myTasksQuery)
  const under = data.filter((task) => !hasEnded(task)).length
  if (data.length === 0) return null
  return (
    <Badge count={under} label={t('进行中')} tone="accent">
      <Popover
        open={open}
        onOpenChange={setOpen}
        placement="bottom-end"
        size="lg"
        title={t('我的任务')}
        trigger={
          <IconButton
            label={under > 0 ? t('我的任务，{{count}} 项进行中', { count: under }) : t('我的任务')}
            icon={<ListTodo aria-hidden />}
          />
        }
      >
        <Suspense fallback={<Spinner label={t('加载中…')} />}>
          <MyTasks />
        </Suspense>
      </Popover>
    </Badge>
  )
}
