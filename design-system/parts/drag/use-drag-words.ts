import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useText } from '#design-system/text/text.tsx'

/** What dnd-kit says to screen readers while something is dragged, in the reader's language. */
export const useDragWords = (nameOf: (id: UniqueIdentifier) => string) => {
  const t = useText()
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('已拿起 {{name}}', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('{{name}} 在 {{place}} 上方', { name: nameOf(active.id), place: nameOf(over.id) }) : undefined,
    onDragEnd: ({ active }) => t('已放下 {{name}}', { name: nameOf(active.id) }),
    onDragCancel: ({ active }) => t('{{name}} 已放回原处', { name: nameOf(active.id) }),
  }
  // The keyboard has its own way, told by the component; dnd-kit's own instructions would be wrong.
  return { announcements, screenReaderInstructions: { draggable: '' } }
}
