import { useQuery } from '@tanstack/react-query'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { placeFor } from '#workbench/engine/place-for.ts'
import { viewsQuery } from '#workbench/engine/views/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { DesignProps } from './design-props.ts'

/** The saved view whose conditions and order decide which rows are printed. */
export function ViewField({ draft, source, onDraft }: Pick<DesignProps, 'draft' | 'source' | 'onDraft'>) {
  const { t } = useTranslation()
  const { data, isError } = useQuery(viewsQuery(placeFor(source)))
  const views = data?.views ?? []
  const others = draft.viewId && data && !views.some(({ id }) => id === draft.viewId)
  return (
    <Field
      label={t('数据视图')}
      help={t('按视图的筛选条件和排序取数；不选则取全部数据。能打印哪些数据仍以打印人的权限为准。')}
      error={isError && t('数据视图没有加载成功')}
    >
      <Select
        value={draft.viewId}
        clearable
        placeholder={t('全部数据')}
        onChange={(viewId) => onDraft({ ...draft, viewId })}
        options={[
          ...views.map(({ id, name }) => ({ value: id, label: name })),
          ...(others && draft.viewId ? [{ value: draft.viewId, label: t('他人的视图') }] : []),
        ]}
      />
    </Field>
  )
}
