import type { Print } from '#domain/kernel/print.ts'
import { openFile } from '#server/core/files/keep.ts'
import type { Unit } from '#server/core/serve.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

/** A larger picture is not printed; the settings say so. */
const most = 300_000

/** How the college words the paper: its heading, and the picture of its seal as a data URL, null where it has none. */
export async function wordingOf({ app, db, actor }: Unit, { title, settings }: Print) {
  if (!settings) return { title, seal: null }
  const kept = (await settingsOf(db, actor.tenantId, settings.resource)) as Readonly<Record<string, unknown>>
  const file = String(kept[settings.seal] ?? '')
  return {
    title: String(kept[settings.title] || title),
    seal: file ? await pictureOf({ app, actor }, file) : null,
  }
}

async function pictureOf({ app, actor }: Pick<Unit, 'app' | 'actor'>, id: string): Promise<string | null> {
  const { bytes, size } = await openFile(app, actor.tenantId, id)
  if (size > most) {
    await bytes.cancel()
    return null
  }
  const picture = new Uint8Array(await new Response(bytes).arrayBuffer())
  return `data:image/png;base64,${btoa(Array.from(picture, (byte) => String.fromCharCode(byte)).join(''))}`
}
