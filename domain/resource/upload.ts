import { choice, integer, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'
import { buckets } from './attachment.ts'

/** Bytes of each part of a large file; the last one has what is left. */
export const partSize = 5 * 1024 ** 2
/** How long, in milliseconds, the parts of a file wait for the rest: the hourly sweep takes them within a day. */
export const uploadLife = 23 * 3600 * 1000

/** 上传: a large file that comes in parts, and may go on after a break. */
export const upload = defineTable({
  name: 'resource.upload',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    name: text('文件名', { required: true, max: 200 }),
    declaredType: text('内容类型', { max: 120 }),
    size: integer('大小（字节）', { required: true, max: 2_000_000_000 }),
    bucket: choice('存储桶', buckets, { required: true }),
    /** By which the same file, chosen again after a reload, is known again. */
    fingerprint: text('文件指纹', { required: true, max: 64 }),
    until: moment('有效期至', { required: true }),
    /** Since when somebody puts the parts together; anyone who dies at it is followed after a while. */
    finishingSince: moment('合并开始'),
    /** What it became. */
    attachmentId: reference('附件', 'resource.attachment'),
  },
  indexes: [['userId', 'fingerprint'], ['until']],
})

/** 分片: bytes that lie in the server's own store until the file is whole. */
export const uploadPart = defineTable({
  name: 'resource.upload-part',
  fields: {
    uploadId: reference('上传', 'resource.upload', { required: true }),
    /** Counts from 1. */
    number: integer('序号', { required: true, max: 10_000 }),
    size: integer('大小（字节）', { required: true }),
    hash: text('SHA-256', { required: true, max: 64 }),
    key: text('存储位置', { required: true, max: 200 }),
  },
  unique: [['uploadId', 'number']],
})
