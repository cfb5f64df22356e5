import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { awardCalls } from '#domain/award/calls.ts'
import { payout } from '#domain/award/payout/payout.ts'
import { reference } from '#domain/kernel/fields.ts'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { saveFile } from '#workbench/engine/export/export-calls.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

const choosing = {
  label: '导出银行代发文件',
  asks: {
    payoutId: reference('发放方案', 'award.payout', {
      required: true,
      help: '只有已执行的方案可以导出；文件含完整账号，导出会记入明文查看记录',
    }),
  },
}

/** 奖金发放: the payout sheets, and what the bank takes of one that was carried out. */
export function Screen() {
  const { t } = useTranslation()
  const has = usePermission()
  const [open, setOpen] = useState(false)
  const take = has('award.record:bankFile') && (
    <Button icon={<Download aria-hidden />} onClick={() => setOpen(true)}>
      {t('导出银行代发文件')}
    </Button>
  )
  return (
    <>
      <ListScreen resource={payout.proposal} title="奖金发放" screen="award/payout" extra={take} />
      {open && (
        <Asking
          resource={payout.proposal}
          action={choosing}
          title={t('导出银行代发文件')}
          send={async ({ payoutId }) => {
            const file = await ask(awardCalls.bankFile, { id: String(payoutId) }, { quiet: true })
            saveFile(file, `${t('银行代发文件')}.xlsx`)
            toast.success(t('已导出'))
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
