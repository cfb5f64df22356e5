import { useSyncExternalStore } from 'react'
import { onLook, readLook } from './theme-config.ts'

/** How it looks now, followed as it is changed, here or in another tab of the browser. */
export const useLook = () => useSyncExternalStore(onLook, readLook)
