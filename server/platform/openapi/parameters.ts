/** What several pickers of the base service may be asked by, in words. */
export const organisation = { grade: '年级', departmentId: '院系', majorId: '专业' }
export const people = { keyword: '姓名等关键词', ids: '只要这些编号，逗号分隔', size: '最多多少条' }
