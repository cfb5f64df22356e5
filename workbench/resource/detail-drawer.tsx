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
import { useReveal } from './rights/use-reveal.tsx'
import { WhySeen } from './rights/why-seen.tsx'
import type { AnyRow } from './row.ts'
import { Section } from './section.tsx'
import { useChoices } from './use-choices.ts'
import { useFieldAccess } from './use-field-access.ts'
import { sectionsOf } from './values.ts'

export interface DetailDrawerProps {
  readonly open: boolean
  readonly resource: AnyResource
  /** As the list has it; shown at once, and renewed from the server. */
  readonly row: AnyRow
  readonly onEdit: (row: AnyRow) => void
  readonly onClose: () => void
}

/** Everything there is to read of one row. */
export function DetailDrawer({ open, resource, row: known, onEdit, onClose }: DetailDrawerProps) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const { data } = useQuery({ ...oneQuery(resource, known.id), enabled: open })
  const row = (data ?? known) as AnyRow
  const access = useFieldAccess(resource)
  const { seen, eyeOf, dialog } = useReveal(resource, row)
  const shown = (name: string) => access[name] !== 'hidden'
  const item = (name: string) => {
    const field: Field = resource.fields[name]
    return {
      label: t(field.label),
      whole: field.kind === 'long-text',
      value: field.secret
        ? t('不显示')
        : cellOf({ name, field, row: name in seen ? { ...row, [name]: seen[name] } : row, choices }),
      reveal: eyeOf(name),
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
            <Descriptions items={names.filter(shown).map(item)} />
          </Section>
        ))}
        <Section title={t('记录')}>
          <Descriptions
            items={[
              { label: t('创建时间'), value: row.createdAt },
              { label: t('更新时间'), value: row.updatedAt },
            ]}
          />
        </Section>
        {!resource.single && <WhySeen resource={resource.name} rowId={row.id} />}
        {dialog}
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
