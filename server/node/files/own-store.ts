import { join } from 'node:path'
import type { FileStore } from '#server/files/file-store.ts'
import { s3Store } from '#server/files/s3-store.ts'
import type { House } from '#server/house.ts'
import type { Environment } from '#server/node/environment.ts'
import { defaultSettings } from '#server/settings.ts'
import { diskStore } from './disk-store.ts'

/** The store that the server brings along: a folder, or for several servers the S3 store of the environment. */
export const ownStore = (
  { dataDir, s3, storageHosts }: Environment,
  storageFetch: House['storageFetch'],
): FileStore =>
  s3
    ? s3Store(s3, { storageFetch, settings: { ...defaultSettings, storageHosts } })
    : diskStore(join(dataDir, 'files'))
