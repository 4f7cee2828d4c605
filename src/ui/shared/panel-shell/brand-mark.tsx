/** Sunrise behind the mountains, with the path that leads there. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#0F5B4C" />
      <circle cx="16" cy="15" r="5.5" fill="#F2A65A" />
      <path d="M0 24 9 14l5 5.5 6-7.5L32 24v0a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z" fill="#E3F1EC" />
      <path
        d="M14 32c.5-4 4-4.500 3.500-7.500-.3-1.700-2-2-1.700-4 1 2 3.700 2.200 4 4.500.4 2.800-1.300 4-1.300 7Z"
        fill="#0F5B4C"
      />
    </svg>
  );
}
