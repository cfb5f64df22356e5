import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { css } from '#styled-system/css/index.js'
import { FileCount } from '#workbench/files/file-count.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { factsOf, type OrderRow } from './order-facts.ts'
import { OrderTags } from './order-tags.tsx'

interface OrderCardProps {
  readonly row: OrderRow
  /** What may be done with it now. */
  readonly acts?: ReactNode
  readonly onOpen: () => void
}

/** An order as it is read on a phone: what and where, how it stands, and below what may be done. */
export function OrderCard({ row, acts, onOpen }: OrderCardProps) {
  const { t } = useTranslation()
  return (
    <Card
      title={row.title}
      extra={
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('查看 {{name}}', { name: row.title })}
          onClick={onOpen}
        >
          {t('查看')}
        </Button>
      }
      footer={acts}
    >
      <Stack gap="sm">
        <OrderTags row={row} />
        <p className={words}>{row.description}</p>
        <Descriptions layout="beside" columns={1} items={factsOf(t, row)} />
        <p className={note}>
          {[row.number, row.reportedAt?.slice(0, 16)].filter(Boolean).join(' · ')}{' '}
          {row.photos && <FileCount ids={row.photos} />}
        </p>
      </Stack>
    </Card>
  )
}

const words = css({ textStyle: 'body', overflowWrap: 'anywhere' })
const note = css({ textStyle: 'caption', color: 'text.faint' })
