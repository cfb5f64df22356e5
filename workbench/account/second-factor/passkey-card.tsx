import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { List } from '#design-system/list/list.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { Passkey } from '#domain/system/second-factors/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { registerPasskey, removePasskey, renamePasskey } from './calls.ts'
import { PasskeyName } from './passkey-name.tsx'
import { canUsePasskeys, makePasskey } from './passkeys.ts'
import type { OwnCardProps } from './totp-card.tsx'

type Task =
  | { readonly type: 'name'; readonly response: { readonly id: string } }
  | { readonly type: 'rename'; readonly passkey: Passkey }

/** Keys that the person's own devices keep: finger, face or PIN instead of a code. */
export function PasskeyCard({ own, onSettled }: OwnCardProps) {
  const { t } = useTranslation()
  const [task, setTask] = useState<Task | null>(null)
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const close = () => setTask(null)
  const confirm = useConfirm()
  const able = canUsePasskeys()

  const add = async () => {
    setAsking(true)
    setFault(null)
    const made = await makePasskey()
    setAsking(false)
    if (made.ok) setTask({ type: 'name', response: made.value })
    else setFault(made.fault.message)
  }
  const done = (words: string) => {
    close()
    toast.success(words)
  }

  const remove = async ({ id, name }: Passkey) => {
    const sure = await confirm({
      danger: true,
      title: t('删除通行密钥“{{name}}”？', { name }),
      text: t('删除后，这把密钥不能再用于登录。设备里保存的记录需要您自行清除。'),
      confirmText: t('删除通行密钥'),
      work: async () => {
        await removePasskey(id)
      },
    })
    if (!sure) return
    toast.success(t('通行密钥已删除'))
    await onSettled()
  }

  return (
    <Card
      title={t('通行密钥')}
      extra={
        able && (
          <Button size="sm" variant="solid" loading={asking} onClick={() => void add()}>
            {t('添加通行密钥')}
          </Button>
        )
      }
    >
      {fault && <Alert tone="danger">{t(fault)}</Alert>}
      {!able && (
        <Alert>{t('当前网址或浏览器不能使用通行密钥，请用学校的正式网址和较新的浏览器打开本页。')}</Alert>
      )}
      <List
        label={t('通行密钥')}
        items={own.passkeys.map((passkey) => ({
          id: passkey.id,
          title: passkey.name,
          avatar: <KeyRound aria-hidden />,
          description: [
            t('添加于 {{time}}', { time: passkey.createdAt }),
            passkey.lastUsedAt ? t('最近使用 {{time}}', { time: passkey.lastUsedAt }) : t('尚未使用'),
            ...(passkey.worksHere ? [] : [t('不能用于当前网址')]),
          ].join(' · '),
          actions: (
            <>
              <IconButton
                label={t('修改“{{name}}”的名称', { name: passkey.name })}
                icon={<Pencil />}
                onClick={() => setTask({ type: 'rename', passkey })}
              />
              <IconButton
                label={t('删除“{{name}}”', { name: passkey.name })}
                icon={<Trash2 />}
                onClick={() => void remove(passkey)}
              />
            </>
          ),
        }))}
        empty={
          <Empty
            size="sm"
            title={t('还没有通行密钥')}
            description={t('用这台设备的指纹、面容或锁屏密码登录，不必再输入密码和验证码。')}
          />
        }
      />
      {task?.type === 'name' && (
        <PasskeyName
          title={t('为通行密钥取个名称')}
          work={async (name) => void onSettled(await registerPasskey(name, task.response))}
          onDone={() => done(t('通行密钥已添加'))}
          onClose={close}
        />
      )}
      {task?.type === 'rename' && (
        <PasskeyName
          title={t('修改名称')}
          name={task.passkey.name}
          work={async (name) => {
            await renamePasskey(task.passkey.id, name)
            void onSettled()
          }}
          onDone={() => done(t('名称已修改'))}
          onClose={close}
        />
      )}
    </Card>
  )
}
