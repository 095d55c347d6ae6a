import { afterEach, beforeEach, expect, it } from 'vitest'
import { setManifest } from './manifest-link.ts'

const links: HTMLLinkElement[] = []

beforeEach(() => {
  for (const [rel, href] of Object.entries({ manifest: '/manifest.webmanifest', icon: '/favicon.png', 'apple-touch-icon': '/icons/apple-touch-180.png' })) {
    for (const other of document.querySelectorAll(`link[rel="${rel}"]`)) other.remove()
    links.push(document.head.appendChild(Object.assign(document.createElement('link'), { rel, href })))
  }
})
afterEach(() => {
  for (const link of links.splice(0)) link.remove()
})

const shown = () => links.map((link) => link.getAttribute('href'))

it('follows the language and leaves the icons of the house', () => {
  setManifest('en', false)
  expect(shown()).toEqual(['/manifest.webmanifest?lang=en', '/favicon.png', '/icons/apple-touch-180.png'])
  setManifest('zh-CN', false)
  expect(shown()[0]).toBe('/manifest.webmanifest')
})

it('is neutral with its icons, and back', () => {
  setManifest('en', true)
  expect(shown()).toEqual(['/manifest.webmanifest?lang=en&neutral=1', '/icons/neutral-favicon.png', '/icons/neutral-apple-touch-180.png'])
  setManifest('zh-CN', true)
  expect(shown()[0]).toBe('/manifest.webmanifest?neutral=1')
  setManifest('zh-CN', false)
  expect(shown()).toEqual(['/manifest.webmanifest', '/favicon.png', '/icons/apple-touch-180.png'])
})
