import { ScrollArea as Ark } from '@ark-ui/react/scroll-area'
import type { ReactNode, Ref } from 'react'
import { scrollArea } from '#styled-system/recipes/index.js'

export interface ScrollAreaProps {
  /** What can be scrolled, for screen readers. */
  readonly label: string
  readonly children: ReactNode
  /** The content fades at an edge behind which there is more. */
  readonly fade?: boolean
  /** The element that scrolls. */
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * Scrolls within what holds it, with the same thin bars on every system. They lie over the content and take no
 * room. Its height comes from outside.
 */
export const ScrollArea = ({ label, children, fade, ref }: ScrollAreaProps) => {
  const style = scrollArea({ fade })
  return (
    <Ark.Root className={style.root}>
      <Ark.Viewport ref={ref} className={style.viewport} role="region" aria-label={label} tabIndex={0}>
        <Ark.Content>{children}</Ark.Content>
      </Ark.Viewport>
      {(['vertical', 'horizontal'] as const).map((orientation) => (
        <Ark.Scrollbar key={orientation} orientation={orientation} className={style.bar}>
          <Ark.Thumb className={style.thumb} />
        </Ark.Scrollbar>
      ))}
      <Ark.Corner className={style.corner} />
    </Ark.Root>
  )
}
