import type { Viewing } from '#domain/security/access/calls.ts'
import { isObject, session } from '#workbench/http/storage/storage.ts'

const isViewing = (value: unknown): value is Viewing =>
  isObject(value) && ['id', 'account', 'name', 'until'].every((key) => typeof value[key] === 'string')

export const readViewing = (): Viewing | null => session.read('viewing', isViewing)

/** The tab begins anew, so that nothing of the one is left on the screens of the other. */
export function beginViewing(viewing: Viewing) {
  session.write('viewing', viewing)
  location.assign('/')
}

export const forgetViewing = () => session.remove('viewing')
