const days = ['日', '一', '二', '三', '四', '五', '六', '日']
const two = (text: string) => text.padStart(2, '0')
const isNumber = (text: string) => /^\d{1,2}$/.test(text)

/** A cron expression in words, such as `每天 02:30`; itself where there are no short words for it. */
export function cronWords(cron: string): string {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = cron.trim().split(/\s+/)
  const every = /^\*\/(\d+)$/
  const always = day === '*' && month === '*'
  if (always && weekday === '*' && hour === '*') {
    const [, step] = every.exec(minute) ?? []
    if (step) return `每 ${step} 分钟`
    if (minute === '*') return '每分钟'
    if (isNumber(minute)) return `每小时的第 ${Number(minute)} 分`
  }
  if (!isNumber(minute)) return `按表达式 ${cron}`
  const [, hours] = every.exec(hour) ?? []
  if (always && weekday === '*' && hours) return `每 ${hours} 小时的第 ${Number(minute)} 分`
  if (!isNumber(hour)) return `按表达式 ${cron}`
  const time = `${two(hour)}:${two(minute)}`
  if (always && weekday === '*') return `每天 ${time}`
  if (always && weekday === '1-5') return `工作日 ${time}`
  if (always && /^[0-7]$/.test(weekday)) return `每周${days[Number(weekday)]} ${time}`
  if (month === '*' && weekday === '*' && isNumber(day)) return `每月 ${Number(day)} 日 ${time}`
  return `按表达式 ${cron}`
}
