import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, LogOut, Smartphone } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { List } from '#design-system/list/list.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { OwnSession as Device } from '#domain/system/own-account/calls.ts'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Loaded } from './loaded.tsx'
import { devicesQuery } from './queries.ts'

const isPhone = (device: Device) => /android|ios|iphone|ipad|mobile|harmony/i.test(device.device ?? '')

/** Where one is signed in, and the way to end it there. */
export function Devices() {
  const { t } = useTranslation()
  const query = useQuery(devicesQuery)
  const queries = useQueryClient()
  const confirm = useConfirm()
  const others = (query.data ?? []).filter(({ current }) => !current)

  const end = async (some: readonly Device[]) => {
    const sure = await confirm({
      title:
        some.length === 1
          ? t('退出这台设备的登录？')
          : t('退出其他 {{count}} 处登录？', { count: some.length }),
      text: t('该处未保存的内容会丢失；如果不是您本人登录的，请随后修改密码。'),
      confirmText: t('退出'),
      danger: true,
      work: async () => {
        for (const { id } of some) await ask(ownAccountCalls.endSession, { id }, { quiet: true })
      },
    })
    await queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
    if (sure) toast.success(t('已退出'))
  }

  return (
    <Loaded
      query={query}
      title={t('登录设备')}
      extra={
        others.length > 1 && (
          <Button size="sm" onClick={() => void end(others)}>
            {t('退出其他所有登录')}
          </Button>
        )
      }
    >
      {(devices) => (
        <List
          label={t('登录设备')}
          items={devices.map((device) => ({
            id: device.id,
            title: device.device || t('未知设备'),
            avatar: isPhone(device) ? <Smartphone aria-hidden /> : <Laptop aria-hidden />,
            description: t('登录于 {{startedAt}}，最近活动 {{lastSeenAt}}，地址 {{address}}', {
              startedAt: device.startedAt ?? '—',
              lastSeenAt: device.lastSeenAt ?? '—',
              address: device.address || '—',
            }),
            actions: device.current ? (
              <Tag tone="success">{t('本机')}</Tag>
            ) : (
              <Stack direction="row" gap="xs">
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<LogOut aria-hidden />}
                  onClick={() => void end([device])}
                >
                  {t('退出')}
                </Button>
              </Stack>
            ),
          }))}
        />
      )}
    </Loaded>
  )
}
