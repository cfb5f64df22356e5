import { Sheet, type SheetProps } from './sheet.tsx'

export type DialogProps = Omit<SheetProps, 'place'>

/** A short task over the page. On a phone `sm` and `md` come from below, larger ones take the whole of it. */
export const Dialog = (props: DialogProps) => <Sheet {...props} place="center" />
