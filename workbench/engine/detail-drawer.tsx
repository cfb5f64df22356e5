import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Link2, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { RowDetails } from './detail/row-details.tsx'
import { useNeighbours } from './detail/use-neighbours.ts'
import { RowHistory } from './history/row-history.tsx'
import { nameOf } from './name-of.ts'
import { usePrintRow } from './print/use-print-row.tsx'
import { oneQuery } from './queries.ts'
import type { AnyRow } from './row.ts'
import { useChoices } from './use-choices.ts'

export interface DetailDrawerProps {
  readonly open: boolean
  readonly resource: AnyResource
  /** What the list has of it is shown at once, and renewed from the server. */
  readonly id: string
  readonly onEdit: (row: AnyRow) => void
  /** Left out where nobody, or not this person, may add rows. */
  readonly onCopy?: ((row: AnyRow) => void) | undefined
  readonly onTurn: (id: string) => void
  readonly onClose: () => void
}

/** One row: all there is to read of it, and what became of it. */
export function DetailDrawer({ open, resource, id, onEdit, onCopy, onTurn, onClose }: DetailDrawerProps) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const { known, before, after } = useNeighbours(resource, id)
  const { data, error, refetch } = useQuery({ ...oneQuery(resource, id), enabled: open })
  const row = (data ?? known) as AnyRow | undefined
  const printing = usePrintRow(resource, row)
  const called = row && nameOf(resource, row)
  const name = called && resource.fields[resource.title].translated ? t(called) : called

  async function copy() {
    const address = new URL(location.href)
    address.searchParams.set('row', id)
    try {
      await navigator.clipboard.writeText(address.href)
      toast.success(t('链接已复制'))
    } catch {
      toast.warning(t('浏览器不允许复制，请从地址栏复制'))
    }
  }

  return (
    <Drawer
      open={open}
      size="md"
      title={t('{{label}}详情', { label: t(resource.label) })}
      description={name}
      onClose={onClose}
      footer={
        <>
          <IconButton
            icon={<ChevronLeft />}
            label={t('上一条')}
            disabled={!before}
            onClick={() => before && onTurn(before.id)}
          />
          <IconButton
            icon={<ChevronRight />}
            label={t('下一条')}
            disabled={!after}
            onClick={() => after && onTurn(after.id)}
          />
          <IconButton icon={<Link2 />} label={t('复制链接')} onClick={() => void copy()} />
          <IconButton icon={<Printer />} label={t('打印')} disabled={!row} onClick={printing.print} />
          <Button onClick={onClose}>{t('关闭')}</Button>
          {onCopy && row && <Button onClick={() => onCopy(row)}>{t('复制为新增')}</Button>}
          {row?.can?.includes('update') && (
            <Button variant="solid" onClick={() => onEdit(row)}>
              {t('编辑')}
            </Button>
          )}
        </>
      }
    >
      {error && !(known && !isGone(error)) ? (
        <Empty
          title={isGone(error) ? t('这条数据不存在，或不在您的管理范围内') : t(error.message)}
          action={isGone(error) ? undefined : <Button onClick={() => void refetch()}>{t('重试')}</Button>}
        />
      ) : row ? (
        <Tabs
          key={id}
          label={t('{{label}}详情', { label: t(resource.label) })}
          items={[
            {
              value: 'detail',
              label: t('详情'),
              content: <RowDetails resource={resource} row={row} choices={choices} />,
            },
            {
              value: 'history',
              label: t('变更记录'),
              content: <RowHistory resource={resource} row={row} choices={choices} />,
            },
          ]}
        />
      ) : (
        <Stack>
          {[60, 90, 75, 85].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      )}
      {printing.sheet}
    </Drawer>
  )
}

const isGone = (error: unknown) => error instanceof HttpFailure && [400, 404].includes(error.status)
