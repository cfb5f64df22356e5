import type { TFunction } from 'i18next'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'

/** What is said of the people of a kind of round, students or staff. */
export const wordsOf = (t: TFunction, { of }: Rounds) =>
  of === 'staff'
    ? {
        opens: t('点击数字查看对应的教职工名单。'),
        empty: t('批次开始后，这里显示各部门的完成情况。'),
        group: t('部门'),
        all: t('各部门完成情况'),
        urge: t('催办未完成的教职工'),
        urgeSome: (count: number) => t('催办所选 {{count}} 个部门', { count }),
        sure: (count: number) => t('催办 {{count}} 名未完成的教职工？', { count }),
      }
    : {
        opens: t('点击数字查看对应的学生名单。'),
        empty: t('批次开始后，这里显示各班的完成情况。'),
        group: t('院系'),
        all: t('各院系完成情况'),
        urge: t('催办未完成的学生'),
        urgeSome: (count: number) => t('催办所选 {{count}} 个班', { count }),
        sure: (count: number) => t('催办 {{count}} 名未完成的学生？', { count }),
      }
