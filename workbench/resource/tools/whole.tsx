import { FullScreenButton } from '#design-system/full-screen/full-screen-button.tsx'
import type { ToolProps } from './tool.ts'

/** Gives the list the whole screen. */
export const Whole = ({ listing }: ToolProps) => <FullScreenButton {...listing.full} />
