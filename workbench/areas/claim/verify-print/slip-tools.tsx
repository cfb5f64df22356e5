import { useMutation } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { verificationCalls } from '#domain/claim/calls.ts'
import { mostSlips, type Slips } from '#domain/claim/slip.ts'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { SlipPaper, type SlipSize } from './slip-paper.tsx'

/** Prints the slips of the chosen results, on a roll or on sheets. */
export function SlipTools({ listing }: { readonly listing: Listing }) {
  const { t } = useTranslation()
  const [printing, setPrinting] = useState<{ size: SlipSize; found: Slips }>()
  const gather = useMutation({
    mutationFn: (ids: readonly string[]) => ask(verificationCalls.slips, { ids }),
  })

  async function print(size: SlipSize) {
    const ids = listing.chosen.map(({ id }) => id)
    if (listing.allChosen || ids.length > mostSlips)
      return toast.warning(t('一次最多打印 {{most}} 张凭条，请分批选择', { most: mostSlips }))
    if (ids.length === 0) return toast.warning(t('请先勾选要打印凭条的核验结果'))
    const found = await gather.mutateAsync(ids).catch(() => undefined)
    if (!found) return
    const left = ids.length - found.slips.length
    if (left > 0) toast.warning(t('{{count}} 条没有放行或已撤销，不打印凭条', { count: left }))
    if (found.slips.length > 0) setPrinting({ size, found })
  }

  return (
    <>
      <Button icon={<Printer />} loading={gather.isPending} onClick={() => void print('roll')}>
        {t('打印凭条（80 毫米）')}
      </Button>
      <Button icon={<Printer />} loading={gather.isPending} onClick={() => void print('a4')}>
        {t('打印凭条（A4）')}
      </Button>
      {printing && (
        <SlipPaper {...printing.found} size={printing.size} onDone={() => setPrinting(undefined)} />
      )}
    </>
  )
}
