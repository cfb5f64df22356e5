import type { Order, Page } from '#domain/kernel/page.ts'
/** The envelope of every answer but the token's: `success` holds exactly when `code` is 200. */
export const envelope = (data: unknown) =>
  ({ code: 200, success: true, data: data ?? null, msg: data == null ? '暂无承载数据' : '操作成功' }) as const

/** The envelope of a failure: `code` is the HTTP status, or 400 for clients that know no other. */
export const failure = (code: number, msg: string, data?: object) =>
  ({ code, success: false, data: data ?? null, msg }) as const

/** A page of so many rows. */
export const page = <Row>(
  records: readonly Row[],
  total: number,
  size: number,
  current: number,
  orders: readonly Order[] = [],
): Page<Row> => ({
  records,
  total,
  size,
  current,
  pages: Math.ceil(total / size),
  orders,
})
