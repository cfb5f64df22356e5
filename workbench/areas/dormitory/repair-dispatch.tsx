import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { css } from '#styled-system/css/index.js'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { DispatchQueue } from './repair/dispatch-queue.tsx'
import { Loads } from './repair/loads.tsx'
import type { OrderRow } from './repair/order-facts.ts'
import { Proposals } from './repair/proposals.tsx'
import { useGive } from './repair/use-give.ts'

const queues = {
  waiting: ['submitted', 'returned'],
  delayed: ['delayed'],
  dispatched: ['dispatched'],
} as const

/** 维修派单: what waits on one side, and on the other to whom it goes, by area and load. */
export function Screen() {
  const { t } = useTranslation()
  const desk = useDesk(repairOrder)
  const give = useGive()
  const [asked, ask] = useAsked('queue')
  const [current, setCurrent] = useState(1)
  const [chosen, setChosen] = useState<OrderRow>()
  const queue = asked !== null && asked in queues ? (asked as keyof typeof queues) : 'waiting'
  return (
    <Stack>
      <PageHeader
        title={t('维修派单')}
        actions={
          <Button icon={<Plus aria-hidden />} onClick={() => desk.add()}>
            {t('代为报修')}
          </Button>
        }
      />
      <Segmented
        label={t('维修派单')}
        options={[
          { value: 'waiting', label: t('待派单') },
          { value: 'delayed', label: t('延期待审') },
          { value: 'dispatched', label: t('待接单') },
        ]}
        value={queue}
        onChange={(value) => {
          setCurrent(1)
          setChosen(undefined)
          ask(value)
        }}
      />
      <div className={halves}>
        <DispatchQueue
          states={queues[queue]}
          current={current}
          chosen={chosen?.id}
          onTurn={setCurrent}
          onChoose={setChosen}
          onAct={(act, row) => void desk.act(act, row)}
          onOpen={desk.view}
        />
        <div className={beside}>
          {chosen ? (
            <Proposals
              row={chosen}
              onClose={() => setChosen(undefined)}
              onGive={(areaId) => {
                setChosen(undefined)
                void give(chosen, areaId)
              }}
            />
          ) : (
            <Loads />
          )}
        </div>
      </div>
      {desk.drawers}
    </Stack>
  )
}

const halves = css({
  display: 'grid',
  gap: 'gap',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 3fr) minmax(0, 2fr)]' },
})
// On a phone the choice comes before the orders: it is about the one that was just pressed.
const beside = css({ order: { base: '-1', lg: '0' }, position: { lg: 'sticky' }, top: '0', minWidth: '0' })
