import { Refused, refuse } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'

/** No room, no room for this account, a disk that can only be read, or one that fails. */
const full = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EFBIG']

/**
 * A store that does not do what it is asked is no fault of the call, and takes down nothing but files: 507 when it is
 * full or broken, 503 when it cannot be reached. What refused the bytes on their way stays what it is.
 */
export function storeFault({ log }: Pick<AppContext, 'log'>, error: unknown): never {
  if (error instanceof Refused) throw error
  log('error', 'file store failed', { error })
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (full.includes(code)) refuse({ type: 'no-room', message: '文件存储空间不足或不可写，请联系管理员' })
  return refuse({ type: 'away', message: '文件存储暂时不可用，请稍后重试', retryAfter: 10 })
}
