import type { DataValidation } from 'hucre/xlsx'
import type { TFunction } from 'i18next'
import type { Field, FieldKind } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { importableFields } from '#domain/system/importable.ts'
import type { Choices } from '#workbench/resource/use-choices.ts'

/** How many rows of the sheet offer the lists of their columns. */
const offeredRows = 5000

const examples: Readonly<Record<FieldKind, string | number>> = {
  text: '示例',
  'long-text': '示例',
  integer: 1,
  decimal: 1.5,
  'yes-no': '是',
  date: '2026-09-01',
  moment: '2026-09-01 08:00:00',
  choice: '',
  choices: '',
  reference: '名称或编码',
  files: '',
}

const hints: Readonly<Partial<Record<FieldKind, string>>> = {
  integer: '整数',
  decimal: '数字',
  'yes-no': '是 或 否',
  date: '日期，如 2026-09-01',
  moment: '时间，如 2026-09-01 08:00',
  reference: '填名称；有重名时填编码',
  choices: '可填多项，用顿号分隔',
}

/** An empty sheet to fill in: headings, lists to choose from, an example, and what each column wants. */
export async function templateOf(resource: AnyResource, choices: Choices, t: TFunction): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx')
  const fields = importableFields(resource)
  const labels = fields.map(([, field]) =>
    choices(field)
      .filter(({ offered }) => offered)
      .map(({ label }) => label),
  )
  const heading = ([, { label, presence }]: readonly [string, Field]) =>
    `${presence === 'required' ? '*' : ''}${t(label)}`
  const lists = fields.flatMap(([, field], at) => listOf(field, at, labels[at] ?? [], t))
  const sheet = {
    name: t(resource.label).slice(0, 31),
    columns: fields.map(() => ({ width: 18, numFmt: '@' })),
    rows: [fields.map(heading), fields.map(([, field], at) => labels[at]?.[0] ?? examples[field.kind])],
    dataValidations: lists,
    freezePane: { rows: 1 },
  }
  const offered = { name: t('选项'), rows: transposed(labels), hidden: true }
  const explained = {
    name: t('填写说明'),
    columns: [{ width: 20 }, { width: 10 }, { width: 60 }],
    rows: [
      [t('列名'), t('必填'), t('怎么填')],
      ...fields.map(([, field], at) => [
        t(field.label),
        field.presence === 'required' ? t('是') : '',
        [
          field.help && t(field.help),
          hints[field.kind] && t(hints[field.kind] ?? ''),
          (labels[at] ?? []).join('、'),
        ]
          .filter(Boolean)
          .join('；')
          .slice(0, 2000),
      ]),
      [],
      [t('第二行是示例，导入前请删除。列的顺序可以调整，不需要的列可以删除。')],
    ],
  }
  const bytes = await writeXlsx({ sheets: [sheet, offered, explained] })
  return new Blob([bytes as BlobPart], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

function listOf({ kind }: Field, at: number, labels: readonly string[], t: TFunction): DataValidation[] {
  const range = `${letterOf(at)}2:${letterOf(at)}${offeredRows}`
  if (kind === 'yes-no') return [{ type: 'list', range, values: ['是', '否'] }]
  if (kind !== 'choice' || labels.length === 0) return []
  const formula1 = `'${t('选项')}'!$${letterOf(at)}$1:$${letterOf(at)}$${labels.length}`
  return [{ type: 'list', range, formula1, allowBlank: true, showErrorMessage: true }]
}

const transposed = (columns: readonly (readonly string[])[]) =>
  Array.from({ length: Math.max(0, ...columns.map(({ length }) => length)) }, (_, row) =>
    columns.map((column) => column[row] ?? null),
  )

/** `A`, `B` … `Z`, `AA`: a column as a sheet names it. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
