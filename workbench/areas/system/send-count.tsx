import { Stack } from '#design-system/stack/stack.tsx'
import { sendLog } from '#domain/system/send-log.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { SendFigures } from './send-count/send-figures.tsx'

/** 发送统计: how many messages went out by which channel, and each of them below. */
export const Screen = () => (
  <Stack>
    <SendFigures />
    <ListScreen resource={sendLog} title={sendLog.label} />
  </Stack>
)
