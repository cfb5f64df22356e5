import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { useFitting } from '#design-system/parts/overflow/use-fitting.ts'
import { useText } from '#design-system/text/text.tsx'
import { toolbar } from '#styled-system/recipes/index.js'
import type { ToolbarItem } from './toolbar-item.ts'

export interface ToolbarItemsProps {
  readonly items: readonly ToolbarItem[]
  readonly onSelect?: (value: string) => void
  readonly align?: 'start' | 'end'
  readonly onMore?: () => void
}

/** As many of the actions as have room, the others behind 更多. */
export const ToolbarItems = ({ items, onSelect, align, onMore }: ToolbarItemsProps) => {
  const t = useText()
  const style = toolbar({ fitted: true, align })
  const row = useRef<HTMLDivElement>(null)
  const line = items.filter(({ rare }) => !rare)
  const rare = items.filter(({ rare }) => rare)
  const fits = useFitting(row, line.length, undefined, rare.length > 0)
  const behind = [...line.slice(fits), ...rare]
  return (
    <div ref={row} className={style.items}>
      {line.map(({ value, label, reason: _, rare: __, ...face }, at) => (
        <span key={value} data-fit data-away={at < fits ? undefined : ''} className={style.item}>
          <Button {...face} onClick={() => onSelect?.(value)}>
            {label}
          </Button>
        </span>
      ))}
      <span data-more data-away={behind.length > 0 ? undefined : ''} className={style.item}>
        <Menu
          trigger={<Button icon={<Ellipsis aria-hidden />}>{t('更多')}</Button>}
          items={behind.map(({ value, label, icon, disabled, reason, variant, loading }) => ({
            value,
            label,
            icon,
            disabled: disabled || loading,
            reason,
            danger: variant === 'danger',
          }))}
          onSelect={onSelect}
          onOpenChange={(open) => open && onMore?.()}
        />
      </span>
    </div>
  )
}
