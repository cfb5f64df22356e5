import { email } from '#domain/resource/email.ts'
import { trialCalls } from '#domain/resource/trials/calls.ts'
import { emailPattern } from '#domain/rules/email.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { ask } from '#workbench/http/ask.ts'
import { TrialSend } from './trial/trial-send.tsx'

/** 邮件配置: the servers that take the college's mail, and a mail to see whether they do. */
export const Screen = () => (
  <ListScreen
    resource={email}
    title={email.label}
    extra={
      <TrialSend
        carriers={email}
        carrierLabel="邮件配置"
        description="向您填写的地址发送一封测试邮件，计入当日数量。"
        target={{
          ...{ label: '收件地址', type: 'email', isOne: (text) => emailPattern.test(text) },
          hint: '电子邮箱格式不正确',
        }}
        taken="邮件服务器已受理，请查看邮箱是否收到。"
        send={(id, address) => ask(trialCalls.mail, { id, address }, { quiet: true })}
      />
    }
  />
)
