import { isObject, session } from '#workbench/http/storage/storage.ts'

/** As whom an administrator sees the portal in this tab, and until when. */
export interface Viewing {
  /** The ticket that goes with every call. */
  readonly id: string
  readonly account: string
  readonly name: string
  /** ISO 8601. */
  readonly until: string
}

const isViewing = (value: unknown): value is Viewing =>
  isObject(value) && ['id', 'account', 'name', 'until'].every((key) => typeof value[key] === 'string')

export const readViewing = (): Viewing | null => session.read('viewing', isViewing)

/** The tab begins anew, so that nothing of the one is left on the screens of the other. */
export function beginViewing(viewing: Viewing) {
  session.write('viewing', viewing)
  location.assign('/')
}

export const forgetViewing = () => session.remove('viewing')
