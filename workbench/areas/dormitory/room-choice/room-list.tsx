import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import type { OfferedRoom } from '#domain/dormitory/room-choice/calls.ts'
import { sva } from '#styled-system/css/index.js'
import type { Choosing } from './use-choosing.ts'

interface RoomListProps {
  readonly rooms: readonly OfferedRoom[]
  readonly own: string | undefined
  readonly choosing: Choosing
}

/** The rooms of a floor with their beds; one that cannot be had says why. */
export function RoomList({ rooms, own, choosing }: RoomListProps) {
  const { t } = useTranslation()
  const style = list()
  return (
    <div className={style.rooms}>
      {rooms.map(({ roomId, no, level, fee, classmates, beds }) => (
        <section key={roomId} className={style.room} aria-label={t('{{room}} 室', { room: no })}>
          <header className={style.head}>
            <strong>{t('{{room}} 室', { room: no })}</strong>
            <span className={style.about}>
              {[
                level,
                fee && t('{{fee}} 元/学年', { fee }),
                classmates > 0 && t('同班 {{count}} 人', { count: classmates }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </header>
          <div className={style.beds}>
            {beds.map((bed) => (
              <Button
                key={bed.bedId}
                size="sm"
                variant={bed.bedId === own ? 'solid' : 'outline'}
                disabled={choosing.busy || !bed.free || bed.bedId === own}
                title={bed.why ? t(bed.why) : undefined}
                onClick={() => choosing.hold(bed.bedId)}
              >
                {bed.free ? t('{{no}} 号床', { no: bed.no }) : t('{{no}} 号床 不可选', { no: bed.no })}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

const list = sva({
  slots: ['rooms', 'room', 'head', 'about', 'beds'],
  base: {
    rooms: {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.field.md}, 100%), 1fr))',
    },
    room: {
      padding: '3',
      borderRadius: 'card',
      borderWidth: 'thin',
      borderColor: 'border',
      bg: 'surface.sunken',
    },
    head: { display: 'flex', justifyContent: 'space-between', gap: '2', marginBottom: '2' },
    about: { color: 'text.quiet', textStyle: 'caption' },
    beds: { display: 'grid', gap: '2', gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' },
  },
})
