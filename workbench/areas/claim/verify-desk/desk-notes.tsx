import { Alert } from '#design-system/alert/alert.tsx'
import { useProfiles } from '#workbench/devices/profiles.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { useOwnOfflineBar } from '#workbench/portal/own-bar.ts'
import type { DeskFacts } from './desk.ts'
import { isReader } from './desk-readers.tsx'
import { clockOf } from './time.ts'

interface DeskNotesProps {
  readonly facts: DeskFacts
  readonly net: 'up' | 'down'
  /** Verifications of other people that wait in this browser. */
  readonly ofOthers: number
}

/** What anyone who sits here has to know before the next card: nothing of it comes and goes with a tap. */
export function DeskNotes({ facts, net, ofOthers }: DeskNotesProps) {
  const { t } = useTranslation()
  useOwnOfflineBar()
  const readers = useProfiles().filter(isReader)
  return (
    <>
      {net === 'down' && <NoNetwork facts={facts} />}
      {readers.some(({ link }) => link === 'simulator') && (
        <Alert tone="warning" title={t('正在使用模拟设备')}>
          {t('刷卡动作是模拟的，核验结果会真实登记到服务器。练习后请撤销，正式核验前请移除模拟设备。')}
        </Alert>
      )}
      {readers.length === 0 && (
        <Alert tone="info" title={t('这台电脑还没有读卡设备')}>
          {t('可以先按姓名或考生号查找。')}
          <Go href="/claim/verify-device">{t('去添加设备')}</Go>
        </Alert>
      )}
      {!facts.keeps && (
        <Alert tone="danger" title={t('此浏览器不能保存核验记录')}>
          {t(
            '断网期间的核验只留在这个页面里，关闭页面就会丢失。请换用普通窗口的新版 Chrome 或 Edge，并用 HTTPS 访问。',
          )}
        </Alert>
      )}
      {ofOthers > 0 && (
        <Alert
          tone="warning"
          title={t('这台电脑上还有其他核验员的 {{count}} 条核验没有上传', { count: ofOthers })}
        >
          {t('它们只能由原核验员登录后上传。请通知他们在这台电脑上登录一次，否则这些新生仍显示为未报到。')}
        </Alert>
      )}
    </>
  )
}

/** The one bar of a desk without a network: whether it can judge, and by the list of which hour. */
function NoNetwork({ facts: { known, at } }: { facts: DeskFacts }) {
  const { t } = useTranslation()
  if (known === 0 || at === null)
    return (
      <Alert tone="danger" title={t('网络中断，本机没有名单副本')}>
        {t('现在无法判断能否放行，请让学生稍候；网络恢复后会自动核对已刷过的证件。')}
      </Alert>
    )
  return (
    <Alert tone="warning" title={t('网络中断，核验照常')}>
      {t('按 {{time}} 更新的名单判断，共 {{count}} 人；核验结果保存在这台电脑上，网络恢复后自动上传。', {
        time: clockOf(at),
        count: known,
      })}
    </Alert>
  )
}
