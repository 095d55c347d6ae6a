/** A moon behind hills, with a path that ends. */
export const LostMoon = () => (
  <svg viewBox="0 0 200 140" className="w-48" aria-hidden="true">
    <circle cx="132" cy="48" r="26" className="fill-tint" />
    <path d="M118 34a22 22 0 1 0 26 30 26 26 0 0 1-26-30z" className="fill-iris" opacity=".85" />
    <path d="M0 104c30-26 62-26 92-6s64 18 108-10v52H0z" className="fill-line" />
    <path d="M0 118c44-16 76-10 108 2s60 8 92-6v26H0z" className="fill-edge" />
    <path d="M92 140c-2-12 10-14 8-24s-12-8-10-18" className="fill-none stroke-ink-3" strokeWidth="2.5" strokeDasharray="4 6" strokeLinecap="round" />
  </svg>
)

/** A bridge whose middle is missing. */
export const BrokenBridge = () => (
  <svg viewBox="0 0 200 140" className="w-48" aria-hidden="true">
    <circle cx="100" cy="44" r="24" className="fill-tint" />
    <path d="M0 96h74l-8 10H0zM200 96h-70l10 10h60z" className="fill-iris" opacity=".85" />
    <path d="M22 106v34M52 106v34M152 106v34M182 106v34" className="stroke-edge" strokeWidth="6" />
    <path d="M84 104l8 14M112 108l-6 16M98 100l2 10" className="stroke-rose" strokeWidth="3" strokeLinecap="round" />
    <path d="M0 128q25-10 50 0t50 0 50 0 50 0v12H0z" className="fill-line" />
  </svg>
)
