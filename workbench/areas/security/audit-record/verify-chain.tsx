import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Result } from '#design-system/result/result.tsx'
import { http } from '#workbench/http/http.ts'

interface Verdict {
  readonly total: number
  /** The serial of the first record that does not fit; null where all do. */
  readonly firstBroken: number | null
}

/** Has the server follow the chain of hashes from the first record to the last, and says how it found it. */
export function VerifyChain() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [verdict, setVerdict] = useState<Verdict>()
  async function verify() {
    setBusy(true)
    try {
      setVerdict(await http<Verdict>('security/auditRecord/verify'))
    } catch {
      // The failed call has shown its notice; the person may try again.
    } finally {
      setBusy(false)
    }
  }
  const broken = verdict?.firstBroken ?? null
  return (
    <>
      <Button icon={<ShieldCheck />} loading={busy} onClick={() => void verify()}>
        {t('校验完整性')}
      </Button>
      <Dialog
        open={verdict !== undefined}
        size="sm"
        title={t('审计记录完整性')}
        onClose={() => setVerdict(undefined)}
        footer={
          <Button variant="solid" onClick={() => setVerdict(undefined)}>
            {t('关闭')}
          </Button>
        }
      >
        {verdict && (
          <Result
            status={broken === null ? 'success' : '500'}
            title={broken === null ? t('记录完整') : t('第 {{serial}} 条记录与前文不符', { serial: broken })}
            description={
              broken === null
                ? t('共校验 {{total}} 条，每一条都与前一条的摘要相连，未被修改或删除。', {
                    total: verdict.total,
                  })
                : t('该条记录被修改，或它之前的记录被删除。请保留现场并立即上报。')
            }
            next={[]}
          />
        )}
      </Dialog>
    </>
  )
}
