import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';

/** Public help lines. Lines change: whoever corrects this list checks them, and corrects the day too. */
export const CRISIS: ContenidoDeParte<'crisis'> = {
  consejos: [
    'Si la persona no responde, respira con dificultad o convulsiona, llame al 123 sin esperar.',
    'No la deje sola. Retire lo que pueda hacerle daño y háblele despacio, sin reproches.',
    'Si piensa en hacerse daño, pregúntele con calma y llame ya a una de estas líneas.',
    'Cuando el peligro haya pasado, llámenos: le ayudamos a decidir el siguiente paso.',
  ].join('\n'),
  lineas: [
    { nombre: 'Emergencias en todo el país', telefono: '123' },
    { nombre: 'Medellín, Línea Amiga', telefono: '106' },
    { nombre: 'Medellín, Línea Amiga (fijo)', telefono: '(604) 444 4448' },
    { nombre: 'Línea nacional sobre drogas', telefono: '01 8000 112439' },
  ],
  verificadas: '2026-11-21',
};

export const CONTACTO: ContenidoDeParte<'contacto'> = {
  introduccion: 'Llame o escriba: siempre hay alguien que responde.',
  telefonos: [],
  correos: [],
};

/** The same where somebody answers only at some hours. */
export const INTRODUCCION_CON_HORARIO = 'Llame o escriba.';

export const SEDES: ContenidoDeParte<'sedes'> = { sedes: [] };
