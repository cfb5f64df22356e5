import type { SignedInPerson } from '#machines/session/session.ports.ts'
import { local } from '#workbench/http/storage/storage.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Kept by account, so that it outlives a reload and reaches tabs opened later, and locks nobody else out. */
export const deskLock = {
  isOn: ({ account }: SignedInPerson) => local.read('deskLock', isText) === account,
  put: ({ account }: SignedInPerson) => local.write('deskLock', account),
  lift: () => local.remove('deskLock'),
}
