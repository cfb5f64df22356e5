/** Surnames of two characters that one still meets; the rest of the name is the given one. */
const compound = new Set([
  '欧阳',
  '司马',
  '上官',
  '诸葛',
  '东方',
  '皇甫',
  '尉迟',
  '公孙',
  '慕容',
  '令狐',
  '宇文',
  '长孙',
  '司徒',
  '夏侯',
])

/**
 * What stands for a name in a circle with room for so many characters. Chinese people are called by the given
 * name, which comes last; a name with a dot in it (买买提·艾力) begins with the given one; others take the first
 * letters of the first and the last word.
 */
export const initials = (name: string, room: 1 | 2 = 2): string => {
  const whole = name.trim()
  if (!/\p{Script=Han}/u.test(whole)) return letters(whole, room)
  if (/[·•・]/.test(whole)) return [...whole].slice(0, 1).join('')
  const han = [...whole].filter((letter) => /\p{Script=Han}/u.test(letter))
  const surname = han.length > 2 && compound.has(han.slice(0, 2).join('')) ? 2 : han.length > 1 ? 1 : 0
  return han.slice(surname).slice(-room).join('')
}

const letters = (name: string, room: number) => {
  const words = name.split(/[\s·•・_.-]+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked
    .slice(0, room)
    .map((word) => [...(word ?? '')].at(0)?.toLocaleUpperCase('en') ?? '')
    .join('')
}
