/** Colours that a college chooses its accent from; the first is the colour of the house. Any other may be typed. */
export const accents = [
  { name: '晴空', value: '#0066ff' },
  { name: '松石', value: '#0b7f8a' },
  { name: '竹青', value: '#2b7a3d' },
  { name: '紫藤', value: '#6b46e5' },
  { name: '丹橘', value: '#c4500c' },
  { name: '胭脂', value: '#c0276f' },
] as const
