import { Sheet, type SheetProps } from './sheet.tsx'

export type DialogProps = Omit<SheetProps, 'place'>

/** A short task over the page; on a phone it comes from below. */
export const Dialog = (props: DialogProps) => <Sheet {...props} place="center" />
