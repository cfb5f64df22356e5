import { useMutation } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { type BedLabel, signCalls } from '#domain/dormitory/sign/calls.ts'
import type { Rows } from '#domain/kernel/list-query.ts'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { LabelSheet } from './label-sheet.tsx'

/** Prints the codes of the chosen beds on sheets of labels. */
export function LabelTool({ listing }: { readonly listing: Listing }) {
  const { t } = useTranslation()
  const may = usePermission()
  const [labels, setLabels] = useState<readonly BedLabel[]>()
  const gather = useMutation({
    mutationFn: (rows: Rows) => ask(signCalls.labels, { rows } as never),
    onSuccess: setLabels,
  })
  if (!may(signCalls.labels.access)) return null
  const print = () =>
    listing.rows ? gather.mutate(listing.rows) : toast.warning(t('请先勾选要打印床位码的床位'))
  return (
    <>
      <Button icon={<QrCode />} loading={gather.isPending} onClick={print}>
        {t('打印床位码')}
      </Button>
      {labels && <LabelSheet labels={labels} onDone={() => setLabels(undefined)} />}
    </>
  )
}
