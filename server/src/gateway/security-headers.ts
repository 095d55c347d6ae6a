import type { Services } from '../platform/services.ts'

/** Nothing inline, nothing foreign: scripts and styles are files of ours, data comes from our lines. */
const contentPolicy = ({ lines, publicUrl }: Services) => {
  const hosts = [...new Set([publicUrl, ...lines])].map((line) => new URL(line).origin)
  const sockets = hosts.map((host) => host.replace(/^http/, 'ws'))
  const our = ["'self'", ...hosts].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src ${our} ${sockets.join(' ')}`,
    `img-src ${our} blob: data:`,
    `media-src ${our} blob:`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

const YEAR_S = 31_536_000

export const securityHeaders = (services: Services): Record<string, string> => ({
  'content-security-policy': contentPolicy(services),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), microphone=(), camera=(), payment=(), usb=(), interest-cohort=()',
  ...(services.publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` } : {}),
})
