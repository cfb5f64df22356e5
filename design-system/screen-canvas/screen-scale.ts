import { createContext, use } from 'react'

/** Pixels of the wall for one pixel of the design. Canvases draw so many, or they would be blurred by the scaling. */
export const ScreenScaleContext = createContext(1)
export const useScreenScale = () => use(ScreenScaleContext)
