import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** Who may ask for a file: those with a right to it, or anybody who knows its id (specification, section 7). */
export const buckets = closed('resource.bucket', '存储桶', {
  private: '私有',
  public: '公开',
  welcome: '迎新',
})

/** The largest file of each bucket, in bytes: what is public is fetched by anybody, and so is kept small. */
export const largestFile = {
  private: 2_000_000_000,
  public: 50 * 1024 ** 2,
  welcome: 50 * 1024 ** 2,
} as const satisfies Record<keyof typeof buckets.labels, number>

/** 附件: a file that somebody gave, or that the server made for somebody. Its bytes lie in a file store. */
export const attachment = defineResource({
  name: 'resource.attachment',
  label: '附件',
  title: 'name',
  fields: {
    name: text('文件名', { required: true, searchable: true, max: 200 }),
    extension: text('扩展名', { system: true, max: 20 }),
    contentType: text('内容类型', { required: true, max: 120 }),
    size: integer('大小（字节）', { required: true, max: 9_000_000_000, bytes: '大小' }),
    hash: text('SHA-256', { system: true, technical: true, max: 64 }),
    bucket: choice('存储桶', buckets, { required: true }),
    /** Where the store finds it; never told to anybody. */
    key: text('存储位置', { system: true, secret: true, max: 200 }),
    /** The store it lies in; empty for the one the server brings along. */
    storeId: reference('所在存储', 'resource.object-storage', { system: true }),
    /** By which anybody may ask for a file that is not private: 128 random bits, which nobody guesses. */
    publicKey: text('公开标识', { system: true, secret: true, max: 30 }),
    ownerId: reference('上传人', 'system.user', { system: true }),
  },
  unique: [['publicKey']],
  indexes: [['hash']],
  columns: ['name', 'extension', 'size', 'bucket', 'storeId', 'ownerId'],
  filters: ['name', 'extension', 'bucket', 'storeId', 'ownerId'],
  writes: ['remove'],
})

/** 附件使用: which row holds a file in one of its fields. Anyone who may see that row may have the file. */
export const attachmentUse = defineTable({
  name: 'resource.attachment-use',
  fields: {
    attachmentId: reference('附件', 'resource.attachment', { required: true }),
    resource: text('资源', { required: true, max: 60 }),
    rowId: text('记录', { required: true, max: 36 }),
    field: text('字段', { required: true, max: 60 }),
  },
  unique: [['resource', 'rowId', 'field', 'attachmentId']],
})
