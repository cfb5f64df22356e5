import { join } from 'node:path'
import type { AppContext } from '#server/core/app-context.ts'
import type { FileStore } from '#server/core/files/file-store.ts'
import { s3Store } from '#server/core/files/s3-store.ts'
import { defaultSettings } from '#server/core/settings.ts'
import type { Environment } from '#server/node/environment.ts'
import { diskStore } from './disk-store.ts'

/** The store that the server brings along: a folder, or for several servers the S3 store of the environment. */
export const ownStore = (
  { dataDir, s3, storageHosts }: Environment,
  storageFetch: AppContext['storageFetch'],
): FileStore =>
  s3
    ? s3Store(s3, { storageFetch, settings: { ...defaultSettings, storageHosts } })
    : diskStore(join(dataDir, 'files'))
