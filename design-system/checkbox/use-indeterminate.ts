import { type RefObject, useLayoutEffect } from 'react'

/** The one state of a checkbox that HTML has no attribute for; the browser drops it at each click. */
export const useIndeterminate = (box: RefObject<HTMLInputElement | null>, indeterminate: boolean) =>
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
