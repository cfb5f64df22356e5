import { findable, showable } from '#domain/workflow/plain-fields.ts'
import { ProcessFields, type SetPart } from './process-views/process-fields.tsx'

const parts: readonly SetPart[] = [
  {
    part: 'searched',
    label: '查询字段',
    help: '在待办、已办等列表中搜索时，除标题和学生姓名外还按这些字段查找。',
    offered: findable,
  },
  {
    part: 'shown',
    label: '列表摘要',
    help: '在待办、已办等列表中随每条申请显示，最多 4 项。对任一步骤隐藏的内容不会显示。',
    offered: showable,
    most: 4,
  },
]

/** 查询配置: by which fields of a form cases are found, and which stand beside them in lists. */
export const Screen = () => <ProcessFields title="查询配置" parts={parts} />
