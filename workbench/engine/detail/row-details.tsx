import { lazy, Suspense } from 'react'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { type Fields, isWide } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { namedFields } from '#domain/kernel/shown-fields.ts'
import { fieldsBehind } from '#domain/kernel/through.ts'
import { cellOf, titleOf } from '#workbench/engine/kinds/cell.tsx'
import { ReferenceNames } from '#workbench/engine/kinds/reference-names.tsx'
import { Upcoming } from '#workbench/engine/kinds/upcoming.tsx'
import { useReveal } from '#workbench/engine/rights/use-reveal.tsx'
import { WhySeen } from '#workbench/engine/rights/why-seen.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { RowLines } from '#workbench/engine/row-lines.tsx'
import { Section } from '#workbench/engine/section.tsx'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { useFieldAccess } from '#workbench/engine/use-field-access.ts'
import { sectionsOf } from '#workbench/engine/values.ts'
import { HeldFiles } from '#workbench/files/held-files.tsx'
import { HeldPhoto } from '#workbench/files/held-photo.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Related } from './related.tsx'

const ShownText = lazy(async () => ({
  default: (await import('#workbench/files/shown-text.tsx')).ShownText,
}))

export interface RowDetailsProps {
  readonly resource: AnyResource
  readonly row: AnyRow
  readonly choices: Choices
}

/** Everything there is to read of one row, as far as this person may. */
export function RowDetails({ resource, row, choices }: RowDetailsProps) {
  const { t } = useTranslation()
  const access = useFieldAccess(resource)
  const { seen: revealed, eyeOf, dialog } = useReveal(resource, row)
  const whole = { ...row, ...revealed }
  const fieldOf = namedFields(resource)
  const item = (name: string) => {
    const field = fieldOf(name)
    const shown = cellOf({ name, field, row: whole, choices })
    const Held = field.portrait ? HeldPhoto : HeldFiles
    const id = field.target && typeof row[name] === 'string' ? row[name] : undefined
    return {
      label: t(titleOf(field)),
      whole: isWide(field.kind),
      value: field.secret ? (
        t('不显示')
      ) : field.kind === 'files' && row[name] ? (
        <Held ids={String(row[name])} label={t(field.label)} />
      ) : field.kind === 'rich-text' && row[name] ? (
        <Suspense fallback={shown}>
          <ShownText html={String(whole[name])} />
        </Suspense>
      ) : field.lists && row[name] ? (
        <ReferenceNames target={field.lists} ids={String(row[name])} />
      ) : id && field.target && shown ? (
        <Related target={field.target} id={id}>
          {shown}
        </Related>
      ) : (
        shown
      ),
      reveal: eyeOf(name),
    }
  }
  /** When a cron expression comes round next stands right after it. */
  const upcomingOf = (name: string) => {
    const cron = fieldOf(name).cron
    const value = row[name]
    if (!cron || typeof value !== 'string') return []
    return [{ label: t('接下来五次'), whole: true, value: <Upcoming resource={resource} cron={value} /> }]
  }
  const seen = (names: readonly string[]) => names.filter((name) => access[name] !== 'hidden')
  const sections = [...sectionsOf(resource), ...kept(resource)].map(
    ([title, names]) => [title, seen(names)] as const,
  )
  return (
    <Stack gap="lg">
      {sections.map(
        ([title, names]) =>
          names.length > 0 && (
            <Section key={title} title={title && t(title)}>
              <Descriptions items={names.flatMap((name) => [item(name), ...upcomingOf(name)])} />
            </Section>
          ),
      )}
      <RowLines resource={resource} row={row} />
      <Section title={t('记录')}>
        <Descriptions
          items={[
            { label: t('创建时间'), value: row.createdAt },
            { label: t('更新时间'), value: row.updatedAt },
          ]}
        />
      </Section>
      {!resource.singleton && <WhySeen resource={resource.name} rowId={row.id} />}
      {dialog}
    </Stack>
  )
}

/** What only the server fills stands apart from what people fill. */
function kept(resource: AnyResource) {
  const names = [...Object.entries(resource.fields as Fields), ...fieldsBehind(resource)].filter(
    ([, { presence, secret, technical }]) => presence === 'system' && !secret && !technical,
  )
  return names.length > 0 ? [['其他信息', names.map(([name]) => name)] as const] : []
}
