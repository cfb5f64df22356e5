import type { Row } from '#domain/kernel/infer.ts'
import type { menu } from './menu.ts'

/** What opens by itself in the portal on a computer, whatever the menus: the home, the way by an id, and the places of the person. */
const ownPlaces = [
  '/index',
  '/layout',
  '/servicecenter',
  '/personalcenter',
  '/desktopset',
  '/personal/mymessage',
  '/personal/usertodo',
  '/personal/mynotice',
  '/personal/myfilelink',
  '/personal/mylesson',
  '/personal/userapps',
  '/personal/userschedule',
  '/personal/usermoreapplys',
] as const

export type OwnPlace = (typeof ownPlaces)[number]

/** Whether the portal itself opens something at this address. */
export const isOwnPlace = (address: string) => ownPlaces.some((place) => place === address)

/** Where a menu opens in the portal, without a slash at its end; null where it opens nothing there. */
export const addressOf = ({
  kind,
  openType,
  path,
}: Partial<Pick<Row<typeof menu>, 'kind' | 'openType' | 'path'>>) =>
  kind === 'button' || openType === '1' || !path ? null : path.replace(/(?<=.)\/+$/, '')
