/** The house's name in both scripts; it is the same in every language. */
export const Wordmark = ({ isLarge = false }: { isLarge?: boolean }) => (
  <div className="flex flex-col items-center">
    <span lang="zh-CN" className={`font-extrabold tracking-wordmark pl-[0.15em] ${isLarge ? 'text-wordmark' : 'text-xl'}`}>
      夜曲
    </span>
    <span lang="en" className={`tracking-spread pl-[0.6em] text-ink-2 ${isLarge ? 'text-s' : 'text-xs'}`}>
      NOCTURNE
    </span>
  </div>
)
