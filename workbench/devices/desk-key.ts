import { DeviceError } from '#devices/fault.ts'
import { bytesOf } from '#devices/hex.ts'
import { http } from '#workbench/http/http.ts'
import type { KeySource } from './drives/drive.ts'

/** The key of this desk's reader, from the college's record of it; lives in memory and only while the reader is open. */
export const deskKey: KeySource = async ({ record }) => {
  if (!record) throw new DeviceError('auth-failed', 'no record')
  const { key } = await http<{ readonly key: string }>('claim/deskKey/getOne', {
    query: { id: record },
    quiet: true,
  })
  return bytesOf(key)
}
