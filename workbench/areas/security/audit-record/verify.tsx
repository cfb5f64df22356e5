import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Result } from '#design-system/result/result.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface Verdict {
  readonly whole: boolean
  /** What was found, and what that means. */
  readonly title: string
  readonly description: string
}

export interface VerifyProps {
  readonly label: string
  /** Of the dialog that tells the verdict. */
  readonly title: string
  readonly verify: () => Promise<Verdict>
}

/** Has the server follow the records from the first to the last, and says how it found them. */
export function Verify({ label, title, verify }: VerifyProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [verdict, setVerdict] = useState<Verdict>()
  const close = () => setVerdict(undefined)
  async function ask() {
    setBusy(true)
    try {
      setVerdict(await verify())
    } catch {
      // The failed call has shown its notice; the person may try again.
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button icon={<ShieldCheck />} loading={busy} onClick={() => void ask()}>
        {label}
      </Button>
      <Dialog
        open={verdict !== undefined}
        size="sm"
        title={title}
        onClose={close}
        footer={
          <Button variant="solid" onClick={close}>
            {t('关闭')}
          </Button>
        }
      >
        {verdict && (
          <Result
            status={verdict.whole ? 'success' : '500'}
            title={verdict.title}
            description={verdict.description}
            next={[]}
          />
        )}
      </Dialog>
    </>
  )
}
