export interface Whereabouts {
  readonly longitude: number
  readonly latitude: number
  /** In whole metres. */
  readonly accuracy: number
}

/** By the codes of `GeolocationPositionError`. */
const reasons: Readonly<Record<number, string>> = {
  1: '没有使用定位的权限，请在浏览器中允许',
  2: '暂时无法定位，请开启设备的定位后重试',
  3: '定位超时，请到窗边或室外重试',
}

/** Where this device is now. Rejects with a reason in words. */
export const whereThisIs = () =>
  new Promise<Whereabouts>((resolve, reject) => {
    if (!window.isSecureContext) return reject(new Error('此页面不是安全连接（https），浏览器不提供定位'))
    if (!('geolocation' in navigator)) return reject(new Error('此设备不支持定位'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) =>
        resolve({ longitude, latitude, accuracy: Math.ceil(accuracy) }),
      ({ code }) => reject(new Error(reasons[code] ?? '暂时无法定位，请开启设备的定位后重试')),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 },
    )
  })
