import { RoleRules } from './info-settings/role-rules.tsx'

/** 信息维护设置（管理员）: what the administrators of departments see of students and may change. */
export const Screen = () => (
  <RoleRules
    code="department"
    title="信息维护设置（管理员）"
    description="设置院系管理员能看到和修改学生的哪些信息；列表、详情、导入和导出一律照此执行。"
  />
)
