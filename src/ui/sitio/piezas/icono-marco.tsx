/** Icons are drawn by hand: public pages load no icon library. `.icono` gives stroke and size. */
export const Dibujo = ({ trazo }: { trazo: string }) => (
  <svg className="icono" viewBox="0 0 24 24" aria-hidden="true">
    <path d={trazo} />
  </svg>
);

/** Drawings of header and footer, on a grid of 24; every page carries them. */
const TRAZOS_MARCO = {
  telefono: 'M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  whatsapp:
    'm3 21 1.6-4.6A9 9 0 1 1 8 19.6ZM9 8.5c0 4 3 6.8 6.5 7l1-2-2.4-1.3-1.1 1c-1-.5-1.8-1.3-2.2-2.3l1-1L10.5 7.6Z',
  abajo: 'm6 10 6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  usuario: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c0-4.5 3.5-7 8-7s8 2.5 8 7',
  facebook: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h2Z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1h.01',
  youtube:
    'M4.5 6C2.5 6.5 2 9 2 12s.5 5.5 2.5 6 13 .5 15 0S22 15 22 12s-.5-5.5-2.5-6-13-.5-15 0ZM10 9l5 3-5 3Z',
  tiktok: 'M14 3v11.5a4 4 0 1 1-4-4M14 3c.3 2.8 2.2 4.7 5 5',
} as const;

type NombreIconoMarco = keyof typeof TRAZOS_MARCO;

export const IconoMarco = ({ nombre }: { nombre: NombreIconoMarco }) => (
  <Dibujo trazo={TRAZOS_MARCO[nombre]} />
);
