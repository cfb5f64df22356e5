import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { SheetFoot } from '#design-system/dialog/sheet-parts.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { letterOf } from '#domain/sheet/letter-of.ts'
import {
  emptyCells,
  type ImportPlan,
  type ImportView,
  importModes,
  plainPlan,
} from '#domain/system/import-plan.ts'
import { importableFields, keysOf, mustBeSaid } from '#domain/system/importable.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { setPlan } from './calls.ts'

export interface StepColumnsProps {
  readonly resource: AnyResource
  readonly of: ImportView
  readonly onGo: (next: ImportView) => void
}

/** Each column of the sheet is told what it is; what the headings say themselves stands there already. */
export function StepColumns({ resource, of, onGo }: StepColumnsProps) {
  const { t } = useTranslation()
  const [plan, setOwn] = useState<ImportPlan>(of.plan ?? plainPlan)
  const going = useMutation({ mutationFn: () => setPlan(of.id, plan), onSuccess: onGo })
  const fields = importableFields(resource)
  const left = fields.filter(([name, field]) => mustBeSaid(field) && !plan.columns.includes(name))
  const keys = keysOf(resource).filter((group) => group.every((name) => plan.columns.includes(name)))
  const headings = of.layout?.headings ?? []
  const hidden = (of.layout?.hiddenColumns ?? []).filter((at) => at < headings.length)
  const spoken = (group: readonly string[]) =>
    group.map((name) => t(resource.fields[name].label)).join(t('、'))

  function place(at: number, name: string | null) {
    // A field is filled by one column: the column that had it lets go.
    const columns = headings.map((_, index) =>
      index === at ? name : plan.columns[index] === name ? null : (plan.columns[index] ?? null),
    )
    const key = plan.key.every((each) => columns.includes(each)) ? plan.key : []
    setOwn({ ...plan, columns, key, mode: key.length > 0 ? plan.mode : 'add' })
  }

  return (
    <Stack>
      {of.fault && <Alert tone="warning">{t(of.fault)}</Alert>}
      {of.remembered && <Alert>{t('这份表头您以前导入过，已按上次的对应关系填好。')}</Alert>}
      {hidden.length > 0 && (
        <Alert tone="warning">
          {t('表格里有隐藏的列：{{names}}。默认不导入，需要时请在下面对应。', {
            names: hidden.map((at) => headings[at] || letterOf(at)).join(t('、')),
          })}
        </Alert>
      )}
      {left.length > 0 && plan.mode !== 'update' && (
        <Alert tone="warning" title={t('还有必填的字段没有对应')}>
          {t('新增记录时必须填写：{{names}}', { names: left.map(([, { label }]) => t(label)).join(t('、')) })}
        </Alert>
      )}
      <Card flush>
        <DataTable
          label={t('列的对应关系')}
          rows={headings.map((heading, at) => ({ at, heading: String(heading ?? '') }))}
          rowKey={({ at }) => String(at)}
          columns={[
            { key: 'at', title: t('列'), width: 60, cell: ({ at }) => letterOf(at) },
            {
              key: 'heading',
              title: t('表格里的列名'),
              essential: true,
              cell: ({ at, heading }) =>
                hidden.includes(at) ? t('{{heading}}（隐藏的列）', { heading }) : heading || t('（空）'),
            },
            {
              key: 'samples',
              title: t('前几行的内容'),
              minWidth: 160,
              cell: ({ at }) =>
                (of.layout?.samples ?? [])
                  .map((cells) => cells[at])
                  .filter((cell) => cell !== null && cell !== undefined)
                  .slice(0, 3)
                  .join(t('、')),
            },
            {
              key: 'field',
              title: t('导入到'),
              width: 240,
              cell: ({ at, heading }) => (
                <Select
                  label={t('“{{heading}}”列导入到', { heading: heading || letterOf(at) })}
                  placeholder={t('不导入')}
                  clearable
                  value={plan.columns[at] ?? null}
                  options={fields.map(([name, field]) => ({
                    value: name,
                    label: mustBeSaid(field) ? `${t(field.label)} *` : t(field.label),
                  }))}
                  onChange={(name) => place(at, name)}
                />
              ),
            },
          ]}
        />
      </Card>
      <Field
        label={t('怎样识别已有的记录')}
        help={t('表格里的行与系统里的记录该列相同，就是同一条，将被更新。')}
      >
        <Select
          placeholder={t('不识别，全部作为新增')}
          clearable
          value={plan.key.length > 0 ? plan.key.join() : null}
          options={keys.map((group) => ({ value: group.join(), label: spoken(group) }))}
          onChange={(group) => {
            const key = group ? group.split(',') : []
            setOwn({ ...plan, key, mode: key.length > 0 ? 'both' : 'add' })
          }}
        />
      </Field>
      {plan.key.length > 0 && (
        <>
          <Field label={t('导入方式')}>
            <Segmented
              value={plan.mode}
              options={entriesOf(importModes).map(([value, label]) => ({ value, label: t(label) }))}
              onChange={(mode) => mode && setOwn({ ...plan, mode })}
            />
          </Field>
          <Field label={t('空单元格')} help={t('更新记录时，表格里空着的单元格怎么办。')}>
            <Segmented
              value={plan.empty}
              options={entriesOf(emptyCells).map(([value, label]) => ({ value, label: t(label) }))}
              onChange={(empty) => empty && setOwn({ ...plan, empty })}
            />
          </Field>
        </>
      )}
      {going.error && <Alert tone="danger">{t(going.error.message)}</Alert>}
      <SheetFoot>
        <Button
          variant="solid"
          loading={going.isPending}
          disabled={plan.columns.every((name) => name === null)}
          onClick={() => going.mutate()}
        >
          {t('检查数据')}
        </Button>
      </SheetFoot>
    </Stack>
  )
}
