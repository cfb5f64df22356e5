import { open } from '#domain/kernel/dictionary.ts'

export const archiveMaterials = open('affairs.archive-material', '档案材料', {
  '1': '高中材料',
  '2': '登记表',
  '3': '成绩单',
  '4': '党团材料',
  '5': '奖惩材料',
  '6': '体检表',
  '7': '毕业生登记表',
})
