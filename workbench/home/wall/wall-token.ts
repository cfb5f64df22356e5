import { wallHeader } from '#domain/system/wall/header.ts'
import { local } from '#workbench/http/storage/storage.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

export const readWallToken = () => local.read('wallToken', isText)
export const keepWallToken = (token: string) => local.write('wallToken', token)
export const dropWallToken = () => local.remove('wallToken')

/** Names this display with a call, if it is paired. */
export const asWall = () => {
  const token = readWallToken()
  return { quiet: true, timeout: 20_000, ...(token && { headers: { [wallHeader]: token } }) } as const
}
