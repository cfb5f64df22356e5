import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Inbox } from '#workbench/engine/approval/inbox.tsx'
import { useCaseAddress } from '#workbench/engine/approval/use-case-address.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { RankingPanel } from './review/ranking-panel.tsx'

/** 评审: what waits for the reader, and the places and the ranking by which colleges decide. */
export function Screen() {
  const { t } = useTranslation()
  const has = usePermission()
  const { opened, open } = useCaseAddress()
  const [view, show] = useAsked('view')
  const ranks = has('award.application:rank')
  return (
    <Stack>
      <PageHeader title={t('评审')} />
      {ranks && (
        <Segmented
          label={t('评审')}
          options={[
            { value: 'inbox', label: t('评审待办') },
            { value: 'ranking', label: t('名额与排名') },
          ]}
          value={view === 'ranking' ? 'ranking' : 'inbox'}
          onChange={(next) => show(next === 'ranking' ? next : null)}
        />
      )}
      {ranks && view === 'ranking' ? (
        <RankingPanel />
      ) : (
        <Inbox boxes={['todo', 'done', 'cc']} model="award" opened={opened} open={open} />
      )}
    </Stack>
  )
}
