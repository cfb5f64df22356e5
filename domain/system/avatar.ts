import { longText, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 头像: one of each person, small enough to lie in the table. */
export const avatar = defineTable({
  name: 'system.avatar',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    /** By which its address finds it, another with every picture: nobody guesses it, and no cache holds an old one. */
    pictureKey: text('图片标识', { required: true, max: 36 }),
    /** A media type, as the bytes said. */
    type: text('格式', { required: true, max: 20 }),
    /** The bytes in base64. */
    picture: longText('图片', { required: true }),
  },
  unique: [['userId'], ['pictureKey']],
})
