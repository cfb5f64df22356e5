import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Select } from '#design-system/select/select.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { letterOf } from '#domain/sheet/letter-of.ts'
import type { ImportView } from '#domain/system/import-plan.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { importQuery, importsKey, replaceIn } from './calls.ts'

/** Finds a text in one column of all rows and puts another in its place. */
export function ReplaceBar({ resource, of }: { readonly resource: AnyResource; readonly of: ImportView }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [at, setAt] = useState<string | null>(null)
  const [find, setFind] = useState('')
  const [replace, setReplace] = useState('')
  const [whole, setWhole] = useState(true)
  const replacing = useMutation({
    mutationFn: () => replaceIn(of.id, Number(at), find, replace, whole),
    onSuccess: ({ count, import: after }) => {
      queries.setQueryData(importQuery(of.id).queryKey, after)
      void queries.invalidateQueries({ queryKey: [importsKey, 'rows', of.id] })
      if (count === 0) toast.warning(t('没有找到“{{find}}”', { find }))
      else toast.success(t('已替换 {{count}} 行', { count }))
    },
    onError: (error) => toast.error(t(error.message)),
  })
  const columns = (of.plan?.columns ?? []).flatMap((name, index) =>
    name === null
      ? []
      : [{ value: String(index), label: `${letterOf(index)} ${t(resource.fields[name].label)}` }],
  )
  return (
    <Grid least="sm">
      <Select
        label={t('在哪一列替换')}
        placeholder={t('选择列')}
        value={at}
        options={columns}
        onChange={setAt}
      />
      <TextInput
        aria-label={t('查找')}
        placeholder={t('查找')}
        maxLength={200}
        value={find}
        onChange={(event) => setFind(event.currentTarget.value)}
      />
      <TextInput
        aria-label={t('替换为')}
        placeholder={t('替换为')}
        maxLength={200}
        value={replace}
        onChange={(event) => setReplace(event.currentTarget.value)}
      />
      <Checkbox checked={whole} onChange={setWhole}>
        {t('整个单元格相同')}
      </Checkbox>
      <Button
        disabled={at === null || find === ''}
        loading={replacing.isPending}
        onClick={() => replacing.mutate()}
      >
        {t('全部替换')}
      </Button>
    </Grid>
  )
}
