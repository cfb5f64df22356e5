import type { Translate } from '#design-system/text/text.tsx'

/** What the machine of the tags says aloud. */
export const tagsTexts = (t: Translate) => ({
  deleteTagTriggerLabel: (name: string) => t('移除 {{name}}', { name }),
  tagSelected: (name: string) => t('已选中 {{name}}，回车修改，退格移除', { name }),
  tagAdded: (name: string) => t('已添加 {{name}}', { name }),
  tagsPasted: (names: string[]) => t('已粘贴 {{count}} 个', { count: names.length }),
  tagEdited: (name: string) => t('修改 {{name}}', { name }),
  tagUpdated: (name: string) => t('已改为 {{name}}', { name }),
  tagDeleted: (name: string) => t('已移除 {{name}}', { name }),
  noTagsSelected: t('没有选中'),
})
