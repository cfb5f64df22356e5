import { shownFields } from '#domain/kernel/shown-fields.ts'
import { ProcessFields, type SetPart } from './process-views/process-fields.tsx'

const parts: readonly SetPart[] = [
  {
    part: 'columns',
    label: '业务表列',
    help: '业务列表默认显示的列，按选择的先后排列；留空时按系统默认。个人仍可自行调整。',
    offered: (resource) => [...shownFields(resource).keys()],
  },
]

/** 业务表配置: which columns the lists of a process begin with. */
export const Screen = () => <ProcessFields title="业务表配置" parts={parts} />
