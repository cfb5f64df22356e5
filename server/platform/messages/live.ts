import { refuse } from '#domain/kernel/refusal.ts'
import { type LiveNews, lineOfNews, signOfLife, streamType } from '#domain/system/messages/live.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { addressOf } from '#server/core/client-address.ts'
import { leaveOut } from '#server/core/logs/api-log.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { newsOf } from './news-of.ts'

/** Streams at one process: of one person, from one address, in all. Pages beyond them ask by the clock. */
export const roomForStreams = { person: 4, address: 300, all: 2000 }
/** In milliseconds: between two looks, between two signs of life, and until the session behind a stream is asked for anew. */
const pace = { look: 1_500, beat: 20_000, life: 5 * 60_000 }
/** A reader that has stopped reading is let go after so many parts. */
const mostUnread = 20

interface Stream {
  readonly tenantId: string
  readonly userId: string
  readonly address: string
  readonly since: number
  readonly body: ReadableStreamDefaultController<Uint8Array>
  said: string
  lastAt: number
}

interface Hub {
  readonly app: AppContext
  readonly streams: Set<Stream>
  timer?: ReturnType<typeof setTimeout>
}

const hubs = new Map<Database, Hub>()
const bytes = new TextEncoder()

/**
 * Tells a page of new messages for as long as it listens, whichever process made them: each looks into the database. Who
 * does not ask for a stream is told once.
 */
export async function liveMessages(call: PersonalCall): Promise<Response | LiveNews> {
  const { c, app, actor, tenantId } = call
  const now = (await newsOf(app.db, tenantId, [actor.id])).get(actor.id) ?? nothing
  if (!c.req.header('accept')?.includes(streamType)) return now
  leaveOut(c)
  return streamTo(call, lineOfNews(now))
}

function streamTo({ c, app, actor, tenantId }: PersonalCall, first: string): Response {
  const hub = hubs.get(app.db) ?? { app, streams: new Set() }
  hubs.set(app.db, hub)
  const address = addressOf(c)
  makeRoom(hub, actor.id, address)
  let own: Stream | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const now = Date.now()
      own = { tenantId, userId: actor.id, address, since: now, body: controller, said: first, lastAt: now }
      hub.streams.add(own)
      controller.enqueue(bytes.encode(first))
      lookSoon(hub)
    },
    cancel() {
      if (own) hub.streams.delete(own)
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': `${streamType}; charset=utf-8`,
      // nginx passes on at once what says so.
      'X-Accel-Buffering': 'no',
    },
  })
}

/** The process goes: pages look for another one. */
export function endStreams(): void {
  for (const { streams, timer } of hubs.values()) {
    clearTimeout(timer)
    for (const stream of streams) end(streams, stream)
  }
  hubs.clear()
}

const nothing: LiveNews = { unread: 0, latest: null }

/** The oldest of one person gives way: it was most likely forgotten. */
function makeRoom({ streams }: Hub, userId: string, address: string) {
  const all = [...streams]
  const own = all.filter((stream) => stream.userId === userId)
  for (const stream of own.slice(0, Math.max(own.length + 1 - roomForStreams.person, 0))) end(streams, stream)
  const near = all.filter((stream) => address !== '' && stream.address === address)
  if (streams.size < roomForStreams.all && near.length < roomForStreams.address) return
  refuse({ type: 'away', message: '实时消息的连接已满，请稍后再试', retryAfter: 300 })
}

function end(streams: Set<Stream>, stream: Stream) {
  streams.delete(stream)
  try {
    stream.body.close()
  } catch {
    // It was gone already.
  }
}

function lookSoon(hub: Hub) {
  hub.timer ??= setTimeout(() => void look(hub), pace.look)
}

/** One statement a college for all who listen here, however many they are. */
async function look(hub: Hub) {
  const { app, streams } = hub
  try {
    for (const [tenantId, some] of Map.groupBy(streams, (stream) => stream.tenantId)) {
      const news = await newsOf(app.db, tenantId, [...new Set(some.map(({ userId }) => userId))])
      for (const stream of some) tell(streams, stream, lineOfNews(news.get(stream.userId) ?? nothing))
    }
  } catch (error) {
    app.log('warn', 'could not look for messages', { error: String(error).slice(0, 200) })
  }
  hub.timer = undefined
  if (streams.size > 0) lookSoon(hub)
  else hubs.delete(app.db)
}

function tell(streams: Set<Stream>, stream: Stream, line: string) {
  // It may have given way while the database was asked.
  if (!streams.has(stream)) return
  const now = Date.now()
  if (now - stream.since > pace.life || (stream.body.desiredSize ?? 0) < -mostUnread)
    return end(streams, stream)
  const isNew = line !== stream.said
  if (!isNew && now - stream.lastAt < pace.beat) return
  stream.body.enqueue(bytes.encode(isNew ? line : signOfLife))
  Object.assign(stream, { said: line, lastAt: now })
}
