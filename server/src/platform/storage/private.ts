import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Storage } from './port.ts'

// File layout: iv and tag around the data key that the master key wraps, then iv and tag around the content.
const IV = 12
const TAG = 16
const KEY = 32

const encrypt = (key: Buffer, bytes: Uint8Array, name: string) => {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
  const content = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content])
}

const decrypt = (key: Buffer, sealed: Buffer, name: string) => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV)).setAAD(Buffer.from(name))
  decipher.setAuthTag(sealed.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()])
}

/** For what nobody may find on a disk or in a bucket. The key's name is bound in, so files cannot be swapped. */
export const createPrivateStorage = (storage: Storage, masterKey: Buffer): Storage => ({
  remove: (key) => storage.remove(key),
  probe: () => storage.probe(),
  put: (key, bytes) => {
    const dataKey = randomBytes(KEY)
    return storage.put(key, Buffer.concat([encrypt(masterKey, dataKey, key), encrypt(dataKey, bytes, key)]))
  },
  get: async (key) => {
    const file = await storage.get(key)
    if (!file) return null
    const wrapped = IV + TAG + KEY
    return decrypt(decrypt(masterKey, file.subarray(0, wrapped), key), file.subarray(wrapped), key)
  },
})
