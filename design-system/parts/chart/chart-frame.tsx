import { type ReactNode, type Ref, useId, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { chart } from '#styled-system/recipes/index.js'
import { ChartTools } from './chart-tools.tsx'
import { FigureTable } from './figure-table.tsx'
import { type Figures, hasFigures, toTsv } from './figures.ts'
import type { Leads } from './leads.ts'
import { type NumberStyle, numberFormat } from './number-style.ts'

/** What every chart takes, whatever it draws. */
export interface ChartFrameProps {
  /** What the figures say, in a few words: 各月请假人次. Names the picture, its table and its file. */
  readonly title: string
  /** The title is written elsewhere, as on a panel; it still names the picture. */
  readonly titleHidden?: boolean
  /** Source or reckoning, under the title. */
  readonly description?: ReactNode
  readonly number?: NumberStyle
  /** `fill` takes the height that is given. */
  readonly height?: 'sm' | 'md' | 'lg' | 'fill'
  readonly loading?: boolean
  /** Why there is nothing to see, for the reader. */
  readonly error?: string
  readonly onRetry?: () => void
  /** Table, copy and picture. Off on a wall display, where nobody has a mouse. */
  readonly tools?: boolean
  /** Figures lead to what stands behind them: by a click on the picture, and as links in its table. */
  readonly leads?: Leads | undefined
  readonly ref?: Ref<HTMLElement>
}

interface Inside {
  readonly figures: Figures
  readonly legend?: ReactNode
  readonly onSave?: () => void
  /** The picture itself. */
  readonly children: ReactNode
}

/** Title, tools, states and the table behind the picture; the same round every chart. */
export const ChartFrame = ({
  title,
  titleHidden,
  description,
  number,
  height = 'md',
  loading,
  error,
  onRetry,
  tools = true,
  leads,
  ref,
  figures,
  legend,
  onSave,
  children,
}: ChartFrameProps & Inside) => {
  const t = useText()
  const id = useId()
  const format = numberFormat(useLocale(), number)
  const [asTable, setAsTable] = useState(false)
  const style = chart({ height })
  const filled = hasFigures(figures)
  const seen = filled && !error

  return (
    <figure ref={ref} className={style.root} aria-labelledby={id} aria-busy={loading || undefined}>
      <div className={style.head} hidden={titleHidden && !(tools && seen)}>
        <figcaption id={id} className={titleHidden ? style.said : style.caption}>
          <span className={style.title}>{title}</span>
          {number?.unit && <span className={style.unit}>{t('单位：{{unit}}', { unit: number.unit })}</span>}
        </figcaption>
        {tools && seen && (
          <ChartTools
            asTable={asTable}
            onAsTable={setAsTable}
            tsv={() => toTsv(figures)}
            onSave={asTable ? undefined : onSave}
          />
        )}
      </div>
      {description && <div className={style.description}>{description}</div>}
      {seen && !asTable && legend}
      <div className={style.body}>
        {error ? (
          <div className={style.state}>
            <Alert
              tone="danger"
              action={
                onRetry && (
                  <Button size="sm" onClick={onRetry}>
                    {t('重试')}
                  </Button>
                )
              }
            >
              {error}
            </Alert>
          </div>
        ) : filled ? (
          asTable ? (
            <FigureTable figures={figures} format={format} label={title} leads={leads} />
          ) : (
            children
          )
        ) : (
          <div className={style.state}>
            {loading ? <Spinner size="lg" label={t('加载中')} /> : <Empty title={t('暂无数据~')} />}
          </div>
        )}
      </div>
    </figure>
  )
}
