import { messageConfig } from '#domain/system/message-config.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { TemplatePreview } from './message-config/template-preview.tsx'

/** 消息发送配置: of what people are told, by which channels and in which words. */
export const Screen = () => (
  <ListScreen resource={messageConfig} title={messageConfig.label} extra={<TemplatePreview />} />
)
