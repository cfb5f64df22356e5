import { useQuery } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { resourceNamed } from '#domain/index.ts'
import type { ChangeRecord } from '#domain/security/change-record/calls.ts'
import { changeRecord } from '#domain/security/change-record.ts'
import { getChange } from '#workbench/engine/history/calls.ts'
import { ChangeLines } from '#workbench/engine/history/change-lines.tsx'
import { verbOf } from '#workbench/engine/history/verb-of.ts'
import { Section } from '#workbench/engine/section.tsx'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** One record: who, when, where from, and each field from what to what. */
export function ChangeDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: [changeRecord.name, 'changes', id],
    queryFn: () => getChange(id),
  })
  return (
    <Drawer
      open
      size="md"
      title={t('字段变更记录')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('关闭')}</Button>}
    >
      {error ? (
        <Empty
          title={t(error.message)}
          action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
        />
      ) : data ? (
        <Record record={data} />
      ) : (
        <Skeleton shape="block" />
      )}
    </Drawer>
  )
}

function Record({ record }: { record: ChangeRecord }) {
  const { t } = useTranslation()
  const resource = resourceNamed(record.resource)
  const choices = useChoices(resource ?? changeRecord)
  const who = record.name ? `${record.name}（${record.account}）` : record.account
  return (
    <Stack gap="lg">
      <Descriptions
        items={[
          { label: t('变更对象'), value: `${t(resource?.label ?? record.resource)}：${record.rowTitle}` },
          { label: t('变更操作'), value: t(verbOf(resource, record.verb)) },
          { label: t('变更账号'), value: who },
          { label: t('变更时间'), value: record.changedAt },
          { label: t('来源地址'), value: record.address },
          { label: t('版次'), value: record.serial },
          { label: t('变更原因'), value: record.reason && t(record.reason) },
          { label: t('批次'), value: record.batch },
        ]}
      />
      <Section title={t('变更内容')}>
        {resource && record.changes.length > 0 ? (
          <ChangeLines resource={resource} changes={record.changes} choices={choices} />
        ) : (
          <p>{t('没有改动任何字段')}</p>
        )}
      </Section>
    </Stack>
  )
}
