import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from './cannot-start.ts'
import type { Environment } from './environment.ts'

/**
 * The key that secrets in the database are closed with, 32 bytes. On one machine with the embedded database it
 * is made at the first start and kept beside the store; anyone who brings a database of their own brings the key.
 */
export function secretKey({ secretKey, databaseUrl, dataDir }: Environment): Uint8Array<ArrayBuffer> {
  if (secretKey) return Uint8Array.from(Buffer.from(secretKey, 'base64'))
  if (databaseUrl)
    throw new CannotStart(
      '请用 SECRET_KEY 设置加密密钥（32 字节的 base64，可用 openssl rand -base64 32 生成）',
    )
  const file = join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) make(file)
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64')
  if (key.length !== 32) throw new CannotStart(`加密密钥文件 ${file} 已损坏`)
  return Uint8Array.from(key)
}

/** Beside its place first: a disk that is full, or a start killed here, leaves no half of a key. The first one made holds. */
function make(file: string) {
  const beside = `${file}.${process.pid}`
  try {
    writeFileSync(beside, randomBytes(32).toString('base64'), { mode: 0o600, flush: true })
    linkSync(beside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(beside, { force: true })
  }
}
