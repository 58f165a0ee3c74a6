import assert from 'node:assert/strict'
import { constants, createHmac, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { test } from 'node:test'
import { contentDigest, isDigestOf } from './content-digest.ts'
import { signatureBase } from './signature-base.ts'
import { readSignature, readSignatureInput, writeParams } from './structured-fields.ts'

// RFC 9421, appendix B: the request of B.2 with what its signatures cover.
const REQUEST = {
  '@method': 'POST',
  '@authority': 'example.com',
  '@path': '/foo',
  date: 'Tue, 20 Apr 2021 02:07:55 GMT',
  '@query': '?param=Value&Pet=dog',
  '@query-param;name="Pet"': 'dog',
  'content-type': 'application/json',
  'content-digest':
    'sha-512=:WZDPaVn/7XgHaAy8pmojAkGWoRx2UFChF41A2svX+TaPm+AbwAgBWnrIiYllu7BNNyealdVLvRwEmTHWXvJwew==:',
  'content-length': '18',
}
const RESPONSE = {
  '@status': '200',
  'content-type': 'application/json',
  'content-digest':
    'sha-512=:mEWXIS7MaLRuGgxOBdODa3xqM1XdEvxoYhvlCFJ41QJgJc4GTsPp29l5oGX69wWdXymyU0rjJuahq4l5aGgfLQ==:',
  'content-length': '23',
}
const pem = (kind: string, body: string) => `-----BEGIN ${kind} KEY-----\n${body}\n-----END ${kind} KEY-----`
const CREATED = 1618884473

/** The key of B.1.2. */
const RSA_PSS = createPublicKey({
  format: 'jwk',
  key: {
    kty: 'RSA',
    e: 'AQAB',
    n: 'r4tmm3r20Wd_PbqvP1s2-QEtvpuRaV8Yq40gjUR8y2Rjxa6dpG2GXHbPfvMs8ct-Lh1GH45x28Rw3Ry53mm-oAXjyQ86OnDkZ5N8lYbggD4O3w6M6pAvLkhk95AndTrifbIFPNU8PPMO7OyrFAHqgDsznjPFmTOtCEcN2Z1FpWgchwuYLPL-Wokqltd11nqqzi-bJ9cvSKADYdUAAN5WUtzdpiy6LbTgSxP7ociU4Tn0g5I6aDZJ7A8Lzo0KSyZYoA485mqcO0GVAdVw9lq4aOT9v6d-nb4bnNkQVklLQ3fVAvJm-xdDOp9LCNCN48V2pnDOkFV6-U9nV5oyc6XI2w',
  },
})
const RSA_PSS_VECTORS = {
  'B.2.1, nothing but the parameters': {
    header: 'sig-b21=();created=1618884473;keyid="test-key-rsa-pss";nonce="b3k2pp5k7z-50gnwp.yemd"',
    signature:
      'd2pmTvmbncD3xQm8E9ZV2828BjQWGgiwAaw5bAkgibUopemLJcWDy/lkbbHAve4cRAtx31Iq786U7it++wgGxbtRxf8Udx7zFZsckzXaJMkA7ChG52eSkFxykJeNqsrWH5S+oxNFlD4dzVuwe8DhTSja8xxbR/Z2cOGdCbzR72rgFWhzx2VjBqJzsPLMIQKhO4DGezXehhWwE56YCE+O6c0mKZsfxVrogUvA4HELjVKWmAvtl6UnCh8jYzuVG5WSb/QEVPnP5TmcAnLH1g+s++v6d4s8m0gCw1fV5/SITLq9mhho8K3+7EPYTU8IU1bLhdxO5Nyt8C8ssinQ98Xw9Q==',
  },
  'B.2.2, chosen components': {
    header:
      'sig-b22=("@authority" "content-digest" "@query-param";name="Pet");created=1618884473;keyid="test-key-rsa-pss";tag="header-example"',
    signature:
      'LjbtqUbfmvjj5C5kr1Ugj4PmLYvx9wVjZvD9GsTT4F7GrcQEdJzgI9qHxICagShLRiLMlAJjtq6N4CDfKtjvuJyE5qH7KT8UCMkSowOB4+ECxCmT8rtAmj/0PIXxi0A0nxKyB09RNrCQibbUjsLS/2YyFYXEu4TRJQzRw1rLEuEfY17SARYhpTlaqwZVtR8NV7+4UKkjqpcAoFqWFQh62s7Cl+H2fjBSpqfZUJcsIk4N6wiKYd4je2U/lankenQ99PZfB4jY3I5rSV2DSBVkSFsURIjYErOs0tFTQosMTAoxk//0RoKUqiYY8Bh0aaUEb0rQl3/XaVe4bXTugEjHSw==',
  },
  'B.2.3, all of the message': {
    header:
      'sig-b23=("date" "@method" "@path" "@query" "@authority" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-rsa-pss"',
    signature:
      'bbN8oArOxYoyylQQUU6QYwrTuaxLwjAC9fbY2F6SVWvh0yBiMIRGOnMYwZ/5MR6fb0Kh1rIRASVxFkeGt683+qRpRRU5p2voTp768ZrCUb38K0fUxN0O0iC59DzYx8DFll5GmydPxSmme9v6ULbMFkl+V5B1TP/yPViV7KsLNmvKiLJH1pFkh/aYA2HXXZzNBXmIkoQoLd7YfW91kE9o/CCoC1xMy7JA1ipwvKvfrs65ldmlu9bpG6A9BmzhuzF8Eim5f8ui9eH8LZH896+QIF61ka39VBrohr9iyMUJpvRX2Zbhl5ZJzSRxpJyoEZAFL2FUo5fTIztsDZKEgM4cUA==',
  },
}

test('B.2.1 to B.2.3: bases that rsa-pss-sha512 signs', () => {
  const options = { key: RSA_PSS, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 }
  for (const [name, { header, signature }] of Object.entries(RSA_PSS_VECTORS)) {
    const input = readSignatureInput(header)!
    assert.equal(`${input.label}=${writeParams(input)}`, header)
    const isGenuine = (message: typeof REQUEST) =>
      verify('sha512', Buffer.from(signatureBase(message, input)!), options, Buffer.from(signature, 'base64'))
    assert.ok(isGenuine(REQUEST), name)
    if (input.components.length > 0) assert.ok(!isGenuine({ ...REQUEST, '@authority': 'example.org' }), name)
  }
})

test('B.2.6: base and signature with ed25519', () => {
  const header =
    'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"'
  const input = readSignatureInput(header)!
  assert.equal(`sig-b26=${writeParams(input)}`, header)
  const base = signatureBase(REQUEST, input)!
  assert.equal(
    base,
    `"date": Tue, 20 Apr 2021 02:07:55 GMT
"@method": POST
"@path": /foo
"@authority": example.com
"content-type": application/json
"content-length": 18
"@signature-params": ("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"`,
  )
  const key = createPrivateKey(
    pem('PRIVATE', 'MC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF'),
  )
  const signature =
    'sig-b26=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:'
  assert.ok(sign(null, Buffer.from(base), key).equals(readSignature(signature, 'sig-b26')!))
})

test('B.2.5: a base that a shared secret signs', () => {
  const base = signatureBase(REQUEST, {
    components: ['date', '@authority', 'content-type'],
    parameters: { created: CREATED, keyid: 'test-shared-secret' },
  })!
  const secret = Buffer.from(
    'uzvJfB4u3N0Jy4T7NZ75MDVcr8zSTInedJtkgcu46YW4XByzNJjxBdtjUkdJPBtbmHhIDi6pcl8jsasjlTMtDQ==',
    'base64',
  )
  const found = createHmac('sha256', secret).update(base).digest('base64')
  assert.equal(found, 'pxcQw6G3AjtMBQjwo8XzkZf/bws5LelbaMk5rGIGtE8=')
})

test('B.2.4: the base of a response, signed with ecdsa-p256-sha256', () => {
  const base = signatureBase(RESPONSE, {
    components: ['@status', 'content-type', 'content-digest', 'content-length'],
    parameters: { created: CREATED, keyid: 'test-key-ecc-p256' },
  })!
  const key = createPublicKey(
    pem(
      'PUBLIC',
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqIVYZVLCrPZHGHjP17CTW0/+D9Lf\nw0EkjqF7xB4FivAxzic30tMM4GF+hR6Dxh71Z50VGGdldkkDXZCnTNnoXQ==',
    ),
  )
  const signature = Buffer.from(
    'wNmSUAhwb5LxtOtOpNa6W5xj067m5hFrj0XQ4fvpaCLx0NKocgPquLgyahnzDnDAUy5eCdlYUEkLIj+32oiasw==',
    'base64',
  )
  assert.ok(verify('sha256', Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }, signature))
})

test('RFC 9530: the digest of a body; what is not written so is none', () => {
  const body = Buffer.from('{"hello": "world"}')
  assert.equal(contentDigest(body), 'sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:')
  assert.ok(isDigestOf(contentDigest(body), body))
  assert.ok(!isDigestOf(contentDigest(body), Buffer.from('{"hello": "World"}')))
  for (const header of ['', 'sha-256=X48E', 'md5=:AAAA:', `${contentDigest(body)}, sha-512=:AA==:`])
    assert.ok(!isDigestOf(header, body), header)
})

test('what cannot be judged is refused: unknown forms, repeated components and parameters, line breaks', () => {
  for (const header of [
    '',
    'a=("x"',
    'a=("x");created=',
    'a=("x";sf)',
    'a=("x"), b=("x")',
    'a=("x");b=1;b=2',
  ])
    assert.equal(readSignatureInput(header), undefined, header)
  const parameters = { created: 1 }
  assert.equal(signatureBase({ a: '1' }, { components: ['a', 'a'], parameters }), undefined)
  assert.equal(signatureBase({ a: '1\nb' }, { components: ['a'], parameters }), undefined)
  assert.equal(signatureBase({}, { components: ['toString'], parameters }), undefined)
})
