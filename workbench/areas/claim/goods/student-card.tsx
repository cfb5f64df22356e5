import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { GoodsStudent } from '#domain/claim/goods/desk-calls.ts'
import { gender } from '#domain/dictionaries/national.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Who stands at the desk. */
export function StudentCard({ student }: { readonly student: GoodsStudent }) {
  const { t } = useTranslation()
  const sex = gender.labels[student.gender as keyof typeof gender.labels]
  return (
    <Card
      title={student.name}
      extra={
        <Tag tone={student.arrived ? 'success' : 'neutral'}>
          {student.arrived ? t('已报到') : t('未报到')}
        </Tag>
      }
    >
      <Descriptions
        columns={1}
        layout="beside"
        items={[
          { label: t('性别'), value: sex && t(sex) },
          { label: t('考生号'), value: student.candidateNo },
          { label: t('身份证件号'), value: student.idNo },
          { label: t('院系'), value: student.department },
          { label: t('专业'), value: student.major },
          { label: t('班级'), value: student.schoolClass },
          { label: t('床位'), value: student.bed },
          { label: t('缓缴至'), value: student.deferredUntil },
        ]}
      />
    </Card>
  )
}
