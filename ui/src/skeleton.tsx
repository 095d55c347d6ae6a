/** The shape of what is coming, shown once the wait is worth a word (200 ms). */
export const Skeleton = ({ heights }: { heights: readonly string[] }) => (
  <div aria-hidden="true" className="flex animate-appear flex-col gap-4">
    {heights.map((height, place) => (
      <div key={place} className={`animate-pulse rounded-l bg-edge/50 ${height}`} />
    ))}
  </div>
)
