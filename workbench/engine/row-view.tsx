import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Link2, Printer } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { SheetFoot } from '#design-system/dialog/sheet-parts.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { copyText } from '#design-system/parts/clipboard/copy-text.ts'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { RowCase } from './approval/row-case.tsx'
import { RowDetails } from './detail/row-details.tsx'
import { useNeighbours } from './detail/use-neighbours.ts'
import { RowHistory } from './history/row-history.tsx'
import { isGone } from './is-gone.ts'
import { mayWrite } from './may-write.ts'
import { usePrintRow } from './print/use-print-row.tsx'
import type { AnyRow } from './row.ts'
import { useChoices } from './use-choices.ts'
import { WaitingLines } from './waiting-lines.tsx'

export interface RowViewProps {
  readonly resource: AnyResource
  readonly id: string
  /** What the list has of it is shown at once, and renewed from the server. */
  readonly row: AnyRow | undefined
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>
  readonly onEdit: (row: AnyRow) => void
  /** Left out where nobody, or not this person, may add rows. */
  readonly onCopy?: ((row: AnyRow) => void) | undefined
  readonly onTurn: (id: string) => void
  readonly onClose: () => void
}

/** One row, in a sheet: all there is to read of it, and what became of it. */
export function RowView(props: RowViewProps) {
  const { resource, id, row, query, onEdit, onCopy, onTurn, onClose } = props
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const { before, after } = useNeighbours(resource, id)
  const printing = usePrintRow(resource, row)

  async function copy() {
    const address = new URL(location.href)
    address.searchParams.set('row', id)
    try {
      await copyText(address.href)
      toast.success(t('链接已复制'))
    } catch {
      toast.warning(t('浏览器不允许复制，请从地址栏复制'))
    }
  }

  return (
    <>
      <SheetFoot>
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
        {row && mayWrite(resource, row, 'update') && (
          <Button variant="solid" onClick={() => onEdit(row)}>
            {t('编辑')}
          </Button>
        )}
      </SheetFoot>
      {row ? (
        <Tabs
          key={id}
          label={t('{{label}}详情', { label: t(resource.label) })}
          items={[
            {
              value: 'detail',
              label: t('详情'),
              content: <RowDetails resource={resource} row={row} choices={choices} />,
            },
            ...(resource.flow?.approval
              ? [
                  {
                    value: 'case',
                    label: t('审批记录'),
                    content: <RowCase resource={resource} row={row} />,
                  },
                ]
              : []),
            {
              value: 'history',
              label: t('变更记录'),
              content: <RowHistory resource={resource} row={row} choices={choices} />,
            },
          ]}
        />
      ) : query.error ? (
        <Empty
          title={isGone(query.error) ? t('这条数据不存在，或不在您的管理范围内') : t(query.error.message)}
          action={
            isGone(query.error) ? undefined : (
              <Button onClick={() => void query.refetch()}>{t('重试')}</Button>
            )
          }
        />
      ) : (
        <WaitingLines />
      )}
      {printing.sheet}
    </>
  )
}
