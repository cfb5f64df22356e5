import { type Dialect, speechOf, type Words } from '#devices/dialect.ts'
import { answers, command, requests, type SamAnswer, type SamRequest } from './codec.ts'
import { status } from './status.ts'

const asked: Readonly<Record<number, readonly [name: string, text: string]>> = {
  [command.reset]: ['RESET', '复位阅读器'],
  [command.status]: ['STATUS', '询问阅读器状态'],
  [command.samId]: ['SAM ID', '询问安全模块编号'],
  [command.find]: ['FIND', '寻找证件'],
  [command.select]: ['SELECT', '选定证件'],
  [command.read]: ['READ', '读取证件'],
  [command.readNewAddress]: ['READ ADDRESS', '读取新地址'],
}

const said: Readonly<Record<number, string>> = {
  [status.done]: '操作完成',
  [status.found]: '找到证件',
  [status.wrongCheck]: '校验有误',
  [status.wrongLength]: '长度有误',
  [status.wrongCommand]: '命令有误',
  [status.cardRefusedReader]: '证件不认可安全模块',
  [status.readerRefusedCard]: '安全模块不认可证件',
  [status.informationCheck]: '证件信息校验有误',
  [status.wrongCard]: '证件类型不符',
  [status.readFailed]: '读取证件失败',
  [status.randomFailed]: '取随机数失败',
  [status.noCard]: '没有证件',
  [status.selectFailed]: '选定证件失败',
  [status.noContent]: '没有此项内容',
}

const hex = (value: number) => value.toString(16).padStart(2, '0').toUpperCase()

const describeRequest = ({ command: code }: SamRequest): Words => {
  const [name, text] = asked[code] ?? [hex(code), '其他命令']
  return { text, detail: name }
}

/** What an answer says, and how much it carries, but nothing of it. */
const describeAnswer = ({ status: code, data }: SamAnswer): Words => ({
  text: said[code] ?? '其他应答',
  detail: `SW3 ${hex(code)}${data.length > 0 ? `, ${data.length} B` : ''}`,
})

/** The answers to finding, selecting and the module's number: whatever has another length comes off a card. */
const harmless = [0, 4, 8, 16]
/** The status words before the data, and the check behind it. */
const removeOfAnswer = ({ data }: SamAnswer, length: number) =>
  harmless.includes(data.length) ? [] : [[length - 1 - data.length, length - 1] as const]
const removeOfRequest = ({ data }: SamRequest, length: number) => [
  [length - 1 - data.length, length - 1] as const,
]

/** @public */
export const idCardReaderDialect: Dialect = {
  sent: speechOf(requests, describeRequest, removeOfRequest),
  received: speechOf(answers, describeAnswer, removeOfAnswer),
  private: true,
}
