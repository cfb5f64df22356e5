import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { DropZone } from '#design-system/file-upload/drop-zone.tsx'
import { sift } from '#design-system/file-upload/limits.ts'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { datasource } from '#domain/resource/datasource.ts'
import { listQuery } from '#workbench/engine/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { getColumns, tablesQuery } from './calls.ts'
import { type Draft, draftOf } from './draft.ts'
import { KeptDesigns } from './kept-designs.tsx'
import { largest, readSheet } from './read-sheet.ts'

interface SourcePickerProps {
  readonly onDraft: (draft: Draft) => void
}

/** Where a design begins: with a sheet, a table, or one that was kept. */
export const SourcePicker = ({ onDraft }: SourcePickerProps) => (
  <>
    <FromSheet onDraft={onDraft} />
    <FromTable onDraft={onDraft} />
    <KeptDesigns onDraft={onDraft} />
  </>
)

const limits = { accept: ['.xlsx', '.xls', '.csv'], maxSize: largest, maxCount: 1 }

function FromSheet({ onDraft }: SourcePickerProps) {
  const { t } = useTranslation()
  const say = useText()
  const locale = useLocale()
  const [refused, setRefused] = useState<readonly string[]>([])
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const title = file.name.replace(/\.[^.]*$/, '')
      return draftOf(title, title, await readSheet(file))
    },
    onSuccess: onDraft,
  })
  return (
    <Card title={t('从电子表格')}>
      <Stack>
        <p>{t('第一张工作表的第一行作为列名，其余各行用来判断类型。文件只在本机浏览器中读取，不会上传。')}</p>
        <DropZone
          limits={limits}
          disabled={isPending}
          onFiles={(files) => {
            const { taken, refused } = sift(files, 0, limits, say, locale)
            setRefused(refused)
            if (taken[0]) mutate(taken[0])
          }}
        />
        {refused.map((words) => (
          <Alert key={words} tone="warning" title={words} />
        ))}
        {error && <Alert tone="danger" title={t(error.message)} />}
      </Stack>
    </Card>
  )
}

function FromTable({ onDraft }: SourcePickerProps) {
  const { t } = useTranslation()
  const [source, setSource] = useState<string | null>(null)
  const [chosen, choose] = useState<string | null>(null)
  const { data: sources = [] } = useQuery(listQuery(datasource, { enabled: 'true' }))
  const { data: tables = [], error, isFetching } = useQuery(tablesQuery(source))
  const keyOf = ({ schema, name }: (typeof tables)[number]) => `${schema}.${name}`
  const table = tables.find((each) => keyOf(each) === chosen)
  const drafting = useMutation({
    mutationFn: async (from: (typeof tables)[number]) =>
      draftOf(from.name, from.comment || from.name, await getColumns(source, from)),
    onSuccess: onDraft,
  })
  const fault = error ?? drafting.error
  return (
    <Card title={t('从数据表')}>
      <Stack>
        <p>{t('只读取表和列的定义，不读取任何一行数据。')}</p>
        <Field label={t('数据库')}>
          <Select
            options={[
              { value: 'own', label: t('本系统') },
              ...sources.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={source ?? 'own'}
            onChange={(value) => {
              setSource(value === 'own' ? null : value)
              choose(null)
            }}
          />
        </Field>
        <Field label={t('数据表')}>
          <Select
            options={tables.map((each) => ({
              value: keyOf(each),
              label: each.comment ? `${each.name}（${each.comment}）` : each.name,
            }))}
            value={chosen}
            onChange={choose}
          />
        </Field>
        {fault && <Alert tone="danger" title={t(fault.message)} />}
        <div>
          <Button
            variant="solid"
            disabled={!table}
            loading={isFetching || drafting.isPending}
            onClick={() => table && drafting.mutate(table)}
          >
            {t('开始设计')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
