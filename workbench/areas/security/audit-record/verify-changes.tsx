import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { resourceNamed } from '#domain/index.ts'
import { http } from '#workbench/http/http.ts'

interface Verdict {
  readonly total: number
  readonly sealed: number
  readonly breach:
    | { readonly record: { readonly resource: string; readonly rowTitle: string; readonly serial: number } }
    | { readonly seal: number }
    | null
}

/** Seals what is not sealed yet, has the server follow every record, and says how it found them. */
export function VerifyChanges() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [verdict, setVerdict] = useState<Verdict>()
  async function verify() {
    setBusy(true)
    try {
      await http('security/changeRecord/seal', { method: 'POST', body: {} })
      setVerdict(await http<Verdict>('security/changeRecord/verify'))
    } catch {
      // The failed call has shown its notice; the person may try again.
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button icon={<ShieldCheck />} loading={busy} onClick={() => void verify()}>
        {t('封存并校验')}
      </Button>
      {verdict && (
        <Alert
          tone={verdict.breach ? 'danger' : 'success'}
          title={words(verdict, t)}
          onDismiss={() => setVerdict(undefined)}
        />
      )}
    </>
  )
}

function words(
  { total, breach }: Verdict,
  t: (key: string, values?: Record<string, unknown>) => string,
): string {
  if (!breach) return t('字段变更记录完整，共校验 {{total}} 条', { total })
  if ('seal' in breach)
    return t('第 {{seal}} 批封存的记录有缺失或增补，请保留现场并立即上报', { seal: breach.seal })
  const { resource, rowTitle, serial } = breach.record
  const label = t(resourceNamed(resource)?.label ?? resource)
  return t('“{{label}} {{name}}”的第 {{serial}} 版记录与前文不符，请保留现场并立即上报', {
    label,
    name: rowTitle,
    serial,
  })
}
