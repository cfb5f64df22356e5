import { Tabs as Ark } from '@ark-ui/react/tabs'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Badge } from '#design-system/badge/badge.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useOverflowing } from '#design-system/parts/overflow/use-overflowing.ts'
import { useText } from '#design-system/text/text.tsx'
import { tabs } from '#styled-system/recipes/index.js'

export interface TabPanel {
  readonly value: string
  readonly label: string
  readonly icon?: ReactNode
  /** How many are waiting in it; nothing at zero. */
  readonly count?: number
  readonly disabled?: boolean
  readonly content: ReactNode
}

export interface TabsProps {
  /** Of the list of tabs, for screen readers. */
  readonly label: string
  readonly items: readonly TabPanel[]
  readonly value?: string
  /** Without it the first one. */
  readonly defaultValue?: string
  readonly onChange?: (value: string) => void
  readonly orientation?: 'horizontal' | 'vertical'
  /** `manual`: arrows only walk, and Enter shows; for panels that cost the server something. */
  readonly activation?: 'automatic' | 'manual'
  /** Forgets a panel when another is shown. Else it is made when first shown, and kept. */
  readonly forget?: boolean
  /** Before the tabs, in their line: the `PageHeader` of a screen that consists of them. */
  readonly head?: ReactNode
  /** As high as there is room, for panels that scroll within. */
  readonly fill?: boolean
  /** At the end of the line of tabs: a button, a filter. */
  readonly extra?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** Views of one thing in one place, of which one is seen. */
export const Tabs = ({
  label,
  items,
  orientation = 'horizontal',
  activation = 'automatic',
  forget = false,
  head,
  fill,
  extra,
  ref,
  ...held
}: TabsProps) => {
  const t = useText()
  const style = tabs({ fill })
  const [value, setValue] = useControlled(held, items.find(({ disabled }) => !disabled)?.value ?? '')
  const list = useRef<HTMLDivElement>(null)
  const over = useOverflowing(list, items.length) && orientation === 'horizontal'
  useEffect(() => {
    const selected = value && list.current?.querySelector('[data-selected]')
    if (over && selected) selected.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value, over])
  return (
    <Ark.Root
      ref={ref}
      className={style.root}
      value={value}
      onValueChange={(next) => setValue(next.value)}
      orientation={orientation}
      activationMode={activation}
      lazyMount
      unmountOnExit={forget}
    >
      <div className={style.bar} data-orientation={orientation}>
        {head && <div className={style.head}>{head}</div>}
        <Ark.List ref={list} className={style.list} aria-label={label}>
          {items.map((item) => (
            <Ark.Trigger
              key={item.value}
              value={item.value}
              disabled={item.disabled}
              className={style.trigger}
            >
              {item.icon}
              <span className={style.name}>{item.label}</span>
              {item.count !== undefined && <Badge count={item.count} label={item.label} />}
            </Ark.Trigger>
          ))}
          <Ark.Indicator className={style.indicator} />
        </Ark.List>
        {over && (
          <span className={style.more}>
            <Menu
              trigger={<IconButton size="sm" label={t('全部标签')} icon={<ChevronDown aria-hidden />} />}
              items={items.map((item) => ({
                value: item.value,
                label: item.label,
                icon: item.icon,
                disabled: item.disabled,
                active: item.value === value,
              }))}
              onSelect={setValue}
            />
          </span>
        )}
        {extra}
      </div>
      {items.map((item) => (
        <Ark.Content key={item.value} value={item.value} className={style.content}>
          {item.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}
