import { useId } from 'react'
import { type BandName, bandTitles } from '#domain/reports/layout.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { DesignProps } from './design-props.ts'
import { GridStrip } from './grid-strip.tsx'
import { Strip } from './strip.tsx'

/** The bands of a report as they follow one another, to scale. What stands on them is moved and sized by hand or by keys. */
export function Canvas(props: DesignProps) {
  const { t } = useTranslation()
  const hint = useId()
  const { bands, group, detail } = props.layout
  const band = (name: BandName) =>
    bands[name] && <Strip key={name} {...props} place={name} title={t(bandTitles[name])} hint={hint} />
  return (
    <section className={page()} aria-label={t('版面')}>
      {band('reportHeader')}
      {band('pageHeader')}
      {group && band('groupHeader')}
      {detail.is === 'cards' ? (
        <Strip {...props} place="card" title={t('每张卡片')} hint={hint} />
      ) : (
        <GridStrip {...props} hint={hint} />
      )}
      {group && band('groupFooter')}
      {band('reportFooter')}
      {band('pageFooter')}
      <p id={hint} className={note()}>
        {t('拖动或用方向键移动，拖动边角或用 Shift 加方向键调整大小，Delete 键删除，Ctrl+D 再制。')}
      </p>
    </section>
  )
}

// Paper is white and ink is black, whatever the portal looks like.
const page = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    minWidth: '0',
    backgroundColor: 'code.bg',
    color: 'code.ink',
  },
})
const note = cva({ base: { textStyle: 'caption' } })
