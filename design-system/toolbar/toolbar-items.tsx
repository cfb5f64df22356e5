import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { useFitting } from '#design-system/overflow/use-fitting.ts'
import { useText } from '#design-system/text/text.tsx'
import { toolbar } from '#styled-system/recipes/index.js'
import type { ToolbarItem } from './toolbar-item.ts'

export interface ToolbarItemsProps {
  readonly items: readonly ToolbarItem[]
  readonly onSelect?: (value: string) => void
}

/** As many of the actions as have room, the others behind 更多. */
export const ToolbarItems = ({ items, onSelect }: ToolbarItemsProps) => {
  const t = useText()
  const style = toolbar({ fitted: true })
  const row = useRef<HTMLDivElement>(null)
  const fits = useFitting(row, items.length)
  return (
    <div ref={row} className={style.items}>
      {items.map(({ value, label, reason: _, ...face }, at) => (
        <span key={value} data-fit data-away={at < fits ? undefined : ''} className={style.item}>
          <Button {...face} onClick={() => onSelect?.(value)}>
            {label}
          </Button>
        </span>
      ))}
      <span data-more data-away={fits < items.length ? undefined : ''} className={style.item}>
        <Menu
          trigger={<Button icon={<Ellipsis aria-hidden />}>{t('更多')}</Button>}
          items={items.slice(fits).map(({ value, label, icon, disabled, reason, variant, loading }) => ({
            value,
            label,
            icon,
            disabled: disabled || loading,
            reason,
            danger: variant === 'danger',
          }))}
          onSelect={onSelect}
        />
      </span>
    </div>
  )
}
