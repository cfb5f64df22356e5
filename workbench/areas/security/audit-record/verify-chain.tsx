import { auditCalls } from '#domain/security/audit-record/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Verify } from './verify.tsx'

/** Whether the chain of hashes of the audit records is whole. */
export function VerifyChain() {
  const { t } = useTranslation()
  async function verify() {
    const { total, firstBroken } = await ask(auditCalls.verify)
    if (firstBroken === null)
      return {
        whole: true,
        title: t('记录完整'),
        description: t('共校验 {{total}} 条，每一条都与前一条的摘要相连，未被修改或删除。', { total }),
      }
    return {
      whole: false,
      title: t('第 {{serial}} 条记录与前文不符', { serial: firstBroken }),
      description: t('该条记录被修改，或它之前的记录被删除。请保留现场并立即上报。'),
    }
  }
  return <Verify label={t('校验完整性')} title={t('审计记录完整性')} verify={verify} />
}
