import { useQuery } from '@tanstack/react-query'
import { ListTodo } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { hasEnded } from '#domain/resource/own-task.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Bell } from '../bell.tsx'
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
    <Bell
      count={under}
      counted={t('进行中')}
      tone="accent"
      label={under > 0 ? t('我的任务，{{count}} 项进行中', { count: under }) : t('我的任务')}
      icon={<ListTodo aria-hidden />}
      title={t('我的任务')}
      open={open}
      onOpenChange={setOpen}
    >
      <Suspense fallback={<Spinner label={t('加载中…')} />}>
        <MyTasks />
      </Suspense>
    </Bell>
  )
}
