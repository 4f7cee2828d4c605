import type { LineaDeContacto } from '../servicios/sitio';

/** Public help lines. Lines change: check them and correct `verificada` whenever this list is touched. */
export const LINEAS_DE_CRISIS: readonly LineaDeContacto[] = [
  { etiqueta: 'Emergencias en todo el país', visible: '123', enlace: 'tel:123' },
  { etiqueta: 'Medellín, Línea Amiga', visible: '106', enlace: 'tel:106' },
  { etiqueta: 'Medellín, Línea Amiga (fijo)', visible: '(604) 444 4448', enlace: 'tel:+576044444448' },
  {
    etiqueta: 'Línea nacional sobre drogas',
    visible: '01 8000 112439',
    enlace: 'tel:018000112439',
  },
];
export const LINEAS_VERIFICADAS = { fecha: '2026-11-21', visible: '21 de noviembre de 2026' } as const;

export const CONSEJOS_DE_CRISIS = [
  'Si la persona no responde, respira con dificultad o convulsiona, llame al 123 sin esperar.',
  'No la deje sola. Retire lo que pueda hacerle daño y háblele despacio, sin reproches.',
  'Si piensa en hacerse daño, pregúntele con calma y llame ya a una de estas líneas.',
  'Cuando el peligro haya pasado, llámenos: le ayudamos a decidir el siguiente paso.',
] as const;
