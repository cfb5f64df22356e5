import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button, type ButtonProps } from '#design-system/button/button.tsx'
import { ButtonGroup } from '#design-system/button-group/button-group.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import type { MenuEntry } from '#design-system/menu/menu-entry.ts'
import { useText } from '#design-system/text/text.tsx'

export interface SplitButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'loading' | 'disabled'> {
  /** The usual action, in words. */
  readonly children: ReactNode
  readonly onClick: () => void
  /** The other ways to do it. */
  readonly items: readonly MenuEntry[]
  readonly onSelect: (value: string) => void
  /** Names the pair and its menu: 保存方式. */
  readonly label: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** The usual action at once, its variants behind the arrow. Two tab stops: the arrow is a button of its own. */
export const SplitButton = ({
  children,
  label,
  items,
  onSelect,
  loading,
  ref,
  ...rest
}: SplitButtonProps) => {
  const t = useText()
  const { variant, size, disabled } = rest
  return (
    <ButtonGroup label={label} filled={variant === 'solid' || variant === 'danger'}>
      <Button {...rest} ref={ref} loading={loading}>
        {children}
      </Button>
      <Menu
        items={items}
        onSelect={onSelect}
        trigger={
          <IconButton
            label={t('{{label}}，更多', { label })}
            icon={<ChevronDown aria-hidden />}
            variant={variant ?? 'outline'}
            size={size}
            disabled={disabled || loading}
          />
        }
      />
    </ButtonGroup>
  )
}
