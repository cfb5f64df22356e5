import type { ReactNode } from 'react'

/** An action that may stand in the line or, where there is no room, behind 更多. */
export interface ToolbarItem {
  readonly value: string
  readonly label: string
  readonly icon?: ReactNode
  readonly variant?: 'solid' | 'outline' | 'ghost' | 'danger'
  readonly disabled?: boolean
  /** Why it is disabled, where it stands behind 更多. */
  readonly reason?: string
  readonly loading?: boolean
  /** Always behind 更多, however much room there is. */
  readonly rare?: boolean
}
