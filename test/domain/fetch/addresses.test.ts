import { describe, expect, it } from 'vitest'
import { isPublicAddress } from '../../../server/src/domain/fetch/addresses.ts'
import { nameFromDisposition, nameFromUrl } from '../../../server/src/domain/fetch/file-name.ts'
import { readWebAddress } from '../../../server/src/domain/fetch/web-address.ts'

describe('isPublicAddress', () => {
  it.each([
    '1.1.1.1',
    '93.184.215.14',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001::200e',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local: metadata', '169.254.169.254'],
    ['a container’s metadata', '169.254.170.2'],
    ['carrier NAT', '100.64.0.1'],
    ['metadata in the carrier NAT', '100.100.100.200'],
    ['metadata on a public address', '168.63.129.16'],
    ['protocol assignments', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['relay of 6to4', '192.88.99.1'],
    ['benchmarks', '198.19.255.255'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4-compatible', '::7f00:1'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped, of a public address', '::ffff:1.1.1.1'],
    ['IPv4-mapped in hexadecimal', '::ffff:a9fe:a9fe'],
    ['IPv4-translated', '::ffff:0:7f00:1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::7f00:1'],
    ['6to4', '2002:7f00:1::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['unique local: metadata', 'fd00:ec2::254'],
    ['unique local', 'fc00::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['discard', '100::1'],
    ['segment routing', '5f00::1'],
    ['no address', 'example.com'],
    ['no address', ''],
  ])('%s is not: %s', (_what, address) => expect(isPublicAddress(address)).toBe(false))
})

describe('readWebAddress', () => {
  it.each([
    'http://127.0.0.1/a.csv',
    'http://2130706433/a.csv',
    'http://0x7f000001/a.csv',
    'http://0x7f.0.0.1/a.csv',
    'http://0177.0.0.1/a.csv',
    'http://017700000001/a.csv',
    'http://127.1/a.csv',
    'http://127.0.1/a.csv',
    'http://0/a.csv',
    'http://①②⑦.0.0.1/a.csv',
    'http://127.0.0.1./a.csv',
    'http:127.0.0.1/a.csv',
    'http:\\\\127.0.0.1\\a.csv',
    'ht\ntp://127.0\n.0.1/a.csv',
    'http://[::1]/a.csv',
    'http://[::]/a.csv',
    'http://[::ffff:127.0.0.1]/a.csv',
    'http://[0:0:0:0:0:ffff:7f00:1]/a.csv',
    'http://[64:ff9b::169.254.169.254]/a.csv',
    'https://169.254.169.254/latest/meta-data/',
    'https://0xa9fea9fe/latest/meta-data/',
  ])('refuses the private address in %s', (text) => {
    expect(() => readWebAddress(text, isPublicAddress)).toThrow(/not on the public internet/)
  })

  it.each([
    ['ftp://files.example.com/a.csv', /must begin with http: or https:, not ftp:/],
    ['file:///etc/passwd', /not file:/],
    ['data:text/csv,a', /not data:/],
    ['javascript:alert(1)', /not javascript:/],
    ['https://anna:secret@files.example.com/a.csv', /user name or password/],
    ['https://anna@files.example.com/a.csv', /user name or password/],
    ['files.example.com/a.csv', /no valid URL/],
    ['https://', /no valid URL/],
    ['http://[::1/a.csv', /no valid URL/],
    ['http://256.1.1.1/a.csv', /no valid URL/],
    ['', /no valid URL/],
  ])('refuses %s', (text, sentence) => {
    expect(() => readWebAddress(text, isPublicAddress)).toThrow(sentence)
  })

  it('takes public addresses and names, without their fragment', () => {
    expect(readWebAddress('https://files.example.com/a.csv?sig=1#x', isPublicAddress).href).toBe(
      'https://files.example.com/a.csv?sig=1',
    )
    expect(readWebAddress('http://1.1.1.1/', isPublicAddress).href).toBe('http://1.1.1.1/')
    expect(readWebAddress('http://[2606:4700:4700::1111]:8080/', isPublicAddress).port).toBe('8080')
  })
})

describe('the name of a fetched file', () => {
  it.each([
    ['https://example.com/exports/kunden%202024.csv?sig=abc', 'kunden 2024.csv'],
    ['https://example.com/exports/', 'exports'],
    ['https://example.com/', 'example.com'],
    ['https://example.com/a%2F..%2F..%2Fetc%2Fpasswd', 'passwd'],
    ['https://example.com/%E0%A4%A', '%E0%A4%A'],
    ['https://example.com/a%00b.csv', 'ab.csv'],
    [`https://example.com/${'x'.repeat(400)}.csv`, `${'x'.repeat(251)}.csv`],
  ])('from %s is %s', (url, name) => expect(nameFromUrl(new URL(url))).toBe(name))

  it.each([
    ['attachment; filename="orders 2024.csv"', 'orders 2024.csv'],
    ['attachment; filename=orders.csv', 'orders.csv'],
    ['attachment; filename="a.csv"; filename*=UTF-8\'\'%C3%9Cbersicht.csv', 'Übersicht.csv'],
    ['attachment; filename="..\\\\..\\\\evil.csv"', 'evil.csv'],
    ['attachment; filename="/etc/passwd"', 'passwd'],
    ['attachment; filename=""', null],
    ['attachment', null],
    ['', null],
  ])('from Content-Disposition %s is %s', (header, name) => expect(nameFromDisposition(header)).toBe(name))
})
