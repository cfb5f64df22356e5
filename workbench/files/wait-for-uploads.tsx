import { createContext, type FormEvent, type ReactNode, useContext, useState } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type UploadSettings, uploadFile } from './upload-file.ts'

/** The files that are on their way into the form around. */
const Uploads = createContext<Set<Promise<unknown>> | undefined>(undefined)

/** Sends a file into the form around, which waits for it. */
export function useUpload() {
  const uploads = useContext(Uploads)
  return (file: File, settings?: UploadSettings) => {
    const sending = uploadFile(file, settings)
    uploads?.add(sending)
    return sending.finally(() => uploads?.delete(sending))
  }
}

/** The form inside is sent only when the files on their way into it have arrived: a row is not kept without them. */
export function WaitForUploads({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const [uploads] = useState(() => new Set<Promise<unknown>>())

  async function hold(event: FormEvent<HTMLElement>) {
    if (uploads.size === 0) return
    event.preventDefault()
    event.stopPropagation()
    const form = event.target as HTMLFormElement
    toast.info(t('文件上传完成后自动保存'))
    await Promise.allSettled(uploads)
    // The field takes its file first.
    setTimeout(() => form.requestSubmit())
  }

  return (
    <Uploads value={uploads}>
      <div className={css({ display: 'contents' })} onSubmitCapture={(event) => void hold(event)}>
        {children}
      </div>
    </Uploads>
  )
}
