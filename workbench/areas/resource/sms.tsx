import { sms } from '#domain/resource/sms.ts'
import { trialCalls } from '#domain/resource/trials/calls.ts'
import { isMobile } from '#domain/rules/phone.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { ask } from '#workbench/http/ask.ts'
import { TrialSend } from './trial/trial-send.tsx'

/** 短信配置: who carries the college's short messages, and a message to see whether they do. */
export const Screen = () => (
  <ListScreen
    resource={sms}
    title={sms.label}
    extra={
      <TrialSend
        carriers={sms}
        carrierLabel="服务商"
        description="向您填写的手机号发送一条测试短信，计入当日数量。"
        target={{ label: '手机号', type: 'tel', isOne: isMobile, hint: '手机号格式不正确' }}
        taken="服务商已受理，请查看手机是否收到。"
        send={(id, phone) => ask(trialCalls.message, { id, phone }, { quiet: true })}
      />
    }
  />
)
