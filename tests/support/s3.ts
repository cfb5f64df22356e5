import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** The name and the secret that the S3 server of the tests knows. */
export const s3Key = 'S3RVER'
export const s3Bucket = 'campus-files'

/** An S3 server inside this process, on a port of its own, with one empty bucket. */
export async function openS3() {
  const directory = mkdtempSync(join(tmpdir(), 's3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: s3Bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    host: `127.0.0.1:${port}`,
    close() {
      // It waits for connections that are kept open; nobody waits for it.
      void server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
