import { Button } from '#design-system/button/button.tsx'
import type { OfferedBed, OfferedRoom } from '#domain/dormitory/room-choice/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
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
                onClick={() => choosing.hold(bed.bedId)}
              >
                {t('{{no}} 号床', { no: bed.no })}
              </Button>
            ))}
          </div>
          {[...withheld(beds)].map(([why, those]) => (
            <p key={why} className={style.why}>
              {t('{{nos}} 号床：{{why}}', { nos: those.map(({ no }) => no).join('、'), why: t(why) })}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}

/** The beds that cannot be had, by the reason. */
const withheld = (beds: readonly OfferedBed[]) =>
  Map.groupBy(
    beds.filter(({ why }) => why !== null),
    ({ why }) => why ?? '',
  )

const list = sva({
  slots: ['rooms', 'room', 'head', 'about', 'beds', 'why'],
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
    why: { marginTop: '2', color: 'text.quiet', textStyle: 'caption' },
  },
})
