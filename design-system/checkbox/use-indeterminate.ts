import { type RefObject, useLayoutEffect, useReducer } from 'react'

/**
 * The one state of a checkbox that HTML has no attribute for. The browser drops it at each click, so what is
 * answered has to be called then, whether or not the owner changes anything.
 */
export function useIndeterminate(box: RefObject<HTMLInputElement | null>, indeterminate: boolean) {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
  return again
}
