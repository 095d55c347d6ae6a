/** Silent for screen readers: what waits says so itself with aria-busy. */
export const Spinner = () => <span aria-hidden="true" className="size-4 shrink-0 animate-spin rounded-pill border-2 border-current border-t-transparent" />
