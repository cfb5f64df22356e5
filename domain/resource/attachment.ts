import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** Who may ask for a file: those with a right to it, or anybody who knows its id (specification, section 7). */
export const buckets = closed('resource.bucket', '存储桶', {
  private: '私有',
  public: '公开',
  welcome: '迎新',
})

/** 附件: a file that somebody gave, or that the server made for somebody. Its bytes lie in a file store. */
export const attachment = defineResource({
  name: 'resource.attachment',
  label: '附件',
  title: 'name',
  fields: {
    name: text('文件名', { required: true, searchable: true, max: 200 }),
    extension: text('扩展名', { system: true, max: 20 }),
    contentType: text('内容类型', { required: true, max: 120 }),
    size: integer('大小（字节）', { required: true, max: 9_000_000_000 }),
    hash: text('SHA-256', { system: true, max: 64 }),
    bucket: choice('存储桶', buckets, { required: true }),
    /** Where the store finds it; never told to anybody. */
    key: text('存储位置', { system: true, secret: true, max: 200 }),
    ownerId: reference('上传人', 'system.user', { system: true }),
  },
  indexes: [['hash']],
  columns: ['name', 'extension', 'size', 'bucket', 'ownerId'],
  filters: ['name', 'extension', 'bucket', 'ownerId'],
  writes: ['remove'],
})
