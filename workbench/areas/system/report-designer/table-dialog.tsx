import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface Table {
  readonly columns: number[]
  readonly rows: string[][]
}
interface TableDialogProps {
  readonly columns: readonly number[]
  readonly rows: readonly (readonly string[])[]
  readonly onChange: (table: Table) => void
  readonly onClose: () => void
}

const most = { columns: 12, rows: 40 }

/** The texts of a small table, cell by cell. */
export function TableDialog({ columns: first, rows: given, onChange, onClose }: TableDialogProps) {
  const { t } = useTranslation()
  const [{ columns, rows }, set] = useState<Table>(() => ({
    columns: [...first],
    rows: given.map((row) => first.map((_, at) => row[at] ?? '')),
  }))
  const type = (line: number, at: number, text: string) =>
    set({
      columns,
      rows: rows.map((row, each) => (each === line ? row.map((cell, of) => (of === at ? text : cell)) : row)),
    })
  const wider = (by: 1 | -1) =>
    set(
      by > 0
        ? { columns: [...columns, columns.at(-1) ?? 1], rows: rows.map((row) => [...row, '']) }
        : { columns: columns.slice(0, -1), rows: rows.map((row) => row.slice(0, -1)) },
    )
  return (
    <Dialog
      open
      size="lg"
      title={t('编辑表格内容')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button variant="solid" onClick={() => onChange({ columns, rows })}>
            {t('确定')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('单元格里也可以写双花括号中的字段名，例如 {{example}}。', { example: '{{name}}' })}</p>
        <div className={cells()} style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}>
          {rows.flatMap((row, line) =>
            row.map((cell, at) => (
              <TextInput
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                key={`${line} ${at}`}
                aria-label={t('第 {{line}} 行第 {{at}} 列', { line: line + 1, at: at + 1 })}
                value={cell}
                maxLength={500}
                onChange={({ target }) => type(line, at, target.value)}
              />
            )),
          )}
        </div>
        <Stack direction="row" wrap gap="sm">
          <Button
            disabled={rows.length >= most.rows}
            onClick={() => set({ columns, rows: [...rows, columns.map(() => '')] })}
          >
            {t('增加一行')}
          </Button>
          <Button disabled={rows.length === 1} onClick={() => set({ columns, rows: rows.slice(0, -1) })}>
            {t('删除末行')}
          </Button>
          <Button disabled={columns.length >= most.columns} onClick={() => wider(1)}>
            {t('增加一列')}
          </Button>
          <Button disabled={columns.length === 1} onClick={() => wider(-1)}>
            {t('删除末列')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  )
}

const cells = cva({ base: { display: 'grid', gap: '1', minWidth: '0', overflowX: 'auto' } })
