import type { ReactNode } from 'react'
import { Progress } from '#design-system/progress/progress.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { RepairLoad } from '#domain/dormitory/repair/calls.ts'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface LoadLineProps {
  readonly load: RepairLoad
  readonly children?: ReactNode
  readonly act?: ReactNode
}

/** An area, its worker, and how much they have in hand. */
export function LoadLine({ load, children, act }: LoadLineProps) {
  const { t } = useTranslation()
  const { area, worker, dispatched, working, capacity } = load
  const open = dispatched + working
  return (
    <li className={line}>
      <Stack direction="row" justify="between" align="center" gap="sm" wrap>
        <span className={name}>{t('{{worker}} · {{area}}', { worker, area })}</span>
        {act}
      </Stack>
      {children}
      <span className={note}>
        {capacity === null
          ? t('待接单 {{dispatched}}，处理中 {{working}}', { dispatched, working })
          : t('待接单 {{dispatched}}，处理中 {{working}}，上限 {{capacity}}', {
              dispatched,
              working,
              capacity,
            })}
      </span>
      {capacity !== null && (
        <Progress
          label={t('{{name}} 的在手工单', { name: worker })}
          hideLabel
          value={Math.min(100, Math.round((open / capacity) * 100))}
          tone={open >= capacity ? 'danger' : 'accent'}
        />
      )}
    </li>
  )
}

const line = css({
  display: 'grid',
  gap: '1',
  paddingBlock: '2',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderColor: 'border',
})
const name = css({ textStyle: 'body.strong', minWidth: '0', overflowWrap: 'anywhere' })
const note = css({ textStyle: 'caption', color: 'text.quiet' })
