import { useMemo, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { student } from '#domain/base/student.ts'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type InfoGroup, infoGroups } from '#domain/records/groups.ts'
import type { OwnRecord } from '#domain/system/own-record/calls.ts'
import { cellOf, titleOf } from '#workbench/engine/kinds/cell.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { RowLines } from '#workbench/engine/row-lines.tsx'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { sectionsOf } from '#workbench/engine/values.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { GroupForm } from './group-form.tsx'

interface GroupCardProps {
  readonly group: InfoGroup
  readonly record: OwnRecord
  /** Left out where the group needs no confirmation. */
  readonly ticked: boolean | undefined
  readonly onTick: (on: boolean) => void
}

const resource: AnyResource = student

/** One group of the record: what it says, a button to put it right, and a tick that it is right. */
export function GroupCard({ group, record, ticked, onTick }: GroupCardProps) {
  const { t } = useTranslation()
  const { row, access } = record
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const names = useMemo(
    () => sectionsOf(resource).find(([title]) => title === infoGroups.labels[group])?.[1] ?? [],
    [group],
  )
  const isFamily = group === 'family'
  const changeable = isFamily ? access.family === 'write' : names.some((name) => mayChange(access[name]))
  return (
    <Card
      title={codeName(t, infoGroups, group)}
      extra={
        changeable && (
          <Button
            size="sm"
            onClick={() => {
              setAt(at + 1)
              setOpen(true)
            }}
          >
            {t('修改')}
          </Button>
        )
      }
    >
      <Stack>
        {isFamily ? (
          <RowLines untitled resource={resource} row={row as AnyRow} />
        ) : (
          <Facts names={names.filter((name) => access[name] !== 'hidden')} row={row as AnyRow} />
        )}
        {ticked !== undefined && (
          <Checkbox checked={ticked} onChange={onTick}>
            {t('以上信息核对无误')}
          </Checkbox>
        )}
      </Stack>
      <GroupForm
        key={at}
        open={open}
        title={t('修改{{group}}', { group: codeName(t, infoGroups, group) })}
        names={names.filter((name) => mayChange(access[name]))}
        withLines={isFamily}
        record={record}
        onClose={() => setOpen(false)}
      />
    </Card>
  )
}

const mayChange = (access: string | undefined) =>
  access === 'write' || access === 'review' || access === 'required'

function Facts({ names, row }: { readonly names: readonly string[]; readonly row: AnyRow }) {
  const choices = useChoices(resource)
  const { t } = useTranslation()
  return (
    <Descriptions
      items={names.map((name) => {
        const field: Field = resource.fields[name]
        return { label: t(titleOf(field)), value: cellOf({ name, field, row, choices }) }
      })}
    />
  )
}
