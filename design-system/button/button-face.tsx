import type { ReactNode } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'

export interface ButtonFaceProps {
  readonly icon?: ReactNode
  readonly iconEnd?: ReactNode
  readonly loading?: boolean
  readonly children?: ReactNode
}

/** What stands on a button. The spinner takes the icon's place, or lies over the words: either way nothing moves. */
export const ButtonFace = ({ icon, iconEnd, loading, children }: ButtonFaceProps) => (
  <>
    {loading ? (
      <span data-turning={icon ? 'icon' : 'over'}>
        <Spinner size="sm" />
      </span>
    ) : (
      icon
    )}
    {children}
    {iconEnd}
  </>
)
