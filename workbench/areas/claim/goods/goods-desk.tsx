import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Act } from '#domain/claim/goods/states.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useTab } from '#workbench/portal/tab-context.ts'
import { ActDialog } from './act-dialog.tsx'
import { BuyDialog } from './buy-dialog.tsx'
import { EventList } from './event-list.tsx'
import { FindStudent } from './find-student.tsx'
import { Readers } from './readers.tsx'
import { SeveralStudents } from './several-students.tsx'
import { SizeDialog } from './size-dialog.tsx'
import { StandingCard } from './standing-card.tsx'
import { StudentCard } from './student-card.tsx'
import type { GoodsDeskAtWork } from './use-goods-desk.ts'

/** The desk: a card or a name brings a student, and what can be done for them stands in large buttons. */
export function GoodsDeskPanel({ work }: { readonly work: GoodsDeskAtWork }) {
  const { t } = useTranslation()
  const { inFront } = useTab()
  const [doing, setDoing] = useState<Act | null>(null)
  const { desk } = work
  const done = () => setDoing(null)
  return (
    <Stack gap="md">
      <Card>
        <Stack gap="sm">
          <FindStudent
            finding={work.finding}
            onWho={(who) => void work.find(who)}
            onText={work.next}
            onName={work.look}
          />
          <Readers listening={inFront && doing === null} onWho={(who) => void work.find(who)} />
        </Stack>
      </Card>
      <div role="status" aria-live="assertive">
        {work.fault && <Alert tone="warning" title={t(work.fault)} />}
      </div>
      {work.several.length > 0 && <SeveralStudents students={work.several} onChoose={work.choose} />}
      {work.error && (
        <Alert
          tone="danger"
          title={t(work.error.message)}
          action={<Button onClick={work.retry}>{t('重试')}</Button>}
        />
      )}
      {work.loading && (
        <Card>
          <div aria-busy>
            <Skeleton shape="block" height={60} />
          </div>
        </Card>
      )}
      {!desk && !work.loading && !work.error && work.several.length === 0 && (
        <Card>
          <Empty
            title={t('请刷身份证或校园卡，或扫学生出示的二维码')}
            description={t('没有带证件的学生，可以输入姓名、考生号或身份证号查找。')}
          />
        </Card>
      )}
      {desk && (
        <div className={sides()}>
          <Stack gap="md">
            <StudentCard student={desk.student} />
            <EventList events={desk.events} busy={work.busy} onUndo={(id) => void work.undo(id)} />
          </Stack>
          <StandingCard desk={desk} busy={work.busy} onAct={setDoing} onNext={work.next} />
        </div>
      )}
      {desk && doing === 'buy' && <BuyDialog desk={desk} act={doing} work={work} onClose={done} />}
      {desk && (doing === 'resize' || doing === 'exchange') && (
        <SizeDialog desk={desk} act={doing} work={work} onClose={done} />
      )}
      {desk && doing && !['buy', 'resize', 'exchange'].includes(doing) && (
        <ActDialog desk={desk} act={doing} work={work} onClose={done} />
      )}
    </Stack>
  )
}

const sides = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    alignItems: 'start',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 2fr) minmax(0, 3fr)]' },
    // On a phone what can be done comes before what was done.
    '& > :last-child': { order: { base: '-1', lg: '0' } },
  },
})
