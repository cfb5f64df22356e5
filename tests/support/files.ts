import type { Hono } from 'hono'

/** Bytes of a file, or text that stands for them. */
export type Content = string | Uint8Array<ArrayBuffer>

/** Gives files to the server as a browser does. */
export const giver =
  (hono: () => Hono) =>
  async (
    token: string,
    name: string,
    content: Content,
    { call = 'put-file-save', query = '' }: { readonly call?: string; readonly query?: string } = {},
  ) => {
    const form = new FormData()
    form.set('file', new File([content], name))
    const answer = await hono().request(`/api/campus-resource/oss/endpoint/${call}${query}`, {
      method: 'POST',
      headers: { 'Campus-Auth': `bearer ${token}`, 'Accept-Errors': '2' },
      body: form,
    })
    return { status: answer.status, body: await answer.json() }
  }

/** Begins as a PDF does. */
export const pdf = (text = 'a paper') => `%PDF-1.7\n${text}\n%%EOF`
