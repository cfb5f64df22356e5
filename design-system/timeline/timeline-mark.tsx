import { Check, Circle, Clock, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '#design-system/tag/tag.tsx'
import type { TimelineEvent } from './timeline.tsx'

const icons = {
  success: <Check />,
  danger: <X />,
  warning: <TriangleAlert />,
  info: <Info />,
  accent: <Clock />,
  neutral: <Circle />,
} as const satisfies Record<Tone, ReactNode>

/** A shape for each tone, so that the colour is not alone. */
export const TimelineMark = ({ event }: { readonly event: TimelineEvent }) => (
  <span aria-hidden>{event.icon ?? (event.pending ? <Clock /> : icons[event.tone ?? 'neutral'])}</span>
)
