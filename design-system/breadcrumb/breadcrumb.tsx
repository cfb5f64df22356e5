import { Ellipsis } from 'lucide-react'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { Menu } from '#design-system/menu/menu.tsx'
import { useFitting } from '#design-system/parts/overflow/use-fitting.ts'
import { useText } from '#design-system/text/text.tsx'
import { breadcrumb } from '#styled-system/recipes/index.js'
import { type Crumb, CrumbFace } from './crumb-face.tsx'

export type { Crumb } from './crumb-face.tsx'

export interface BreadcrumbProps {
  readonly items: readonly Crumb[]
  readonly onSelect?: (href: string) => void
  readonly ref?: Ref<HTMLElement>
}

/** The screen itself stays, then where it all begins, then what is nearest to the screen. */
const nearestFirst = <Entry,>(entries: readonly Entry[]): readonly Entry[] => {
  const [first, ...rest] = entries
  const [last, ...middle] = rest.toReversed()
  return [last, first, ...middle].filter((entry) => entry !== undefined)
}

/** Where the screen stands in the menus. The last step is the screen itself; without room, steps in the middle fold. */
export const Breadcrumb = ({ items, onSelect, ref }: BreadcrumbProps) => {
  const t = useText()
  const style = breadcrumb()
  const root = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLElement)
  const fits = Math.max(useFitting(list, items.length, nearestFirst), Math.min(items.length, 2))
  const away = items.length - fits
  const last = items.length - 1
  const folded = items.slice(1, 1 + away)
  return (
    <nav ref={root} className={style.root} aria-label={t('当前位置')}>
      <ol ref={list} className={style.list}>
        {items.flatMap((item, at) => {
          const step = (
            <li
              key={item.title}
              className={style.item}
              data-fit
              data-away={at > 0 && at <= away ? '' : undefined}
            >
              <CrumbFace crumb={item} here={at === last} onSelect={onSelect} />
            </li>
          )
          if (at !== 0) return [step]
          return [
            step,
            <li key="more" className={style.item} data-more data-away={away > 0 ? undefined : ''}>
              <Menu
                placement="bottom-start"
                trigger={
                  <button type="button" className={style.more} aria-label={t('中间的层级')}>
                    <Ellipsis aria-hidden />
                  </button>
                }
                items={folded.map(({ title, href }) => ({
                  value: href ?? title,
                  label: title,
                  disabled: !href,
                }))}
                onSelect={(href) => (onSelect ? onSelect(href) : window.location.assign(href))}
              />
            </li>,
          ]
        })}
      </ol>
    </nav>
  )
}
