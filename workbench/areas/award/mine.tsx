import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Card } from '#design-system/card/card.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { awardApplication } from '#domain/award/application.ts'
import { award } from '#domain/award/index.ts'
import { awardRecord } from '#domain/award/record.ts'
import { ApplicationList } from '#workbench/engine/approval/application-list.tsx'
import { MineScreen } from '#workbench/engine/mine/mine-screen.tsx'
import { pageQuery } from '#workbench/engine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const path = 'award/mine'
const mine = award.screens.find((screen) => screen.path === path)?.mine
const running = 'reviewing,classPassed,collegePassed,collegeShown,schoolPassed,sentBack'

/** 我的奖项: one's own awards with their certificates, and what is still on its way. */
export function Screen() {
  return (
    <Stack gap="lg">
      <MineScreen resource={awardRecord} title="我的奖项" screen={path} mine={mine} />
      <Running />
    </Stack>
  )
}

/** Applications that are not decided yet; nothing where there are none. */
function Running() {
  const { t } = useTranslation()
  const router = useRouter()
  const { data } = useQuery(
    pageQuery(awardApplication, {
      ...{ current: 1, size: 20, filters: { state: running }, sort: undefined, condition: undefined },
    }),
  )
  const rows = (data?.records ?? []) as readonly AnyRow[]
  if (rows.length === 0) return null
  return (
    <Card title={t('评审中的申请')}>
      <ApplicationList
        resource={awardApplication}
        rows={rows}
        onOpen={(id) => void router.navigate({ href: `/award/application?case=${id}` })}
      />
    </Card>
  )
}
