import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Field } from '#domain/kernel/field.ts'
import type { Mine } from '#domain/kernel/mine.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { css } from '#styled-system/css/index.js'
import { RowFacts } from '#workbench/engine/detail/row-facts.tsx'
import { cellOf } from '#workbench/engine/kinds/cell.tsx'
import { nameOf } from '#workbench/engine/name-of.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import type { useDesk } from '#workbench/engine/use-desk.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface OwnCardProps {
  readonly resource: AnyResource
  readonly mine: Mine
  readonly row: AnyRow
  readonly desk: ReturnType<typeof useDesk>
}

/** One's own row as it is read on a phone: how it stands, a few facts, and what may be done. The whole card opens it. */
export function OwnCard({ resource, mine, row, desk }: OwnCardProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const choices = useChoices(resource)
  const { state: name, facts } = mine
  const acts = mine.acts.flatMap((act) => {
    const action = row.can?.includes(act) && resource.actions?.[act]
    return action ? [{ act, ...action }] : []
  })
  return (
    <Card
      footer={
        acts.length > 0 && (
          <div className={above}>
            <Stack direction={phone ? 'column' : 'row'} gap="sm" wrap={!phone} fill={phone}>
              {acts.map(({ act, label, danger }, at) => (
                <Button
                  key={act}
                  size={phone ? 'lg' : 'md'}
                  wide={phone}
                  variant={at === 0 && !danger ? 'solid' : 'outline'}
                  onClick={() => void desk.act(act, row)}
                >
                  {t(label)}
                </Button>
              ))}
            </Stack>
          </div>
        )
      }
    >
      <Stack>
        <Stack gap="sm">
          <h3 className={title}>
            <button type="button" className={open} onClick={() => desk.view(row)}>
              {nameOf(resource, row)}
            </button>
          </h3>
          <Stack direction="row">
            {cellOf({ name, field: resource.fields[name] as Field, row, choices })}
          </Stack>
        </Stack>
        <RowFacts resource={{ ...resource, columns: facts }} row={row} inLines />
      </Stack>
    </Card>
  )
}

/** No title of the frame, which would make a landmark of each card. */
const title = css({ textStyle: 'title.sm', overflowWrap: 'anywhere' })
const open = css({
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'sm',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
})
/** Over the press that opens the card. */
const above = css({ position: 'relative', flex: '1', minWidth: '0' })
