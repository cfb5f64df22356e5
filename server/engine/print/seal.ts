import { base64Of } from '#domain/kernel/base64.ts'
import type { Print } from '#domain/kernel/print.ts'
import { table } from '#server/core/database/table.ts'
import { openFile } from '#server/core/files/keep.ts'
import type { Unit } from '#server/core/serve.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

type Row = Readonly<Record<string, unknown>>

/** A larger picture is not printed; the settings say so. */
const most = 300_000

/** How a paper is worded: its heading, and the picture of the seal of who issues it as a data URL, null where it has none. */
export async function wordingOf({ app, db, actor }: Unit, { title, settings, sealOf }: Print, row: Row) {
  if (sealOf) {
    const of = await table(sealOf.resource, db, actor.tenantId).get(
      { id: String(row[sealOf.by] ?? '') } as never,
      [sealOf.seal as never],
    )
    const file = String((of as Row | undefined)?.[sealOf.seal] ?? '')
    return { title, seal: file ? await pictureOf({ app, actor }, file) : null }
  }
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
  return `data:image/png;base64,${base64Of(picture)}`
}
