import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('settings', () => {
  it('have defaults that no other machine can reach', () => {
    expect(readEnvironment({})).toEqual({
      port: 5180,
      host: '127.0.0.1',
      trustedProxies: '',
      loopback: true,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      product: 'campus',
      demo: true,
      demoSize: 'full',
      secretKey: undefined,
      sms: undefined,
      federationHosts: [],
      datasourceHosts: [],
      serviceHosts: [],
      storageHosts: [],
    })
  })

  it('name hosts of the own network, with commas between', () => {
    const { federationHosts } = readEnvironment({ FEDERATION_HOSTS: 'CAS.school.edu.cn, 10.0.0.8' })
    expect(federationHosts).toEqual(['cas.school.edu.cn', '10.0.0.8'])
  })

  it('that are empty count as left out', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readEnvironment({}))
  })

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '127.0.0.1.example.org' }, false],
    [{ DATABASE_URL: 'postgres://h/d' }, false],
    [{ DEMO: 'off' }, false],
    [{ DEMO: 'small' }, true],
    [{ HOST: '0.0.0.0', DEMO: 'on' }, true],
    [{ DATABASE_URL: 'postgresql://h/d', DEMO: 'on' }, true],
  ])('%j load the demo college: %s', (env, demo) => {
    expect(readEnvironment(env).demo).toBe(demo)
  })

  it('make the whole of it unless a small one is asked for', () => {
    expect(readEnvironment({}).demoSize).toBe('full')
    expect(readEnvironment({ DEMO: 'small' }).demoSize).toBe('small')
  })

  it.each([
    ['FEDERATION_HOSTS', 'https://cas.school.edu.cn'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://root:secret@h/d'],
    ['PRODUCT', 'Campus'],
    ['PRODUCT', '1st'],
    ['PRODUCT', '../etc'],
    ['DEMO', 'yes'],
    ['SMS_URL', 'ftp://sms'],
    ['SMS_TOKEN', 'a b'],
    ['SMS_BODY', '{"to":"{{phone}}"}'],
    ['SMS_BODY', 'phone={{phone}}&text={{text}}'],
  ])('refuse %s=%s by name, without repeating it', (name, value) => {
    const read = () => readEnvironment({ [name]: value })
    expect(read).toThrow(`设置 ${name} 不正确`)
    expect(read).not.toThrow(value)
  })
})
