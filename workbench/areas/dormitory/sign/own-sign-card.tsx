import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { OwnSign } from '#domain/dormitory/sign/calls.ts'
import { accepts, signRounds } from '#domain/dormitory/sign/rounds.ts'
import { type SignWay, signWays } from '#domain/dormitory/sign/words.ts'
import { listed } from '#domain/kits/audience.ts'
import { signResults } from '#domain/kits/sign-in/words.ts'
import { CameraReader } from '#workbench/engine/camera/camera-reader.tsx'
import { codeIn } from '#workbench/engine/camera/code-in.ts'
import { whereThisIs } from '#workbench/engine/sign-in/position.ts'
import { useSigning } from '#workbench/engine/sign-in/use-signing.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface OwnSignCardProps {
  readonly sign: OwnSign
  /** The code of a bed by which the page was opened: it signs at once. */
  readonly scanned?: string | undefined
}

/** One round of the student: until when, how, and the buttons while they may be pressed. */
export function OwnSignCard({ sign, scanned }: OwnSignCardProps) {
  const { t } = useTranslation()
  const {
    sign: signIn,
    busy,
    problem,
  } = useSigning(
    signRounds.turn,
    sign,
    async (bedCode) => (bedCode ? { bedCode } : { ...(await whereThisIs()) }),
    scanned,
  )
  const { name, note, ways, way, radius, room, bed, standing, result, opensAt, deadline, finishedAt } = sign
  const waits = standing === 'waiting'
  const takes = (way: SignWay) => waits && accepts(ways, way)
  const words = (codes: string) => listed(codes).map((code) => codeName(t, signWays, code as SignWay))
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
            { label: t('签到方式'), value: words(way ?? ways).join(t('、')) },
            ...(room ? [{ label: t('房间'), value: room }] : []),
            ...(waits && bed && accepts(ways, 'bed') ? [{ label: t('床位'), value: bed }] : []),
            ...(finishedAt ? [{ label: t('完成时间'), value: finishedAt.slice(0, 16) }] : []),
          ]}
        />
        {waits && note && <p>{note}</p>}
        {problem && <Alert tone="danger" title={t(problem)} />}
        {takes('position') && (
          <>
            <Button variant="solid" size="lg" wide loading={busy} onClick={() => signIn(undefined)}>
              {t('定位签到')}
            </Button>
            <p>{t('签到时读取一次手机位置，须在所住楼栋 {{radius}} 米以内；只保存距离。', { radius })}</p>
          </>
        )}
        {takes('bed') && (
          <>
            <CameraReader disabled={busy} onRead={(text) => signIn(codeIn(text))} />
            <p>{t('扫描自己床位上的二维码签到，也可以用手机自带的扫一扫。')}</p>
          </>
        )}
        {takes('gate') && <p>{t('签到时间内刷卡或刷脸进入所住楼栋的，自动签到，约十分钟后显示。')}</p>}
        {takes('roll') && <p>{t('请在寝室等候宿管员点名。')}</p>}
        {standing === 'late' && <p>{t('签到已截止，如有特殊情况请联系辅导员或宿管员。')}</p>}
      </Stack>
    </Card>
  )
}
