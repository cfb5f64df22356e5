import type { z } from 'zod'
import { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { largestFile } from '#domain/resource/attachment.ts'
import { filesAsked, linkAsked } from '#domain/resource/files/asked.ts'
import { type Bucket, fileCalls } from '#domain/resource/files/calls.ts'
import { answerCall, answerPublic } from '#server/core/answer-call.ts'
import { addressOf } from '#server/core/client-address.ts'
import { type FileRow, fileRows, publicKeyIn } from '#server/core/files/rows.ts'
import type { Call, PersonalCall, Route } from '#server/core/route.ts'
import { allowedTo } from '#server/engine/files/rights.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { authenticate } from '#server/identity/session/authenticate.ts'
import { tokenInAddress } from '#server/identity/session/bearer.ts'
import { safeLogin } from '#server/identity/session/safe-login.ts'
import { tenantOf } from '#server/identity/session/tokens.ts'
import { deliver } from './deliver.ts'
import { checkPlaces } from './file-name.ts'
import { type Disposition, linkedBy, linker, sessionBehind } from './links.ts'
import { filePartOf } from './multipart.ts'
import { takeFile } from './take.ts'
import { isShown, told, toldOpenly } from './told.ts'
import { uploadRoutes } from './uploads.ts'
import { usesOf } from './uses.ts'

/** What goes around a file in a form. */
const wrapping = 64 * 1024
/** A file in one call; larger ones come in parts. */
const largestCall = 100 * 1024 ** 2

/** POST multipart with `file`. Answers what the file has become. */
const save = (
  name: string,
  { title, bucket }: { readonly title: string; readonly bucket: Bucket },
): Route => ({
  method: 'POST',
  path: `resource/oss/endpoint/${name}`,
  access: 'signed-in',
  title,
  form: { file: '*文件' },
  maxBodyBytes: Math.min(largestFile[bucket], largestCall) + wrapping,
  async answer(call) {
    checkPlaces(call.c.req.query(), bucket)
    const { name, bytes } = await filePartOf(call.c.req.raw)
    const id = await takeFile(call.app, call.actor, { name, bytes, bucket })
    const rows = await fileRows(call.app.db, call.tenantId, [id])
    return (await told(call, rows))[0]
  },
})

async function getFiles({ ids }: z.output<typeof filesAsked>, call: PersonalCall) {
  const { app, actor, tenantId } = call
  const rows = await fileRows(app.db, tenantId, idsIn(ids))
  return told(call, await allowedTo({ db: app.db, app, actor }, rows))
}

async function getOpenFiles(asked: z.output<typeof filesAsked>, { c, app, tenantId }: Call) {
  await limited({ c, app, tenantId })
  const ids = idsIn(asked.ids).filter((id) => publicKeyIn(id)?.tenantId === tenantId)
  return (await fileRows(app.db, tenantId, ids)).map((row) => toldOpenly(app, tenantId, row))
}

const idsIn = (given: string) => {
  const ids = given
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  return ids.length <= 200
    ? [...new Set(ids)]
    : refuse({ type: 'invalid', message: '一次最多查询 200 个文件' })
}

/** A link that the browser may open for two minutes. */
async function signLink({ fileId, disposition }: z.output<typeof linkAsked>, call: PersonalCall) {
  const { c, app, actor, tenantId } = call
  const row = await fileOf(call, fileId)
  const link = linker(app, {
    tenant: tenantId,
    user: actor.id,
    session: await sessionBehind(app, c.req.raw),
  })
  return link(row.id, disposition === 'inline' ? 'inline' : 'attachment')
}

async function fileOf(
  { app, actor, tenantId }: Pick<PersonalCall, 'app' | 'actor' | 'tenantId'>,
  id: string,
) {
  const rows = await fileRows(app.db, tenantId, [id])
  const [row] = await allowedTo({ db: app.db, app, actor }, rows)
  return row ?? refuse({ type: 'not-found' })
}

/** Where the college allows it, a token in the address of a file is as good as one in the header. */
async function withToken(app: Call['app'], request: Request): Promise<Request> {
  const found = tokenInAddress(app.settings.product, request)
  const tenantId = found && tenantOf(found.token)
  if (!tenantId || !(await safeLogin(app, tenantId)).allowTokenInQuery) return request
  return found.inHeader()
}

/** GET the file itself: by a signed link, or with the token in the header. */
const fetched =
  (saved: boolean) =>
  async ({ c, app }: Call): Promise<Response> => {
    const query = c.req.query()
    const actor = await authenticate(app, await withToken(app, c.req.raw), true)
    if (query.sig !== undefined) {
      const { tenant, fileId, disposition } = await linkedBy(app, query)
      const [row] = await fileRows(app.db, tenant, [fileId])
      return given(app, tenant, row, saved ? 'attachment' : (disposition as Disposition), c)
    }
    if (!actor) return refuse({ type: 'unknown-session' })
    if (actor.mustChangePassword) return refuse({ type: 'forbidden', message: '请先修改密码' })
    const row = await fileOf({ app, actor, tenantId: actor.tenantId }, query.fileId ?? '')
    return given(app, actor.tenantId, row, saved ? 'attachment' : 'inline', c)
  }

/** GET a public file by its public id, which says whose it is. */
async function publicLink({ c, app }: Call): Promise<Response> {
  const { key, tenantId } = publicKeyIn(c.req.query('fileId') ?? '') ?? refuse({ type: 'not-found' })
  await limited({ c, app, tenantId })
  const [row] = await fileRows(app.db, tenantId, [`${key}.${tenantId}`])
  return given(app, tenantId, row?.bucket === 'private' ? undefined : row, 'inline', c)
}

const given = (
  app: Call['app'],
  tenantId: string,
  row: FileRow | undefined,
  asked: Disposition,
  c: Call['c'],
): Promise<Response> => {
  if (!row) return refuse({ type: 'not-found' })
  const disposition = asked === 'inline' && isShown(row) ? 'inline' : 'attachment'
  return deliver(app, tenantId, row, { disposition, range: c.req.header('range') })
}

const limited = ({ c, app, tenantId }: Call) =>
  limitAddress(app, { tenantId, what: 'public-file', address: addressOf(c) }, { times: 600, seconds: 60 })

const opened = { query: { fileId: '*文件编号' }, reply: 'file' } as const

export const fileRoutes: readonly Route[] = [
  save('put-file-save', { title: '上传文件', bucket: 'private' }),
  save('put-public-file-save', { title: '上传公开文件', bucket: 'public' }),
  save('put-welcome-file-save', { title: '上传迎新文件', bucket: 'welcome' }),
  answerCall(fileCalls.several, filesAsked, getFiles),
  answerPublic(fileCalls.open, filesAsked, getOpenFiles),
  answerCall(fileCalls.link, linkAsked, signLink),
  {
    method: 'GET',
    path: 'resource/oss/endpoint/link-file',
    access: 'public',
    title: '打开文件',
    ...opened,
    answer: fetched(false),
  },
  {
    method: 'GET',
    path: 'resource/oss/endpoint/download-file',
    access: 'public',
    title: '下载文件',
    ...opened,
    answer: fetched(true),
  },
  {
    method: 'GET',
    path: 'resource/openApi/public/link-file',
    access: 'public',
    title: '打开公开文件',
    ...opened,
    answer: publicLink,
  },
  answerCall(fileCalls.uses, oneId, usesOf),
  ...uploadRoutes,
]
