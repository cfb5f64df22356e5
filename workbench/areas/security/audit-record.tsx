import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { auditRecord } from '#domain/security/audit-record.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ChangeList } from './audit-record/change-list.tsx'
import { VerifyChain } from './audit-record/verify-chain.tsx'

/** 安全审计记录: what happened and which fields changed, only to be read, with the proof that nobody has rewritten it. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <Tabs
      fill
      head={<PageHeader title={t(auditRecord.label)} />}
      label={t('审计内容')}
      items={[
        {
          value: 'acts',
          label: t('操作记录'),
          content: <ListScreen resource={auditRecord} extra={<VerifyChain />} />,
        },
        { value: 'changes', label: t('字段变更'), content: <ChangeList /> },
      ]}
    />
  )
}
