/** Sunrise behind the mountains. */
export const Marca = () => (
  <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <circle cx="20" cy="20" r="20" fill="#0F5B4C" />
    <circle cx="20" cy="17" r="7" fill="#F2A65A" />
    <path d="M2.5 29.6 13 17l6 6.5L26 15l11.6 14.5A20 20 0 0 1 2.5 29.6Z" fill="#E3F1EC" />
    <path d="M17 40c1-5 6-6 5-10-.5-2-2-2.5-1.6-5 1.6 2.5 5 3 5.6 6 .6 3.5-2 5-1.6 8.5Z" fill="#0F5B4C" />
  </svg>
);
