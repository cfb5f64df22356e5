import { useQuery } from '@tanstack/react-query'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { signTaskCalls } from '#domain/student-service/sign-task/calls.ts'
import { signTasks } from '#domain/student-service/sign-task/rounds.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { CodeBoard } from './sign-code/code-board.tsx'

/** Asked again at least so often, for who has signed in meanwhile, in milliseconds. */
const atLeastMs = 5000

/** 签到码: what is put on the screen of the room, where students scan it. */
export function Screen() {
  const { t } = useTranslation()
  const [task, setTask] = useAsked('id')
  const query = useQuery({
    queryKey: [signTasks.round.name, 'shown', task],
    queryFn: () => ask(signTaskCalls.shown, task ? { id: task } : {}, { quiet: true }),
    // As soon as there is another code.
    refetchInterval: ({ state }) => Math.min(atLeastMs, (state.data?.shown?.left ?? 5) * 1000),
    refetchOnReconnect: 'always',
    gcTime: 0,
  })
  return (
    <Stack>
      <PageHeader title={t('签到码')} description={t('投到现场屏幕，学生扫码签到；二维码每 15 秒更换。')} />
      <Asked query={query}>
        {({ tasks, shown }) => (
          <Stack>
            {tasks.length > 1 && (
              <Field label={t('签到任务')} layout="beside">
                <Select
                  value={shown?.id ?? null}
                  options={tasks.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(id) => id && setTask(id)}
                />
              </Field>
            )}
            {shown ? (
              <CodeBoard task={shown} stale={query.isError} />
            ) : (
              <Card>
                <Empty
                  title={t('没有正在进行的扫码签到')}
                  description={t('签到方式含现场二维码的任务开始后，在这里出示签到码。')}
                />
              </Card>
            )}
          </Stack>
        )}
      </Asked>
    </Stack>
  )
}
