import { useQuery } from '@tanstack/react-query'
import { sendLogCalls } from '#domain/system/send-log/calls.ts'
import { sendLog } from '#domain/system/send-log.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { oneQuery } from '#workbench/engine/queries.ts'
import { ask } from '#workbench/http/ask.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { type Asked, ReadersDrawer } from './readers/readers-drawer.tsx'

const readersOf = (id: string, { current, unread, keyword }: Asked) =>
  ask(sendLogCalls.receipts, { id, current, keyword, ...(unread && { unread: '1' }) }, { quiet: true })

/** 发送记录: what went out to people, and who has read a message within the portal. */
export function Screen() {
  const [sending, choose] = useAsked('sending')
  const { data } = useQuery({ ...oneQuery(sendLog, sending ?? ''), enabled: sending !== null })
  return (
    <>
      <ListScreen resource={sendLog} title={sendLog.label} />
      <ReadersDrawer
        key={sending}
        id={sending ?? undefined}
        of="system/sendLog/receipts"
        ask={readersOf}
        reach={Number(data?.people ?? 0)}
        find="按账号查找"
        onClose={() => choose(null)}
      />
    </>
  )
}
