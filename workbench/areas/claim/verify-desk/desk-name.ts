import { useSyncExternalStore } from 'react'
import { local } from '#workbench/http/storage/storage.ts'

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 40

const watchers = new Set<() => void>()

/** Which desk this computer is, as it was last said here; null where nobody has said it yet. */
const deskName = () => local.read('verifyDesk', isName)

export function nameDesk(name: string) {
  local.write('verifyDesk', name.trim())
  for (const tell of watchers) tell()
}

function watch(changed: () => void) {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

export const useDeskName = () => useSyncExternalStore(watch, deskName)
