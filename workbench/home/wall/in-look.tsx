import { type ReactNode, useEffect } from 'react'
import { type WallLook, WallLookContext } from './look.ts'

/** What is shown in dark or bright colours. The page itself takes the mode too, for colours are told at its root. */
export function InLook({ look, children }: { readonly look: WallLook; readonly children: ReactNode }) {
  useEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.colorMode
    dataset.colorMode = look
    return () => {
      if (before) dataset.colorMode = before
      else delete dataset.colorMode
    }
  }, [look])
  return <WallLookContext value={look}>{children}</WallLookContext>
}
