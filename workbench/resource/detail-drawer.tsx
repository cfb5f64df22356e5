import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { cellOf } from './kinds/cell.tsx'
import { oneQuery } from './queries.ts'
import type { AnyRow } from './row.ts'
import { RowLines } from './row-lines.tsx'
import { Section } from './section.tsx'
import { useChoices } from './use-choices.ts'
import { sectionsOf } from './values.ts'

export interface DetailDrawerProps {
  readonly open: boolean
  readonly resource: AnyResource
  /** As the list has it; shown at once, and renewed from the server. */
  readonly row: AnyRow
  readonly onEdit: (row: AnyRow) => void
  /** Left out where nobody, or not this person, may add rows. */
  readonly onCopy?: ((row: AnyRow) => void) | undefined
  readonly onClose: () => void
}

/** Everything there is to read of one row. */
export function DetailDrawer({ open, resource, row: known, onEdit, onCopy, onClose }: DetailDrawerProps) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const { data } = useQuery({ ...oneQuery(resource, known.id), enabled: open })
  const row = (data ?? known) as AnyRow
  const item = (name: string) => {
    const field: Field = resource.fields[name]
    return {
      label: t(field.label),
      whole: field.kind === 'long-text',
      value: field.secret ? t('不显示') : cellOf({ name, field, row, choices }),
    }
  }
  return (
    <Drawer
      open={open}
      size="md"
      title={t('{{label}}详情', { label: t(resource.label) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          {onCopy && <Button onClick={() => onCopy(row)}>{t('复制为新增')}</Button>}
          {row.can?.includes('update') && (
            <Button variant="solid" onClick={() => onEdit(row)}>
              {t('编辑')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="lg">
        {[...sectionsOf(resource), ...kept(resource)].map(([title, names]) => (
          <Section key={title} title={title && t(title)}>
            <Descriptions items={names.map(item)} />
          </Section>
        ))}
        <RowLines resource={resource} row={row} />
        <Section title={t('记录')}>
          <Descriptions
            items={[
              { label: t('创建时间'), value: row.createdAt },
              { label: t('更新时间'), value: row.updatedAt },
            ]}
          />
        </Section>
      </Stack>
    </Drawer>
  )
}

/** What only the server fills stands apart from what people fill. */
function kept({ fields }: AnyResource) {
  const names = Object.entries(fields as Fields).filter(
    ([, { presence, secret }]) => presence === 'system' && !secret,
  )
  return names.length > 0 ? [['其他信息', names.map(([name]) => name)] as const] : []
}
