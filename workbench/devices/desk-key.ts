import { bytesOf } from '#devices/hex.ts'
import { http } from '#workbench/http/http.ts'
import type { KeySource } from './drives/drive.ts'

/** The key of this desk's reader, from the server; it lives in memory and only while the reader is open. */
export const deskKey: KeySource = async ({ id }) => {
  const { key } = await http<{ readonly key: string }>('claim/deskKey/getOne', {
    query: { device: id },
    quiet: true,
  })
  return bytesOf(key)
}
