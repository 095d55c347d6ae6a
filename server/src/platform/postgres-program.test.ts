import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restoreLibraryLinks } from './postgres-program.ts'

test('library links that the install script did not make are made, and made ones stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nocturne-links-'))
  mkdirSync(join(folder, 'native', 'lib'), { recursive: true })
  writeFileSync(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'library')
  const links = ['native/lib/libpq.so', 'native/lib/libpq.so.5'].map((target) => ({ source: 'native/lib/libpq.so.5.18', target }))
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  restoreLibraryLinks(folder)
  restoreLibraryLinks(folder)
  expect(readlinkSync(join(folder, 'native', 'lib', 'libpq.so'))).toBe('libpq.so.5.18')
  expect(readFileSync(join(folder, 'native', 'lib', 'libpq.so.5'), 'utf8')).toBe('library')
  rmSync(folder, { recursive: true })
})
