import type { z } from 'zod'
import { defineCall, definePublicCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { buckets } from '#domain/resource/attachment.ts'
import type { filesAsked, linkAsked, uploadBegun } from './asked.ts'

export type Bucket = keyof typeof buckets.labels

/** A file as the server tells of it (contract of put-file-save and getFiles). */
export interface FileReply {
  readonly fileId: string
  readonly originalName: string
  readonly extension: string
  readonly contentType: string
  /** Bytes. */
  readonly fileSize: number
  readonly bucketName: Bucket
  /** Good for two minutes. A picture is shown from it, anything else is saved. */
  readonly link: string
}

/** A row that holds a file, by what people call it. */
export interface FileUse {
  readonly label: string
  readonly field: string
  readonly title: string
}

/** A file under way. */
export interface UploadState {
  readonly id: string
  readonly size: number
  readonly partSize: number
  /** The numbers of those that are there, from 1. */
  readonly parts: readonly number[]
  readonly fileId: string | null
}

export const fileCalls = {
  /** Those of the files that one may have, in the order asked; the others are not spoken of. */
  several: defineCall<z.input<typeof filesAsked>, readonly FileReply[]>({
    method: 'POST',
    path: 'resource/attachment/getFiles',
    access: 'signed-in',
    encoding: 'form',
    title: '多个文件的信息',
    reply: 'list',
  }),
  /** The same without a session: public files only, by their public ids. */
  open: definePublicCall<z.input<typeof filesAsked>, readonly FileReply[]>({
    method: 'POST',
    path: 'resource/openApi/getOpenFiles',
    encoding: 'form',
    title: '多个公开文件的信息',
    reply: 'list',
  }),
  /** An address of a file that the browser may open within two minutes, for this sign-in only. */
  link: defineCall<z.input<typeof linkAsked>, { readonly link: string }>({
    method: 'POST',
    path: 'resource/oss/endpoint/sign-link',
    access: 'signed-in',
    title: '文件的临时链接',
  }),
  uses: defineCall<z.input<typeof oneId>, readonly FileUse[]>({
    method: 'GET',
    path: 'resource/attachment/uses',
    access: 'resource.attachment:view',
    title: '文件用在哪里',
    reply: 'list',
  }),
  /** Begins a large file, or goes on with the same one: its state tells which parts are there. */
  begin: defineCall<z.input<typeof uploadBegun>, UploadState>({
    method: 'POST',
    path: 'resource/oss/endpoint/upload/begin',
    access: 'signed-in',
    title: '分片上传：开始',
  }),
  state: defineCall<z.input<typeof oneId>, UploadState>({
    method: 'GET',
    path: 'resource/oss/endpoint/upload/state',
    access: 'signed-in',
    title: '分片上传：状态',
  }),
  finish: defineCall<z.input<typeof oneId>, FileReply>({
    method: 'POST',
    path: 'resource/oss/endpoint/upload/finish',
    access: 'signed-in',
    title: '分片上传：完成',
  }),
  abort: defineCall<z.input<typeof oneId>, void>({
    method: 'POST',
    path: 'resource/oss/endpoint/upload/abort',
    access: 'signed-in',
    title: '分片上传：放弃',
    reply: 'nothing',
  }),
}
