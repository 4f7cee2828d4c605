/** Icons are drawn by hand: public pages load no icon library. `.icono` gives stroke and size. */
export const Dibujo = ({ trazo }: { trazo: string }) => (
  <svg className="icono" viewBox="0 0 24 24" aria-hidden="true">
    <path d={trazo} />
  </svg>
);
