import { Dibujo } from './icono-marco';

/** Drawings that only the content of the pages uses, on a grid of 24. */
const TRAZOS = {
  correo: 'M3 6h18v13H3Zm0 1 9 6.5L21 7',
  reloj: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3 2',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  corazon: 'M12 20s-8-5-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15 12 20 12 20Z',
  hoja: 'M5 20c0-9 4-15 15-16 0 11-5 16-12 15M5 20c2-5 5-8 9-10',
  casa: 'm3 11 9-8 9 8M6 9v11h12V9m-8 11v-6h4v6',
  camino: 'M3 20 9 9l4 6 3-4 5 9Zm11-13a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
  familia:
    'M8 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm8 1a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM2 20c0-4 2.5-7 6-7s6 3 6 7m.5-5.5c3.5-.8 6.5 1.5 7.5 5.5',
  sol: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  alianza: 'm3 11 5-5 4 2 4-2 5 5-4 5-4 3-6-4Zm7 3 2.5 2.5M12.5 12l3 3',
  copiar: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  listo: 'm5 12.5 4.5 4.5L19 7',
  reproducir: 'm8 5 11 7-11 7Z',
  pausa: 'M8 5v14m8-14v14',
  anterior: 'm14 6-6 6 6 6',
  siguiente: 'm10 6 6 6-6 6',
  laboratorio: 'M9 3h6m-5 0v6l-5 10a1.5 1.5 0 0 0 1.4 2h11.2a1.5 1.5 0 0 0 1.4-2L14 9V3M7.5 15h9',
  mente: 'M9 21v-4H7a2 2 0 0 1-2-2v-2l-2-1 2-3a7 7 0 1 1 11 7v5m-5.5-13v6m-3-3h6',
  medico: 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z',
  taller: 'm14 7 3-3a5 5 0 0 1-6 7l-6 6a2 2 0 0 0 3 3l6-6a5 5 0 0 0 6-7l-3 3Z',
  edificio: 'M4 21V10l8-6 8 6v11M2 21h20M8 13v5m4-5v5m4-5v5',
  persona: 'M12 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5 5a3 3 0 0 1 3-3h4a3 3 0 0 1 3 3v2h-2v5H9v-5H7Z',
} as const;

type NombreIcono = keyof typeof TRAZOS;

export const Icono = ({ nombre }: { nombre: NombreIcono }) => <Dibujo trazo={TRAZOS[nombre]} />;
