import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { List } from '#design-system/list/list.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag, type Tone } from '#design-system/tag/tag.tsx'
import type { Applied } from '#domain/system/applied/calls.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { appliedQuery } from '#workbench/home/today/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'

/** 已申请的服务: what the person applied for, in whichever part of the college, and how it stands. */
export function Screen() {
  const { t } = useTranslation()
  const router = useRouter()
  const states = {
    waiting: { tone: 'warning', label: t('办理中') },
    approved: { tone: 'success', label: t('已通过') },
    refused: { tone: 'danger', label: t('未通过') },
    withdrawn: { tone: 'neutral', label: t('已撤回') },
  } as const satisfies Record<Applied['state'], { tone: Tone; label: string }>
  return (
    <Stack>
      <PageHeader title={t('已申请的服务')} description={t('您提交的各类申请和办理进度都在这里。')} />
      <Card>
        <Asked query={useQuery(appliedQuery)}>
          {(applied) => (
            <List
              label={t('已申请的服务')}
              items={applied.map(({ id, service, title, appliedAt, state }) => ({
                id,
                title,
                description: [t(service), appliedAt.slice(0, 16)].join(' · '),
                meta: <Tag tone={states[state].tone}>{states[state].label}</Tag>,
              }))}
              onOpen={(id) => {
                const found = applied.find((each) => each.id === id)
                if (found) void router.navigate({ href: found.href })
              }}
              empty={
                <Empty
                  title={t('还没有申请过服务')}
                  description={t('提交申请后，可以在这里查看办理进度。')}
                  action={<Go href="/servicecenter">{t('去服务中心')}</Go>}
                />
              }
            />
          )}
        </Asked>
      </Card>
    </Stack>
  )
}
