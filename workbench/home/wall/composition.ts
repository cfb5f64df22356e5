import type { ComponentType } from 'react'
import type { WallCode } from '#domain/system/wall/screens.ts'
import type { Received } from './last-good.ts'

/** How a screen is laid out, given its figures. */
export type Composition<C extends WallCode> = ComponentType<{ readonly received: Received<C> }>
