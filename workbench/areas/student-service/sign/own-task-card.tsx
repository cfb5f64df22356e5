import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { signResults } from '#domain/kits/sign-in/words.ts'
import type { OwnSignTask } from '#domain/student-service/sign-task/calls.ts'
import { signTasks } from '#domain/student-service/sign-task/rounds.ts'
import { asksCode, asksPosition, signTaskWays } from '#domain/student-service/sign-task/words.ts'
import { CameraReader } from '#workbench/engine/camera/camera-reader.tsx'
import { codeIn } from '#workbench/engine/camera/code-in.ts'
import { whereThisIs } from '#workbench/engine/sign-in/position.ts'
import { useSigning } from '#workbench/engine/sign-in/use-signing.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface OwnTaskCardProps {
  readonly task: OwnSignTask
  /** The code by which the page was opened: it signs at once. */
  readonly scanned?: string | undefined
}

/** One task of the student: where, until when, and how, while it may be done. */
export function OwnTaskCard({ task, scanned }: OwnTaskCardProps) {
  const { t } = useTranslation()
  const { name, place, note, way, radius, standing, result, opensAt, deadline, finishedAt } = task
  const waits = standing === 'waiting'
  const { sign, busy, problem } = useSigning(
    signTasks.turn,
    task,
    async (turningCode) => ({
      ...(asksPosition(way) && (await whereThisIs())),
      ...(turningCode && { turningCode }),
    }),
    scanned,
  )
  return (
    <Card
      title={name}
      extra={<Tag tone={signResults.tones?.[result] ?? 'neutral'}>{codeName(t, signResults, result)}</Tag>}
    >
      <Stack>
        <Descriptions
          items={[
            ...(place ? [{ label: t('签到地点'), value: place }] : []),
            {
              label: t('签到时间'),
              value: t('{{from}} 至 {{to}}', { from: opensAt.slice(0, 16), to: deadline.slice(0, 16) }),
            },
            { label: t('签到方式'), value: codeName(t, signTaskWays, way) },
            ...(finishedAt ? [{ label: t('完成时间'), value: finishedAt.slice(0, 16) }] : []),
          ]}
        />
        {waits && note && <p>{note}</p>}
        {problem && <Alert tone="danger" title={t(problem)} />}
        {waits && asksPosition(way) && (
          <p>{t('签到时读取一次手机位置，须在签到地点 {{radius}} 米以内；只保存距离。', { radius })}</p>
        )}
        {waits && way === 'position' && (
          <Button variant="solid" size="lg" wide loading={busy} onClick={() => sign(undefined)}>
            {t('签到')}
          </Button>
        )}
        {waits && asksCode(way) && (
          <>
            <CameraReader disabled={busy} onRead={(text) => sign(codeIn(text))} />
            <p>{t('扫描现场屏幕上的二维码签到，也可以用手机自带的扫一扫。')}</p>
          </>
        )}
        {waits && way === 'roll' && <p>{t('请在现场等候老师点名。')}</p>}
        {standing === 'late' && <p>{t('签到已截止，如有特殊情况请联系辅导员。')}</p>}
      </Stack>
    </Card>
  )
}
