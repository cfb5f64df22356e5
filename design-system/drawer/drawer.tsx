import { Sheet, type SheetProps } from '#design-system/dialog/sheet.tsx'

export interface DrawerProps extends Omit<SheetProps, 'place' | 'role'> {
  /** `start` for menus on a phone. */
  readonly side?: 'start' | 'end'
}

/** A longer task at the side, with the list still in sight. */
export const Drawer = ({ side = 'end', ...props }: DrawerProps) => <Sheet {...props} place={side} />
