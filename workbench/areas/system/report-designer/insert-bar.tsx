import { ImagePlus, Minus, QrCode, Sigma, Square, Table, Type } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import { type BandName, bandTitles, type Item, type Layout } from '#domain/reports/layout.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { DesignProps } from './design-props.ts'
import { itemKinds, newItem, newPicture } from './new-item.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { type Chosen, type Place, placeItems, placeSize, withItems } from './places.ts'

type Kind = Item['is']
const icons: Readonly<Record<Kind, ReactNode>> = {
  text: <Type />,
  figure: <Sigma />,
  line: <Minus />,
  box: <Square />,
  image: <ImagePlus />,
  qr: <QrCode />,
  table: <Table />,
}

/** Puts something new where something is chosen, else into the first band. */
export function InsertBar({ draft, layout, source, chosen, onChoose, onDraft }: DesignProps) {
  const { t } = useTranslation()
  const [picking, setPicking] = useState(false)
  const place = placeOf(layout, chosen)
  const full = placeItems(layout, place).length >= 60
  const title = place === 'card' ? t('每张卡片') : t(bandTitles[place])

  function put(item: Item, pictures = draft.pictures) {
    const next = withItems(layout, place, [...placeItems(layout, place), item])
    onDraft({ ...draft, pictures, layout: next })
    onChoose({ is: 'item', place, id: item.id })
  }
  return (
    <>
      <Toolbar label={t('插入')}>
        {(Object.keys(itemKinds) as Kind[]).map((kind) => (
          <Button
            key={kind}
            size="sm"
            icon={icons[kind]}
            disabled={full}
            onClick={() =>
              kind === 'image'
                ? setPicking(true)
                : put(newItem(kind, { ...placeSize(layout, place), height: 200 }, source, t))
            }
          >
            {t(itemKinds[kind])}
          </Button>
        ))}
        <span className={into()}>{t('插入到：{{band}}', { band: title })}</span>
      </Toolbar>
      {picking && (
        <PictureDialog
          pictures={draft.pictures}
          onClose={() => setPicking(false)}
          onChange={(pictures) => onDraft({ ...draft, pictures })}
          onChoose={(file) => {
            put(newPicture(file))
            setPicking(false)
          }}
        />
      )}
    </>
  )
}

/** Where something new goes; a layout without any band gets its first. */
function placeOf({ bands, detail, group }: Layout, chosen: Chosen | undefined): Place {
  if (
    chosen &&
    chosen.is !== 'column' &&
    (chosen.place === 'card' ? detail.is === 'cards' : bands[chosen.place])
  )
    return chosen.place
  if (detail.is === 'cards') return 'card'
  const seen = (Object.keys(bandTitles) as BandName[]).filter((name) => group || !name.startsWith('group'))
  return seen.find((name) => bands[name]) ?? 'reportHeader'
}

const into = cva({ base: { textStyle: 'caption', color: 'text.quiet', alignSelf: 'center' } })
