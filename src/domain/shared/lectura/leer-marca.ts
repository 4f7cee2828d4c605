import type { Lectura } from '@/domain/shared/lectura/lectura';
import { crearLectorDeOpcion } from '@/domain/shared/lectura/leer-opcion';

/** What may be written where the answer is yes or no. */
export const PALABRAS_MARCA = { SI: 'Sí', NO: 'No' } as const;

const leerPalabra = crearLectorDeOpcion({
  etiquetas: PALABRAS_MARCA,
  sinonimos: { SI: ['s', 'x', '1', 'verdadero', 'true'], NO: ['n', '0', 'falso', 'false', 'ninguno'] },
});

/** `Sí`, `x`, `1`, `VERDADERO`: how a sheet ticks a person. */
export const leerMarca = (texto: string): Lectura<boolean> => {
  const lectura = leerPalabra(texto);
  return 'valor' in lectura ? { valor: lectura.valor === 'SI' } : lectura;
};
