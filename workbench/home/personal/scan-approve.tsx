import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface ScanApproveProps {
  /** What stood in the picture: `?scan=` of the personal centre. */
  readonly ticket: string
  /** Answered, or put away. */
  readonly onClose: () => void
}

/** On the phone that scanned: which desk asks for the person's name, and whether it may have it. */
export function ScanApprove({ ticket, onClose }: ScanApproveProps) {
  const { t } = useTranslation()
  const desk = useQuery({
    queryKey: ['scan', ticket],
    queryFn: () => ask(ownAccountCalls.lookAtScan, { ticket }, { quiet: true }),
    gcTime: 0,
  })
  const answer = useMutation({
    mutationFn: (yes: boolean) => ask(ownAccountCalls.answerScan, { ticket, yes }, { quiet: true }),
    onSuccess: (_, yes) => {
      if (yes) toast.success(t('已确认，电脑端正在登录'))
      else toast.info(t('已取消这次登录'))
      onClose()
    },
  })
  const asking = desk.data !== undefined
  const failure = answer.error ?? desk.error
  const put = () => (asking && !answer.isPending ? answer.mutate(false) : onClose())

  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={t('确认登录电脑端？')}
      onClose={put}
      footer={
        asking ? (
          <>
            <Button disabled={answer.isPending} onClick={() => answer.mutate(false)}>
              {t('取消')}
            </Button>
            <Button variant="solid" loading={answer.isPending} onClick={() => answer.mutate(true)}>
              {t('确认登录')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('关闭')}</Button>
            {desk.isError && (
              <Button variant="solid" loading={desk.isFetching} onClick={() => void desk.refetch()}>
                {t('重试')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack>
        {failure && <Alert tone="danger">{t(failure.message)}</Alert>}
        {desk.isPending && <Skeleton />}
        {desk.data && (
          <>
            <Descriptions
              columns={1}
              layout="beside"
              items={[
                { label: t('登录设备'), value: desk.data.device },
                { label: t('网络地址'), value: desk.data.address },
              ]}
            />
            <Alert tone="warning">
              {t('确认后，对方将以您的身份进入系统。如果不是您本人正在操作，请点击“取消”。')}
            </Alert>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
