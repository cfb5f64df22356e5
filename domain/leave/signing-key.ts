import { longText, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 通行码密钥: the Ed25519 pair of a college that signs passes of its gates. */
export const signingKey = defineTable({
  name: 'leave.signing-key',
  fields: {
    purpose: text('用途', { required: true, max: 20 }),
    /** JSON Web Key, as gates have it. */
    publicKey: longText('公钥', { required: true, max: 500 }),
    /** The private JSON Web Key, sealed with the key of the installation. */
    privateKey: longText('私钥', { required: true, max: 1000 }),
  },
  unique: [['purpose']],
})
