import { lazy, Suspense, useState } from 'react'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { SkeletonText } from '#design-system/skeleton/skeleton-text.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { useCaseAddress } from '#workbench/engine/approval/use-case-address.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Todos } from './user-todo/todos.tsx'

const Inbox = lazy(async () => ({ default: (await import('#workbench/engine/approval/inbox.tsx')).Inbox }))

const Notices = lazy(async () => ({
  default: (await import('#workbench/engine/approval/notices.tsx')).Notices,
}))

/** 我的待办: what the college waits for, what the person noted for themselves, the approvals of all processes, and what of them stands in public. */
export function Screen() {
  const { t } = useTranslation()
  const { opened, open } = useCaseAddress()
  const [chosen, setChosen] = useState<string>()
  return (
    <Stack>
      <PageHeader
        title={t('我的待办')}
        description={t('学校需要您办理的事项排在前面，后面是您自己记下的。')}
      />
      <Tabs
        label={t('我的待办')}
        value={chosen ?? (opened ? 'cases' : 'todos')}
        onChange={setChosen}
        items={[
          { value: 'todos', label: t('事项'), content: <Todos /> },
          {
            value: 'cases',
            label: t('审批'),
            content: (
              <Suspense fallback={<SkeletonText lines={4} />}>
                <Inbox boxes={['todo', 'done', 'mine', 'cc']} opened={opened} open={open} />
              </Suspense>
            ),
          },
          {
            value: 'notices',
            label: t('公示'),
            content: (
              <Suspense fallback={<SkeletonText lines={4} />}>
                <Notices />
              </Suspense>
            ),
          },
        ]}
      />
    </Stack>
  )
}
