import { SlidersHorizontal } from 'lucide-react'
import {
  Children,
  type CSSProperties,
  isValidElement,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Popover } from '#design-system/popover/popover.tsx'
import { useText } from '#design-system/text/text.tsx'
import { filterBar } from '#styled-system/recipes/index.js'
import { useRoom } from './use-room.ts'

export interface FilterBarProps {
  /** `Field`s with keys, layout `beside`. Keep their values yourself: those behind 更多筛选 are not on the page. */
  readonly children: ReactNode
  readonly onReset: () => void
  /** Told the keys of those in the line, whenever it has room for others: what else is in force is said elsewhere. */
  readonly onSight?: (keys: readonly string[]) => void
  readonly ref?: Ref<HTMLFormElement>
}

const nameOf = (child: ReactNode) =>
  isValidElement(child) ? String(child.key).replace(/^\.\$/, '') : undefined

/** Filters of a list in one line that never wraps. What has no room in it stands behind 更多筛选. */
export const FilterBar = ({ children, onReset, onSight, ref }: FilterBarProps) => {
  const t = useText()
  const style = filterBar()
  const { box, room } = useRoom(240, 200)
  useImperativeHandle(ref, () => box.current as HTMLFormElement)
  const all = Children.toArray(children)
  // While 更多筛选 is open nothing moves out of it: a field that leaves takes the focus with it.
  const [held, setHeld] = useState<number>()
  const places = held ?? room
  const line = all.slice(0, places)
  const rest = all.slice(places)
  const inSight = line.map(nameOf).filter((name) => name !== undefined)
  const tell = useEffectEvent(() => onSight?.(inSight))
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names are other news
  useEffect(() => tell(), [inSight.join(' ')])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element would need a form inside all the same
    <form
      ref={box}
      className={style.root}
      style={{ '--columns': places } as CSSProperties}
      role="search"
      aria-label={t('筛选')}
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault()
        onReset()
      }}
    >
      {line}
      <div className={style.buttons}>
        {rest.length > 0 && (
          <Popover
            title={t('更多筛选')}
            size="lg"
            placement="bottom-end"
            onOpenChange={(open) => setHeld(open ? room : undefined)}
            trigger={
              <Button variant="ghost" icon={<SlidersHorizontal aria-hidden />}>
                {t('更多筛选')}
              </Button>
            }
          >
            <div className={style.rest}>{rest}</div>
          </Popover>
        )}
        <Button type="reset" variant="ghost">
          {t('重置')}
        </Button>
      </div>
    </form>
  )
}
