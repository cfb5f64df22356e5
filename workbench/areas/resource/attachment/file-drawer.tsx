import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { attachment } from '#domain/resource/attachment.ts'
import { fileCalls } from '#domain/resource/files/calls.ts'
import { cellOf } from '#workbench/engine/kinds/cell.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { Section } from '#workbench/engine/section.tsx'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { HeldFiles } from '#workbench/files/held-files.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const facts = ['bucket', 'storeId', 'ownerId'] as const

/** One file: seen or saved, with what is known of it and the rows that hold it. */
export function FileDrawer({ row, onClose }: { readonly row: AnyRow | null; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const choices = useChoices(attachment)
  const { data, error, refetch } = useQuery({
    queryKey: [attachment.name, 'uses', row?.id],
    queryFn: () => ask(fileCalls.uses, { id: row?.id ?? '' }, { quiet: true }),
    enabled: row !== null,
  })
  return (
    <Drawer
      open={row !== null}
      size="md"
      title={t('{{label}}详情', { label: t('附件') })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('关闭')}</Button>}
    >
      {row && (
        <Stack gap="lg">
          <HeldFiles ids={row.id} label={t('文件')} />
          <Section title={t('文件信息')}>
            <Descriptions
              items={[
                ...facts.map((name) => ({
                  label: t(attachment.fields[name].label),
                  value:
                    name === 'storeId' && !row[name]
                      ? t('系统自带存储')
                      : cellOf({ name, field: attachment.fields[name], row, choices }),
                })),
                { label: t('上传时间'), value: row.createdAt },
              ]}
            />
          </Section>
          <Section title={t('使用情况')}>
            {error ? (
              <Alert
                tone="danger"
                title={t(error.message)}
                action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
              />
            ) : !data ? (
              <Skeleton />
            ) : data.length === 0 ? (
              t('还没有记录使用这个文件，可以删除')
            ) : (
              <Descriptions
                items={data.map(({ label, field, title }) => ({
                  label: [t(label), t(field)].join(' · '),
                  value: title || t('（空）'),
                }))}
              />
            )}
          </Section>
        </Stack>
      )}
    </Drawer>
  )
}
