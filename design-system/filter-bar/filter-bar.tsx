import { ChevronDown, ChevronUp } from 'lucide-react'
import { Children, type CSSProperties, type ReactNode, type Ref, useId, useImperativeHandle } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useText } from '#design-system/text/text.tsx'
import { filterBar } from '#styled-system/recipes/index.js'
import { useColumns } from './use-columns.ts'

export interface FilterBarProps {
  /** `Field`s, layout `beside`. Keep their values yourself: folded ones are not on the page. */
  readonly children: ReactNode
  readonly onSubmit: () => void
  readonly onReset: () => void
  readonly loading?: boolean
  /** Whether what is folded is shown; left out, it holds that itself. */
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly ref?: Ref<HTMLFormElement>
}

/** Filters of a list in even columns. What does not fit into the first line is folded away behind 展开. */
export const FilterBar = (props: FilterBarProps) => {
  const { children, onSubmit, onReset, loading } = props
  const t = useText()
  const id = useId()
  const style = filterBar()
  const { ref, columns } = useColumns(280)
  const [open, setOpen] = useControlled(
    { value: props.open, defaultValue: props.defaultOpen, onChange: props.onOpenChange },
    false,
  )
  useImperativeHandle(props.ref, () => ref.current as HTMLFormElement)
  const all = Children.toArray(children)
  // One place of the first line is for the buttons; on a phone they get a line of their own.
  const room = Math.max(2, columns - 1)
  const foldable = all.length > room
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element would need a form inside all the same
    <form
      ref={ref}
      id={id}
      className={style.root}
      style={{ '--columns': columns } as CSSProperties}
      role="search"
      aria-label={t('筛选')}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onReset={(event) => {
        event.preventDefault()
        onReset()
      }}
    >
      {foldable && !open ? all.slice(0, room) : all}
      <div className={style.buttons}>
        <Button type="submit" variant="solid" loading={loading}>
          {t('查询')}
        </Button>
        <Button type="reset">{t('重置')}</Button>
        {foldable && (
          <Button
            variant="ghost"
            aria-expanded={open}
            aria-controls={id}
            icon={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            onClick={() => setOpen(!open)}
          >
            {open ? t('收起') : t('展开')}
          </Button>
        )}
      </div>
    </form>
  )
}
