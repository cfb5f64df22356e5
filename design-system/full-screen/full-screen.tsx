import type { ReactNode, Ref } from 'react'
import { fullScreen } from '#styled-system/recipes/index.js'

export interface FullScreenProps {
  readonly full: boolean
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** The part of the page that can have the whole screen. Its content is not mounted anew: what was typed stays. */
export const FullScreen = ({ full, children, ref }: FullScreenProps) => (
  <div ref={ref} className={fullScreen()} data-full={full ? '' : undefined}>
    {children}
  </div>
)
