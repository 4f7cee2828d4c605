import { type Lectura, limpiarTecleado } from '@/domain/shared/lectura/lectura';
import { plegar } from '@/domain/shared/textos';

/** What two ways of writing the same word or title have in common: `C.C.` and `cc`, `Fecha de ingreso` and `fecha ingreso`. */
export const claveDeOpcion = (texto: string): string =>
  plegar(limpiarTecleado(texto))
    .replace(/\b(?:de|del|por|la|el)\b/g, '')
    .replace(/[^a-z0-9]/g, '');

/** `a, b o c`. */
export const enumerarOpciones = (opciones: readonly string[]): string => {
  const ultima = opciones.at(-1) ?? '';
  return opciones.length < 2 ? ultima : `${opciones.slice(0, -1).join(', ')} o ${ultima}`;
};

export const rechazoDeOpcion = (permitidas: readonly string[]): string =>
  `No se reconoce; escriba ${enumerarOpciones(permitidas)}`;

interface Opciones<T extends string> {
  etiquetas: Readonly<Record<T, string>>;
  /** Other words that mean one of them, and no other. */
  sinonimos?: Readonly<Partial<Record<T, readonly string[]>>>;
  /** How a rejection names what may be written; the labels when nothing else is said. */
  permitidas?: readonly string[];
}

/**
 * Reads one of a list by its code, its label or a word that means it; accents, case, dots and dashes do not count. For files
 * and lists that people write: a call of the service takes the codes only.
 */
export const crearLectorDeOpcion = <T extends string>({
  etiquetas,
  sinonimos,
  permitidas,
}: Opciones<T>): ((texto: string) => Lectura<T>) => {
  const codigos = Object.keys(etiquetas) as T[];
  const conocidas = new Map<string, T>();
  for (const codigo of codigos) {
    for (const escrita of [codigo, etiquetas[codigo], ...(sinonimos?.[codigo] ?? [])]) {
      conocidas.set(claveDeOpcion(escrita), codigo);
    }
  }
  const rechazo = rechazoDeOpcion(permitidas ?? codigos.map((codigo) => etiquetas[codigo]));
  return (texto) => {
    const valor = conocidas.get(claveDeOpcion(texto));
    return valor === undefined ? { rechazo } : { valor };
  };
};
