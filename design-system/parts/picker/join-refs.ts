import type { Ref, RefObject } from 'react'

/** Gives one element to a ref of ours and to the one of the caller. */
export const joinRefs =
  <Element>(ours: RefObject<Element | null>, theirs: Ref<Element> | undefined) =>
  (element: Element | null) => {
    ours.current = element
    if (typeof theirs === 'function') theirs(element)
    else if (theirs) theirs.current = element
  }
