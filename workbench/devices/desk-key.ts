import { DeviceError } from '#devices/fault.ts'
import { bytesOf } from '#devices/hex.ts'
import { readerCalls } from '#domain/claim/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import type { KeySource } from './drives/drive.ts'

/** The key of this desk's reader, from the college's record of it; lives in memory and only while the reader is open. */
export const deskKey: KeySource = async ({ record }) => {
  if (!record) throw new DeviceError('auth-failed', 'no record')
  const { key } = await ask(readerCalls.key, { id: record }, { quiet: true })
  return bytesOf(key)
}
