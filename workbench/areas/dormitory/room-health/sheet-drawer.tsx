import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import type { HealthHouse, HealthRoom } from '#domain/dormitory/check/health-round/calls.ts'
import { roomHealth } from '#domain/dormitory/check/room-health.ts'
import { healthGrades, healthItemWords, mostHealthPhotos } from '#domain/dormitory/check/words.ts'
import { css } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { houseName } from './house-name.ts'
import { PhotoStrip } from './photo-strip.tsx'
import { PointsScale } from './points-scale.tsx'
import { itemsOf, type Mark, type Sheet } from './sheet.ts'

interface SheetDrawerProps {
  readonly house: HealthHouse
  readonly room: HealthRoom
  readonly sheet: Sheet
  /** Undefined until all points are given. */
  readonly mark: Mark | undefined
  readonly onNote: (more: Partial<Sheet>) => void
  readonly onSave: () => Promise<void>
  readonly onClose: () => void
}

/** The sheet of a room: points, photos and a remark. Closed before it is saved, what was noted stays. */
export function SheetDrawer({ house, room, sheet, mark, onNote, onSave, onClose }: SheetDrawerProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const items = itemsOf(room)
  const missing = (item: (typeof items)[number]) => asked === room.id && sheet.points[item] === undefined
  async function save() {
    setAsked(room.id)
    if (!mark) {
      const first = items.find((item) => sheet.points[item] === undefined)
      document.querySelector<HTMLElement>(`[data-name="${first}"] input`)?.focus()
      return
    }
    setSaving(true)
    await onSave()
    setSaving(false)
  }
  return (
    <Drawer
      open
      part={room.id}
      title={t('{{room}} 室', { room: room.no })}
      description={houseName(house)}
      onClose={onClose}
      footer={
        <>
          {mark && (
            <span className={figure}>
              <Tag tone={healthGrades.tones?.[mark.grade] ?? 'neutral'}>
                {t('{{score}} 分', { score: mark.score })} {codeName(t, healthGrades, mark.grade)}
              </Tag>
            </span>
          )}
          <Button variant="solid" loading={saving} onClick={() => void save()}>
            {t('保存，下一间')}
          </Button>
        </>
      }
    >
      <Stack>
        {items.map((item) => {
          const label = codeName(t, healthItemWords, item)
          return (
            <Field
              key={`${room.id} ${item}`}
              name={item}
              label={label}
              required
              error={missing(item) && t('请给{{item}}评分', { item: label })}
            >
              <PointsScale
                value={sheet.points[item] ?? null}
                onChange={(points) => {
                  if (points !== null) onNote({ points: { ...sheet.points, [item]: points } })
                }}
              />
            </Field>
          )
        })}
        <Field label={t('检查照片')}>
          <PhotoStrip
            photos={sheet.photos}
            most={mostHealthPhotos}
            onChange={(photos) => onNote({ photos })}
          />
        </Field>
        <Field label={t('检查说明')}>
          <TextArea
            value={sheet.remark}
            maxLength={roomHealth.fields.remark.max}
            onChange={({ currentTarget }) => onNote({ remark: currentTarget.value })}
          />
        </Field>
      </Stack>
    </Drawer>
  )
}

const figure = css({ alignSelf: 'center' })
