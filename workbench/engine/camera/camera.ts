/** What reads codes in a picture: the part of `BarcodeDetector` (Shape Detection API) that is used here. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { readonly formats: 'qr_code'[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Between two looks, in milliseconds: a phone held still is read at once, and a tablet at a gate stays cool. */
const eachMs = 150

/** The browser's own reader of QR codes, else one that is fetched: Firefox, Safari and desktop Chromium have none. */
export async function qrDetector(): Promise<Detector> {
  const { BarcodeDetector: own } = globalThis as { readonly BarcodeDetector?: DetectorClass }
  const formats = own ? await own.getSupportedFormats().catch(() => []) : []
  if (own && formats.includes('qr_code')) return new own({ formats: ['qr_code'] })
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector({ formats: ['qr_code'] })
}

/** Why there is no picture, in words for people. */
const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: '没有使用摄像头的权限，请在浏览器中允许',
  NotFoundError: '没有找到摄像头',
  NotReadableError: '摄像头正被其他程序使用',
}

/** Shows the camera in `video` and tells of each code that comes into sight, once, until it is stopped. Throws with a reason. */
export async function watch(video: HTMLVideoElement, stopped: AbortSignal, onCode: (text: string) => void) {
  const detector = await qrDetector()
  const stream = await camera()
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  if (stopped.aborted) return end()
  stopped.addEventListener('abort', end, { once: true })
  video.srcObject = stream
  await video.play().catch(() => {})
  for (let last = ''; !stopped.aborted; await new Promise((resolve) => setTimeout(resolve, eachMs))) {
    const [code] = await detector.detect(video).catch(() => [])
    if (!code || code.rawValue === last || stopped.aborted) continue
    last = code.rawValue
    onCode(last)
  }
}

async function camera(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  } catch (error) {
    throw new Error(reasons[(error as DOMException).name] ?? '摄像头打不开')
  }
}
