import { createContext, type ReactNode, type RefObject, use, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'

interface SheetPlace {
  readonly foot: HTMLElement | null
  /** Asked in place of `onClose`, where what stands in the sheet decides whether it closes. */
  readonly asked: RefObject<(() => void) | null>
}

const SheetContext = createContext<SheetPlace | null>(null)

export const SheetProvider = SheetContext.Provider

/** Buttons in the footer of the sheet, from what stands in its body: a form, a step. */
export function SheetFoot({ children }: { readonly children: ReactNode }) {
  const sheet = use(SheetContext)
  return sheet?.foot && createPortal(children, sheet.foot)
}

/** For what stands in a sheet and may hold unsaved work: called in place of the sheet's own `onClose`. */
export function useSheetClose(close: () => void) {
  const sheet = use(SheetContext)
  const ask = useEffectEvent(close)
  useEffect(() => {
    if (!sheet) return
    const { asked } = sheet
    asked.current = () => ask()
    return () => {
      asked.current = null
    }
  }, [sheet])
}
