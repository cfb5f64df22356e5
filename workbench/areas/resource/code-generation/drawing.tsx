import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { type Design, designSchema } from '#domain/generation/design.ts'
import { areas } from '#domain/index.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { designsQuery, saveDesign } from './calls.ts'
import { CodeFiles } from './code-files.tsx'
import type { Draft } from './draft.ts'
import { FieldGrid } from './field-grid.tsx'
import { LivePreview } from './live-preview.tsx'

interface DrawingProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
  readonly onClose: () => void
}

/** A design under way: its names, its fields, how it looks at work, and the files it makes. */
export function Drawing({ draft, onChange, onClose }: DrawingProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { design } = draft
  const change = (more: Partial<Design>) => onChange({ ...draft, design: { ...design, ...more } })
  const checked = designSchema.safeParse(design)
  const fault = checked.error?.issues[0]?.message
  const saving = useMutation({
    mutationFn: saveDesign,
    onSuccess: () => {
      toast.success(t('已保存'))
      void client.invalidateQueries({ queryKey: designsQuery.queryKey })
    },
  })
  const named = (name: 'noun' | 'title' | 'english', label: string) => (
    <Field label={label}>
      <TextInput
        value={design[name]}
        maxLength={40}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      />
    </Field>
  )
  return (
    <>
      <Card
        title={t('资源')}
        extra={
          <Stack direction="row" gap="sm">
            <Button onClick={onClose}>{t('重新选择来源')}</Button>
            <Button
              variant="solid"
              loading={saving.isPending}
              disabled={!checked.success}
              onClick={() => checked.data && saving.mutate(checked.data)}
            >
              {t('保存设计')}
            </Button>
          </Stack>
        }
      >
        <Stack>
          <div className={names()}>
            {named('title', t('中文名称'))}
            {named('english', t('英文名称'))}
            <Field label={t('所属模块')}>
              <Select
                options={areas.map(({ area, title }) => ({ value: area, label: t(title) }))}
                value={design.area}
                onChange={(area) => area && change({ area })}
              />
            </Field>
            {named('noun', t('资源名'))}
          </div>
          {fault && <Alert tone="warning" title={t(fault)} />}
          {saving.error && <Alert tone="danger" title={t(saving.error.message)} />}
        </Stack>
      </Card>
      <Tabs
        label={t('代码生成')}
        forget
        items={[
          {
            value: 'fields',
            label: t('字段'),
            content: <FieldGrid fields={design.fields} onChange={(fields) => change({ fields })} />,
          },
          {
            value: 'preview',
            label: t('预览'),
            disabled: !checked.success,
            content: checked.data ? <LivePreview design={checked.data} samples={draft.samples} /> : null,
          },
          {
            value: 'code',
            label: t('代码'),
            disabled: !checked.success,
            content: checked.data ? <CodeFiles design={checked.data} /> : null,
          },
        ]}
      />
    </>
  )
}

const names = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: {
      base: '[minmax(0, 1fr)]',
      md: '[repeat(2, minmax(0, 1fr))]',
      xl: '[repeat(4, minmax(0, 1fr))]',
    },
  },
})
