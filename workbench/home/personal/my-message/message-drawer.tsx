import { Button } from '#design-system/button/button.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { messageKinds } from '#domain/system/message.ts'
import type { Message } from '#domain/system/messages/calls.ts'
import { isOwnLink } from '#workbench/home/messages/messages.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface MessageDrawerProps {
  readonly message: Message | undefined
  readonly onClose: () => void
  readonly onFollow: (message: Message) => void
}

/** One message, whole, with the way to what it tells of. */
export function MessageDrawer({ message, onClose, onFollow }: MessageDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      open={message !== undefined}
      title={message?.title ?? t('消息')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          {message && isOwnLink(message.link) && (
            <Button variant="solid" onClick={() => onFollow(message)}>
              {t('前往查看')}
            </Button>
          )}
        </>
      }
    >
      {message && (
        <Descriptions
          columns={1}
          items={[
            { label: t('消息类别'), value: codeName(t, messageKinds, message.kind) },
            { label: t('时间'), value: message.createdAt },
            { label: t('内容'), value: message.text ?? message.title, whole: true },
          ]}
        />
      )}
    </Drawer>
  )
}
