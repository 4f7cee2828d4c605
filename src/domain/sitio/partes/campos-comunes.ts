export const titulo = { tipo: 'linea', etiqueta: 'Título', maximo: 90 } as const;
export const linea = { tipo: 'parrafos', etiqueta: 'Texto', maximo: 400 } as const;
export const parrafo = { tipo: 'parrafos', etiqueta: 'Texto', maximo: 900 } as const;
export const introduccion = {
  tipo: 'parrafos',
  etiqueta: 'Línea bajo el título de la página',
  maximo: 240,
} as const;
export const foto = { tipo: 'foto', etiqueta: 'Foto', opcional: true } as const;
export const telefono = { tipo: 'telefono', etiqueta: 'Teléfono' } as const;
