import { type ReactNode, type Ref, useId } from 'react'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { useText } from '#design-system/text/text.tsx'
import { card } from '#styled-system/recipes/index.js'
import { CardHead } from './card-head.tsx'

export interface CardProps {
  readonly title?: ReactNode
  /** At the end of the title line: a link, small buttons. */
  readonly extra?: ReactNode
  /** Under a line at the bottom: actions on the whole card. */
  readonly footer?: ReactNode
  /** Content up to the edges, as a table wants it. */
  readonly flush?: boolean
  /** Takes the height that is left, for one scrolling part. */
  readonly fill?: boolean
  /** Its title folds the rest away. */
  readonly foldable?: boolean
  readonly open?: boolean
  /** Open unless told otherwise. */
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Gives it a checkbox beside the title, which then has to be a text. */
  readonly selectable?: boolean
  readonly selected?: boolean
  readonly defaultSelected?: boolean
  readonly onSelectedChange?: (selected: boolean) => void
  /** Grey lines in place of what is still on its way. */
  readonly loading?: boolean
  readonly ref?: Ref<HTMLElement>
  readonly children?: ReactNode
}

/** A frame round what belongs together. */
export const Card = ({
  title,
  extra,
  footer,
  flush,
  fill,
  foldable = false,
  selectable = false,
  loading,
  ref,
  children,
  ...held
}: CardProps) => {
  const id = useId()
  const t = useText()
  const style = card({ flush, fill })
  const [open, setOpen] = useControlled(
    { value: held.open, defaultValue: held.defaultOpen, onChange: held.onOpenChange },
    true,
  )
  const [selected, setSelected] = useControlled(
    { value: held.selected, defaultValue: held.defaultSelected, onChange: held.onSelectedChange },
    false,
  )
  const shown = open || !foldable
  return (
    <section
      ref={ref}
      className={style.root}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-busy={loading || undefined}
      data-folded={shown ? undefined : ''}
      data-selectable={selectable ? '' : undefined}
      data-selected={selectable && selected ? '' : undefined}
    >
      {(title || extra) && (
        <CardHead
          id={id}
          title={title}
          extra={extra}
          fold={foldable ? { open, onChange: setOpen } : undefined}
          selection={selectable ? { selected, onChange: setSelected } : undefined}
        />
      )}
      <div id={`${id}-body`} className={style.body} hidden={!shown}>
        {loading ? (
          <div className={style.lines}>
            <span role="status" aria-label={t('加载中')} />
            <Skeleton width={92} />
            <Skeleton width={78} />
            <Skeleton width={54} />
          </div>
        ) : (
          children
        )}
      </div>
      {footer && shown && <div className={style.footer}>{footer}</div>}
    </section>
  )
}
