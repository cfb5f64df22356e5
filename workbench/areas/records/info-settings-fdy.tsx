import { RoleRules } from './info-settings/role-rules.tsx'

/** 信息维护设置（辅导员）: what counsellors see of students and may change. */
export const Screen = () => (
  <RoleRules
    code="counsellor"
    title="信息维护设置（辅导员）"
    description="设置辅导员能看到和修改学生的哪些信息；审核、名单和导出一律照此执行。"
  />
)
