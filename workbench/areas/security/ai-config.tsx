import { Stack } from '#design-system/stack/stack.tsx'
import { aiConfig } from '#domain/security/ai-config.ts'
import { ConfigScreen } from '#workbench/engine/config-screen.tsx'
import { TryModel } from './ai-config/try-model.tsx'

/** AI 配置: the language model of the college, and whether it answers. */
export const Screen = () => (
  <Stack>
    <ConfigScreen resource={aiConfig} title={aiConfig.label} />
    <TryModel />
  </Stack>
)
