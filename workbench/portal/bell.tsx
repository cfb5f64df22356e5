import { type ReactNode, useEffect, useState } from 'react'
import { Badge } from '#design-system/badge/badge.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useAtRest } from '#design-system/parts/later/use-at-rest.ts'
import { useLater } from '#design-system/parts/later/use-later.ts'

const loadPopover = () => import('#design-system/popover/popover.tsx')

export interface BellProps {
  /** How many wait, shown beside the icon; `counted` says what they are. */
  readonly count: number
  readonly counted: string
  readonly tone: 'danger' | 'accent'
  /** The name of the button. */
  readonly label: string
  readonly icon: ReactNode
  /** The heading of the panel. */
  readonly title: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}

/** A button in the bar with a count, and a panel that it opens. The panel is fetched at rest, or with the first press. */
export function Bell({ count, counted, tone, label, icon, title, open, onOpenChange, children }: BellProps) {
  const isAtRest = useAtRest()
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  // Fetched, but not drawn before it is pressed: the button would be another one, and lose the focus.
  const drawn = useLater(loadPopover, wasOpened)
  useEffect(() => {
    if (isAtRest) loadPopover().catch(() => {})
  }, [isAtRest])
  return (
    <Badge count={count} label={counted} tone={tone}>
      {drawn ? (
        <drawn.Popover
          open={open}
          onOpenChange={onOpenChange}
          placement="bottom-end"
          size="lg"
          title={title}
          trigger={<IconButton label={label} icon={icon} />}
        >
          {children}
        </drawn.Popover>
      ) : (
        <IconButton
          label={label}
          icon={icon}
          aria-haspopup="dialog"
          aria-expanded={false}
          onClick={() => onOpenChange(true)}
        />
      )}
    </Badge>
  )
}
