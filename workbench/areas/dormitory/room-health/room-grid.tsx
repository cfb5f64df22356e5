import { memo } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Progress } from '#design-system/progress/progress.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { HealthRoom } from '#domain/dormitory/check/health-round/calls.ts'
import { healthGrades } from '#domain/dormitory/check/words.ts'
import { sva } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Letter } from '#workbench/portal/outbox/letter.ts'

interface RoomGridProps {
  readonly rooms: readonly HealthRoom[]
  readonly waiting: ReadonlyMap<string, Letter>
  /** Rooms of which something is noted and not kept yet. */
  readonly begun: ReadonlySet<string>
  readonly onChoose: (roomId: string) => void
}

/** The rooms floor by floor, each with its grade of today; a press opens what is still to be noted. */
export const RoomGrid = memo(({ rooms, waiting, begun, onChoose }: RoomGridProps) => {
  const { t } = useTranslation()
  const slept = rooms.filter(({ sleepers }) => sleepers > 0)
  const checked = slept.filter(({ score }) => score !== null).length
  const refused = [...waiting.values()].filter(({ state }) => state !== 'waiting').length
  const floors = Map.groupBy(rooms, ({ floor }) => floor)
  const style = grid()
  const stateOf = ({ id, score, grade, sleepers }: HealthRoom) => {
    if (score !== null && grade) return `${score} ${codeName(t, healthGrades, grade)}`
    if (begun.has(id)) return t('未保存')
    return sleepers === 0 ? t('无人入住') : t('未检查')
  }
  return (
    <>
      <Card>
        <Progress
          label={t('今日进度')}
          value={checked}
          max={slept.length}
          figure={t('{{checked}} / {{rooms}} 间', { checked, rooms: slept.length })}
          note={
            waiting.size > 0 ? t('{{count}} 间的评分在这台设备上待同步', { count: waiting.size }) : undefined
          }
        />
      </Card>
      {refused > 0 && (
        <Alert
          tone="danger"
          title={t('{{count}} 间的评分没有通过，请在页面上方的“待同步”中处理', { count: refused })}
        />
      )}
      <Card>
        <Stack>
          {[...floors].map(([floor, own]) => (
            <section key={floor} className={style.floor} aria-label={t('{{no}} 层', { no: floor })}>
              <h2 className={style.title}>{t('{{no}} 层', { no: floor })}</h2>
              <ul className={style.rooms}>
                {own.map((room) => (
                  <li key={room.id}>
                    <button
                      type="button"
                      className={style.room}
                      data-room={room.id}
                      data-grade={room.grade ?? undefined}
                      data-empty={room.sleepers === 0 ? '' : undefined}
                      disabled={room.score !== null}
                      onClick={() => onChoose(room.id)}
                    >
                      <strong>{room.no}</strong>
                      <span className={style.state}>{stateOf(room)}</span>
                      {waiting.has(room.id) && <span className={style.state}>{t('待同步')}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Stack>
      </Card>
    </>
  )
})

const tones = { excellent: 'success', good: 'info', passed: 'neutral', failed: 'danger' } as const

const grid = sva({
  slots: ['floor', 'title', 'rooms', 'room', 'state'],
  base: {
    floor: { display: 'grid', gap: '2' },
    title: { textStyle: 'body.strong' },
    rooms: {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: 'repeat(auto-fill, minmax({sizes.20}, 1fr))',
    },
    room: {
      display: 'grid',
      width: 'full',
      minHeight: 'control.lg',
      padding: '2',
      borderRadius: 'control',
      borderWidth: 'thin',
      borderColor: 'border.control',
      bg: 'surface',
      color: 'text',
      textStyle: 'body',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { borderColor: 'accent' },
      _disabled: { cursor: 'default', borderColor: 'border' },
      '&[data-empty]': { color: 'text.quiet' },
      ...Object.fromEntries(
        Object.entries(tones).map(([grade, tone]) => [
          `&[data-grade="${grade}"]`,
          { bg: `${tone}.soft`, color: `${tone}.text` },
        ]),
      ),
    },
    state: { textStyle: 'caption' },
  },
})
