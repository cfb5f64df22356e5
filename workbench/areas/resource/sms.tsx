import { sms } from '#domain/resource/sms.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { TrialMessage } from './sms/trial-message.tsx'

/** 短信配置: who carries the college's short messages, and a message to see whether they do. */
export const Screen = () => <ListScreen resource={sms} title={sms.label} extra={<TrialMessage />} />
