import type { TFunction } from 'i18next'
import { type Field, type FieldKind, initialOf } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { importableFields, mustBeSaid } from '#domain/system/importable.ts'
import type { TemplateSheet } from '#workbench/engine/sheets/template-sheet.ts'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { exampleOf } from './example-of.ts'

const hints: Readonly<Partial<Record<FieldKind, string>>> = {
  integer: '整数',
  decimal: '数字',
  money: '金额（元）',
  'yes-no': '是 或 否',
  date: '日期，如 2026-09-01',
  moment: '时间，如 2026-09-01 08:00',
  time: '24 小时制的时间，如 08:00',
  reference: '填名称；有重名时填编码',
  choices: '可填多项，用顿号分隔',
}

/** An empty sheet to fill in: headings, lists to choose from, an example, and what each column wants. */
export function templateOf(resource: AnyResource, choices: Choices, t: TFunction): TemplateSheet {
  const columns = importableFields(resource).map(([, field]) => {
    const labels = offeredLabels(field, choices)
    return {
      field,
      labels,
      heading: `${mustBeSaid(field) ? '*' : ''}${t(field.label)}`,
      example: labels[0] ?? t(exampleOf(field)),
      // Several codes in one cell are more than a list can offer.
      offers: field.kind === 'choices' ? [] : labels,
    }
  })
  return {
    names: [sheetName(t(resource.label)), sheetName(t('选项')), sheetName(t('填写说明'))],
    columns: columns.map(({ heading, example, offers }) => ({ heading, example, offers })),
    hints: [
      [t('列名'), t('必填'), t('怎么填')],
      ...columns.map(({ field, labels }) => [
        t(field.label),
        mustBeSaid(field) ? t('是') : '',
        hintOf(field, labels, t),
      ]),
      [],
      [t('第二行是示例，导入前请删除。列的顺序可以调整，不需要的列可以删除。')],
    ],
  }
}

const offeredLabels = (field: Field, choices: Choices) =>
  field.kind === 'yes-no'
    ? ['是', '否']
    : choices(field)
        .filter(({ offered }) => offered)
        .map(({ label }) => label)

function hintOf(field: Field, labels: readonly string[], t: TFunction): string {
  const begins = initialOf(field)
  const spoken = begins === true ? '是' : begins === false ? '否' : null
  const parts = [
    field.help && t(field.help),
    hints[field.kind] && t(hints[field.kind] ?? ''),
    field.dictionary && labels.join('、'),
    field.presence === 'required' && spoken && t('不填为“{{value}}”', { value: spoken }),
  ]
  return parts.filter(Boolean).join('；').slice(0, 2000)
}

/** What no program takes in the name of a sheet is left out; 31 characters at most. */
const sheetName = (label: string) => label.replace(/[\\/?*[\]:]/g, '').slice(0, 31)
