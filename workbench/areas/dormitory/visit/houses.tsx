import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { OwnVisits } from '#domain/dormitory/visit/calls.ts'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useArrive } from './use-arrive.ts'

interface HousesProps {
  readonly own: OwnVisits
}

/** The houses where one's students live, each with its button. */
export function Houses({ own }: HousesProps) {
  const { t } = useTranslation()
  const { arrive, busy, problem } = useArrive(own.challenge)
  const { houses, radius, done, due } = own
  return (
    <Card
      title={t('学生所住楼栋')}
      extra={
        <Tag tone={done >= due ? 'success' : 'warning'}>{t('本周 {{done}} / {{due}} 次', { done, due })}</Tag>
      }
    >
      {houses.length === 0 ? (
        <Empty
          size="sm"
          title={t('没有需要查寝的楼栋')}
          description={t('所带班级的学生登记床位后，楼栋会显示在这里。')}
        />
      ) : (
        <Stack>
          {problem && <Alert tone="danger" title={t(problem)} />}
          <ul className={list}>
            {houses.map(({ id, name, students, rooms, lastOn }) => (
              <li key={id} className={line}>
                <div>
                  <p className={title}>{name}</p>
                  <p className={note}>{t('学生 {{students}} 人，寝室 {{rooms}} 间', { students, rooms })}</p>
                  <p className={note}>{lastOn ? t('上次查寝 {{day}}', { day: lastOn }) : t('尚未查寝')}</p>
                </div>
                <Button
                  loading={busy === id}
                  disabled={busy !== undefined && busy !== id}
                  aria-label={t('在 {{name}} 签到', { name })}
                  onClick={() => arrive(id)}
                >
                  {t('签到')}
                </Button>
              </li>
            ))}
          </ul>
          <p className={note}>
            {t('签到时读取一次手机位置，须在楼栋 {{radius}} 米以内；只保存距离。', { radius })}
          </p>
        </Stack>
      )}
    </Card>
  )
}

const list = css({ display: 'grid' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingBlock: '3',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderColor: 'border',
})
const title = css({ textStyle: 'body.strong' })
const note = css({ textStyle: 'caption', color: 'text.quiet' })
