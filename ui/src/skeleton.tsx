const BLOCK = 'animate-pulse bg-edge/50'

/** The shape of what is coming, shown once the wait is worth a word (200 ms). */
export const Skeleton = ({ heights }: { heights: readonly string[] }) => (
  <div aria-hidden="true" className="flex animate-appear flex-col gap-4">
    {heights.map((height, place) => (
      <div key={place} className={`rounded-l ${BLOCK} ${height}`} />
    ))}
  </div>
)

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** A list of rows with a picture at the left. */
export const SkeletonRows = ({ count = 6 }: { count?: number }) => (
  <div aria-hidden="true" className="flex animate-appear flex-col">
    {places(count).map((place) => (
      <div key={place} className="flex items-center gap-3 px-4 py-3">
        <div className={`size-12 shrink-0 rounded-m ${BLOCK}`} />
        <div className="flex flex-1 flex-col gap-2">
          <div className={`h-3.5 w-3/5 rounded-s ${BLOCK}`} />
          <div className={`h-3 w-2/5 rounded-s ${BLOCK}`} />
        </div>
      </div>
    ))}
  </div>
)

/** Covers in two columns with two lines below each. */
export const SkeletonCards = ({ count = 6 }: { count?: number }) => (
  <div aria-hidden="true" className="grid animate-appear grid-cols-2 gap-x-2.5 gap-y-3.5 px-4 py-2">
    {places(count).map((place) => (
      <div key={place} className="flex flex-col gap-2">
        <div className={`aspect-16/9 rounded-m ${BLOCK}`} />
        <div className={`h-3.5 rounded-s ${BLOCK}`} />
        <div className={`h-3 w-1/2 rounded-s ${BLOCK}`} />
      </div>
    ))}
  </div>
)
