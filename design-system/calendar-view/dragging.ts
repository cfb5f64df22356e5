import {
  type CSSProperties,
  createContext,
  type FC,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react'
import type { CalendarEvent } from './calendar-view.tsx'

interface Dragged {
  readonly ref?: Ref<HTMLButtonElement>
  readonly dragging?: true | undefined
  readonly style?: CSSProperties | undefined
  readonly listeners?: HTMLAttributes<HTMLElement> | undefined
}

interface Dropped {
  readonly ref?: Ref<HTMLTableCellElement>
  readonly over?: true | undefined
}

/** What surrounds an event and a day, and tells them of dragging. */
export interface Dragging {
  readonly Event: FC<{
    readonly event: CalendarEvent
    readonly day: string
    readonly children: (dragged: Dragged) => ReactNode
  }>
  readonly Day: FC<{ readonly day: string; readonly children: (dropped: Dropped) => ReactNode }>
}

/** Most calendars are only looked at, and do without the library. */
const still: Dragging = {
  Event: ({ children }) => children({}),
  Day: ({ children }) => children({}),
}

export const DraggingContext = createContext(still)
