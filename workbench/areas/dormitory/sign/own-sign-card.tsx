import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { OwnSign } from '#domain/dormitory/sign/calls.ts'
import { signResults, signWays } from '#domain/dormitory/sign/words.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useSignIn } from './use-sign-in.ts'

/** One round of the student: until when, how, and the button while it may be pressed. */
export function OwnSignCard({ sign }: { readonly sign: OwnSign }) {
  const { t } = useTranslation()
  const { signIn, busy, problem } = useSignIn(sign)
  const { name, note, way, radius, room, standing, result, opensAt, deadline, finishedAt } = sign
  const waits = standing === 'waiting'
  return (
    <Card
      // A round that repeats has the same name each day.
      title={`${name} ${opensAt.slice(5, 10)}`}
      extra={<Tag tone={signResults.tones?.[result] ?? 'neutral'}>{codeName(t, signResults, result)}</Tag>}
    >
      <Stack>
        <Descriptions
          items={[
            {
              label: t('签到时间'),
              value: t('{{from}} 至 {{to}}', { from: opensAt.slice(0, 16), to: deadline.slice(0, 16) }),
            },
            { label: t('签到方式'), value: codeName(t, signWays, way) },
            ...(room ? [{ label: t('房间'), value: room }] : []),
            ...(finishedAt ? [{ label: t('完成时间'), value: finishedAt.slice(0, 16) }] : []),
          ]}
        />
        {waits && note && <p>{note}</p>}
        {problem && <Alert tone="danger" title={t(problem)} />}
        {waits && way === 'position' && (
          <Button variant="solid" size="lg" wide loading={busy} onClick={signIn}>
            {t('签到')}
          </Button>
        )}
        {waits && way === 'position' && (
          <p>{t('签到时读取一次手机位置，须在所住楼栋 {{radius}} 米以内；只保存距离。', { radius })}</p>
        )}
        {waits && way === 'roll' && <p>{t('请在寝室等候宿管员点名。')}</p>}
        {standing === 'late' && <p>{t('签到已截止，如有特殊情况请联系辅导员或宿管员。')}</p>}
      </Stack>
    </Card>
  )
}
