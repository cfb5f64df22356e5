import { useMutation, useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { myReceiptCalls } from '#domain/fee/mine/receipt-calls.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { LazyPaper } from '#workbench/engine/print/lazy-paper.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { receiptQuery } from './queries.ts'
import { ReceiptView } from './receipt-view.tsx'

interface ReceiptDialogProps {
  /** The latest first; at least one. */
  readonly ids: readonly string[]
  readonly onClose: () => void
}

/** Receipts of one thing that was paid, one at a time; each is printed, or kept as a file by the printer. */
export function ReceiptDialog({ ids, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const [page, setPage] = useState(1)
  const id = ids[page - 1] ?? ''
  const query = useQuery(receiptQuery(id))
  const printing = useMutation({
    mutationFn: () => ask(myReceiptCalls.paper, { id }, { quiet: true }),
    onError: (error) => toast.error(t(error.message)),
  })
  return (
    <>
      <Dialog
        open
        size="md"
        title={t('缴费收据')}
        part={id}
        onClose={onClose}
        footer={
          <Button
            variant="solid"
            wide={phone}
            icon={<Printer aria-hidden />}
            loading={printing.isPending}
            disabled={!query.data || query.data.state === 'void'}
            onClick={() => printing.mutate()}
          >
            {t('打印或存为 PDF')}
          </Button>
        }
      >
        <Stack>
          <Asked query={query}>{(receipt) => <ReceiptView receipt={receipt} />}</Asked>
          {ids.length > 1 && (
            <Pagination
              simple
              current={page}
              total={ids.length}
              size={1}
              onChange={({ current }) => setPage(current)}
            />
          )}
        </Stack>
      </Dialog>
      {printing.data && <LazyPaper paper={printing.data} onDone={printing.reset} />}
    </>
  )
}
