import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { cva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { BatchBar } from './batch-bar.tsx'
import { type Box, inboxQuery } from './calls.ts'
import { CasePanel } from './case-panel.tsx'
import { InboxList } from './inbox-list.tsx'
import { InboxSheet } from './inbox-sheet.tsx'
import { useCaseKeys } from './use-case-keys.ts'

const names: Readonly<Record<Box, string>> = { todo: '待办', done: '已办', mine: '我发起', cc: '抄送我' }
const nothing: Readonly<Record<Box, string>> = {
  todo: '没有待办，都处理完了',
  done: '还没有办理过',
  mine: '还没有发起过申请',
  cc: '没有抄送给您的申请',
}
/** So many more each time. */
const portion = 20

interface InboxProps {
  readonly boxes: readonly Box[]
  /** The code of a model; left out, of all processes. */
  readonly model?: string
  /** The case that stands open, and what opens another. */
  readonly opened: string | undefined
  readonly open: (id: string | undefined) => void
}

/** What waits for the reader and what became of the rest: a list, and beside it the case that is read. */
export function Inbox({ boxes, model, opened, open }: InboxProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const [box, setBox] = useState<Box>(boxes[0] ?? 'todo')
  const [search, setSearch] = useState('')
  const [size, setSize] = useState(portion)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const settled = useSettled(search)
  const query = useQuery(inboxQuery({ box, size, search: settled || undefined, model }))
  const items = query.data?.records ?? []
  const current = opened ?? (phone ? undefined : items[0]?.id)
  const at = items.findIndex(({ id }) => id === current)
  const turn = (by: number) => {
    const next = items[at + by]
    if (next) open(next.id)
  }
  /** What was decided leaves the list; the one after it, else the one before it, is read next. */
  const afterDecision = () => {
    if (box === 'todo') open((items[at + 1] ?? items[at - 1])?.id)
  }
  useCaseKeys(!phone, { j: () => turn(1), k: () => turn(-1) })
  const change = (next: Box) => {
    setBox(next)
    setChosen([])
    setSize(portion)
    open(undefined)
  }
  return (
    <div className={frame()}>
      <Stack>
        <div className={tools()}>
          <Segmented
            label={t('范围')}
            options={boxes.map((value) => ({ value, label: t(names[value]) }))}
            value={box}
            onChange={(next) => next && change(next)}
          />
          <TextInput
            type="search"
            aria-label={t('搜索申请或学生')}
            placeholder={t('搜索申请或学生')}
            value={search}
            onWords={setSearch}
          />
        </div>
        {box === 'todo' && chosen.length > 0 && (
          <BatchBar items={items.filter(({ id }) => chosen.includes(id))} onDone={() => setChosen([])} />
        )}
        <Asked query={query}>
          {({ records, total }) =>
            records.length === 0 ? (
              <Empty title={t(settled ? '没有符合条件的申请' : nothing[box])} />
            ) : (
              <InboxList
                items={records}
                total={total}
                current={current}
                onOpen={open}
                chosen={box === 'todo' ? chosen : undefined}
                onChoose={setChosen}
                onMore={() => setSize(size + portion)}
                keys={!phone}
              />
            )
          }
        </Asked>
      </Stack>
      {phone ? (
        <InboxSheet
          opened={opened}
          open={open}
          before={items[at - 1]}
          after={at < 0 ? undefined : items[at + 1]}
          onDecided={afterDecision}
        />
      ) : (
        <div className={reading()}>
          {current && (
            <Card>
              <CasePanel which={{ id: current }} keys={box === 'todo'} onDecided={afterDecision} />
            </Card>
          )}
        </div>
      )}
    </div>
  )
}

const frame = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax({sizes.field.lg}, 2fr) minmax(0, 5fr)]' },
    gap: 'gap',
    alignItems: 'start',
    minWidth: '0',
  },
})
const tools = cva({ base: { display: 'flex', flexDirection: 'column', gap: '2' } })
const reading = cva({ base: { minWidth: '0' } })
