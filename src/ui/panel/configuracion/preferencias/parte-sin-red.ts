import type { ParteConfiguracion } from '../parte-configuracion';

export type ValoresSinRed = { dias_sin_red: number | ''; salud_sin_red: boolean };

export const PARTE_SIN_RED: ParteConfiguracion<ValoresSinRed> = {
  etiquetas: {
    dias_sin_red: 'Días que un equipo guarda datos sin conexión',
    salud_sin_red: 'Guardar datos de salud para trabajar sin red',
  },
  aValores: (c) => ({ dias_sin_red: c.dias_sin_red ?? '', salud_sin_red: c.salud_sin_red ?? false }),
  enPalabras: (valor) =>
    typeof valor === 'boolean' ? (valor ? 'Sí' : 'No') : valor === '' ? 'Sin dato' : String(valor),
};
