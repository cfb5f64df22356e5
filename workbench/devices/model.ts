import { local } from '#workbench/http/storage/storage.ts'
import type { DeviceProfile } from './profile.ts'

/** More models no desk has; what is beyond is a damaged list. */
const most = 16
const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** The model of a real device, and by what it hangs here; null for what a page finds in another way. */
export const modelOf = ({ link, port }: Pick<DeviceProfile, 'link' | 'port'>) =>
  port && (link === 'serial' || link === 'hid') ? `${link} ${port.vendor} ${port.product}` : null

/** Models of which this computer has had more than one at a time: of those one says nothing of which it is. */
export const alikeSeen = {
  has: (model: string) => (local.read('deskAlike', isList) ?? []).includes(model),
  add(model: string) {
    const before = local.read('deskAlike', isList) ?? []
    if (!before.includes(model)) local.write('deskAlike', [...before, model].slice(-most))
  },
  forget(model: string) {
    const before = local.read('deskAlike', isList) ?? []
    if (before.includes(model))
      local.write(
        'deskAlike',
        before.filter((each) => each !== model),
      )
  },
}
