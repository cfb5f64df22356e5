import { Alert } from '#design-system/alert/alert.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { OwnSignTask } from '#domain/student-service/sign-task/calls.ts'
import { turningIn } from '#domain/student-service/sign-task/turning-code.ts'
import { useScanned } from '#workbench/engine/sign-in/use-scanned.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { OwnTaskCard } from './own-task-card.tsx'

/** The tasks of the student. Opened by the code in the room, the page signs in at the task of that code. */
export function OwnTasks({ tasks }: { readonly tasks: readonly OwnSignTask[] }) {
  const { t } = useTranslation()
  const { nobody, codeFor } = useScanned((text) => {
    const roundId = turningIn(text)?.roundId
    return tasks.filter((each) => each.roundId === roundId && each.standing === 'waiting').map(({ id }) => id)
  })
  return (
    <Stack>
      {nobody && <Alert tone="info" title={t('您不在该签到任务的名单中，或该任务已签到、已截止。')} />}
      {tasks.map((task) => (
        <OwnTaskCard key={task.id} task={task} scanned={codeFor(task.id)} />
      ))}
      {tasks.length === 0 && (
        <Card>
          <Empty title={t('还没有签到任务')} description={t('签到开始后会通知您，并显示在这里。')} />
        </Card>
      )}
    </Stack>
  )
}
