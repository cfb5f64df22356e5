import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { signTaskCalls } from '#domain/student-service/sign-task/calls.ts'
import { signTasks } from '#domain/student-service/sign-task/rounds.ts'
import { cva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { OwnTasks } from './sign/own-tasks.tsx'

/** 我的签到: what the student is to sign in at now, and how the last ones ended. */
export function Screen() {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: [signTasks.turn.name, 'own'],
    queryFn: () => ask(signTaskCalls.own, undefined, { quiet: true }),
    // A task begins and ends by the clock.
    refetchInterval: 60_000,
  })
  return (
    <div className={page()}>
      <Stack>
        <PageHeader title={t('我的签到')} />
        <Asked query={query}>{(tasks) => <OwnTasks tasks={tasks} />}</Asked>
      </Stack>
    </div>
  )
}

// As wide as a phone even on a desk: it is used on one.
const page = cva({ base: { width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' } })
