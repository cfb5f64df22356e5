import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { fileLinkCategories } from '#domain/system/file-link.ts'
import type { downloadsAsked } from './asked.ts'

export interface OwnDownload {
  readonly id: string
  readonly title: string
  readonly category: keyof typeof fileLinkCategories.labels
  readonly description: string | null
  readonly address: string | null
  /** The id of an uploaded file. */
  readonly file: string | null
  readonly updatedAt: string
}

export const downloadCalls = {
  mine: defineCall<z.input<typeof downloadsAsked>, Page<OwnDownload>>({
    method: 'GET',
    path: 'base/fileLink/mine',
    access: 'signed-in',
    title: '我的文件下载',
    reply: 'page',
  }),
}
