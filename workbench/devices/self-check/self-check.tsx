import { CircleCheck, CircleHelp, CircleX, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { List } from '#design-system/list/list.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type CheckName, checks, examine, type Findings, type Outcome, type Surroundings } from './checks.ts'
import { SoundCheck } from './sound-check.tsx'

const words = { yes: '是', no: '否', unknown: '无法判断' } as const
const tones = { yes: 'success', no: 'danger', unknown: 'neutral' } as const
const icons = { yes: CircleCheck, no: CircleX, unknown: CircleHelp } as const

const actors = { user: '由现场人员处理', admin: '由管理员处理' } as const

/** Whether this computer is fit to be a desk, point by point, and what to do about each that is not. */
export function SelfCheck({ page = window }: { readonly page?: Surroundings }) {
  const { t } = useTranslation()
  const [findings, setFindings] = useState<Findings | null>(null)
  const look = () => void examine(page).then(setFindings)

  // The focus comes and goes, and with it whether a reader that types is heard.
  useEffect(() => {
    let current = true
    const again = () => void examine(page).then((found) => current && setFindings(found))
    again()
    window.addEventListener('focus', again)
    window.addEventListener('blur', again)
    return () => {
      current = false
      window.removeEventListener('focus', again)
      window.removeEventListener('blur', again)
    }
  }, [page])

  async function persist() {
    const kept = await navigator.storage.persist().catch(() => false)
    if (!kept) toast.warning(t('浏览器没有同意保留数据。'))
    look()
  }

  const granted = findings?.granted ?? 0
  return (
    <Card
      title={t('这台电脑的自检')}
      loading={!findings}
      extra={
        <Button size="sm" icon={<RefreshCw />} onClick={look}>
          {t('重新检查')}
        </Button>
      }
    >
      <Stack gap="md">
        <Alert
          tone={granted > 0 ? 'success' : 'info'}
          title={t('这台电脑已授权：{{answer}}', { answer: granted > 0 ? t('是') : t('否') })}
        >
          {granted > 0
            ? t('浏览器已允许直接使用 {{count}} 台设备，打开页面即可连接，不会再次询问。', { count: granted })
            : t(
                '还没有任何设备获得授权。请在“本机设备”中添加；统一管理的电脑请管理员下发浏览器策略。键盘方式的读卡器不需要授权。',
              )}
        </Alert>
        {findings && (
          <List
            label={t('检查结果')}
            items={(Object.keys(checks) as CheckName[]).map((name) => ({
              id: name,
              title: t(checks[name].label),
              avatar: <Mark outcome={findings[name]} />,
              meta: <Tag tone={tones[findings[name]]}>{t(words[findings[name]])}</Tag>,
              ...(findings[name] === 'no' && {
                description: (
                  <>
                    {t(checks[name].advice)} {t(actors[checks[name].actor])}
                  </>
                ),
              }),
              ...(name === 'persisted' &&
                findings.persisted === 'no' && {
                  actions: (
                    <Button size="sm" onClick={() => void persist()}>
                      {t('申请保留')}
                    </Button>
                  ),
                }),
            }))}
          />
        )}
        <SoundCheck onHeard={look} />
      </Stack>
    </Card>
  )
}

function Mark({ outcome }: { readonly outcome: Outcome }) {
  const Icon = icons[outcome]
  return <Icon aria-hidden className={mark({ outcome })} />
}

const mark = cva({
  base: { width: 'icon.md', height: 'icon.md' },
  variants: {
    outcome: {
      yes: { color: 'success.text' },
      no: { color: 'danger.text' },
      unknown: { color: 'text.quiet' },
    },
  },
})
