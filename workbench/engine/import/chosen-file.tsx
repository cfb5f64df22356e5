import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { SheetFoot } from '#design-system/dialog/sheet-parts.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { letterOf } from '#domain/sheet/letter-of.ts'
import { lookAtFile } from '#workbench/engine/sheets/ask-sheets.ts'
import type { SheetLook } from '#workbench/engine/sheets/look-at.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Chosen } from './calls.ts'
import { lineColumn } from './line-column.ts'

/** Rows that are shown before anything is sent. */
const shownRows = 20

export interface ChosenFileProps {
  readonly file: File
  readonly sending: boolean
  readonly onSend: (chosen: Chosen) => void
  /** Takes the file out again; while it is being sent, stops that. */
  readonly onLeave: () => void
}

/** A file as it lies on this person's own disk, and which of its sheets is meant. */
export function ChosenFile({ file, sending, onSend, onLeave }: ChosenFileProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<string | null>(null)
  const { data: looks, error } = useQuery({
    queryKey: ['sheets', file.name, file.size, file.lastModified],
    queryFn: () => lookAtFile(file, shownRows),
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
  const filled = looks?.filter(({ rows }) => rows.length > 0) ?? []
  const sheet = filled.find(({ name }) => name === asked) ?? filled[0]
  const empty = looks !== undefined && looks.length > 0 && !sheet
  // The first sheet needs no name; what has one sheet only may be a text file.
  const named = looks && looks.length > 1 && sheet ? sheet.name : null

  return (
    <Stack>
      {!looks && !error && <Skeleton />}
      {error && (
        <Alert tone="danger" title={file.name}>
          {t(error.message)}
        </Alert>
      )}
      {looks?.length === 0 && (
        <Alert title={file.name}>{t('这个文件不在浏览器里预览；上传后读取第一个工作表。')}</Alert>
      )}
      {empty && (
        <Alert tone="danger" title={file.name}>
          {t('表格里没有数据')}
        </Alert>
      )}
      {filled.length > 1 && (
        <Field label={t('工作表')} help={t('这个文件有多个工作表，一次导入一个。')}>
          <Select
            value={sheet?.name ?? null}
            options={filled.map(({ name }) => ({ value: name, label: name }))}
            onChange={setAsked}
          />
        </Field>
      )}
      {sheet && <Preview name={file.name} sheet={sheet} />}
      <SheetFoot>
        <Button onClick={onLeave}>{t(sending ? '停止上传' : '换一个文件')}</Button>
        <Button
          variant="solid"
          loading={sending}
          disabled={!looks || empty}
          onClick={() => onSend({ file, sheet: named })}
        >
          {t('上传并继续')}
        </Button>
      </SheetFoot>
    </Stack>
  )
}

function Preview({ name, sheet: { rows, total } }: { readonly name: string; readonly sheet: SheetLook }) {
  const { t } = useTranslation()
  const width = Math.max(...rows.map(({ length }) => length))
  const lines = rows.map((cells, at) => ({ line: at + 1, cells }))
  return (
    <Card
      flush
      title={name}
      extra={
        total === null
          ? t('前 {{count}} 行', { count: rows.length })
          : t('共 {{total}} 行，显示前 {{count}} 行', { total, count: rows.length })
      }
    >
      <DataTable
        label={t('文件预览')}
        rows={lines}
        rowKey={({ line }) => String(line)}
        columns={[
          lineColumn(t),
          ...Array.from({ length: width }, (_, at) => ({
            key: `${at}`,
            title: letterOf(at),
            width: 140,
            cell: ({ cells }: (typeof lines)[number]) => cells[at] ?? '',
          })),
        ]}
      />
    </Card>
  )
}
