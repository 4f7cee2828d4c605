import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { z } from '@/domain/shared/zod';

/** After every part it names: without it, the backup was cut. */
export const RUTA_MANIFIESTO = 'manifiesto.json';
export const CARPETA_DATOS = 'datos/';
export const CARPETA_ARCHIVOS = 'archivos/';

/** Whose rows a part holds; `null` when it holds none. */
export const tablaDe = (ruta: string): string | null =>
  ruta.startsWith(CARPETA_DATOS) ? (ruta.split('/')[1] ?? null) : null;

const FORMATO = 2;
/** What backups were before they were signed. */
const FORMATO_SIN_FIRMA = 1;

/** Every name that the database of this program has; what is written in an order is no other thing. */
const nombre = z.string().check(z.regex(/^[a-z_]\w*$/i));

const esquemaParte = z.object({ ruta: z.string(), bytes: z.number(), sha256: z.string() });

const esquemaManifiesto = z.object({
  formato: z.literal([FORMATO_SIN_FIRMA, FORMATO]),
  producto: z.literal('fundacion'),
  version: z.string(),
  /** ISO 8601 in UTC. */
  creado_en: z.string(),
  /** Until when it may exist, ISO 8601 in UTC; backups of before say nothing. */
  conservar_hasta: z.optional(z.string()),
  /** The last seal of the history it holds; `null` when it was never signed. */
  sello: z.optional(z.nullable(z.object({ numero: z.number(), firma: z.string(), clave: z.string() }))),
  motor: z.string(),
  /** Changes of the schema applied when it was made, in order. */
  migraciones: z.array(z.string()),
  tablas: z.array(z.object({ nombre, columnas: z.array(nombre), filas: z.number() })),
  /** Tables whose rows are left out on purpose: open sessions and what lives for minutes. */
  tablas_sin_filas: z.array(nombre),
  /** As text: a counter may be larger than a number holds. */
  secuencias: z.array(z.object({ nombre, valor: z.string().check(z.regex(/^\d+$/)), usada: z.boolean() })),
  carpetas: z.array(z.string()),
  partes: z.array(esquemaParte),
});

export type Parte = z.output<typeof esquemaParte>;
export type Manifiesto = z.output<typeof esquemaManifiesto>;
export type ContenidoRespaldado = Omit<Manifiesto, 'formato' | 'producto'>;

export const escribirManifiesto = (contenido: ContenidoRespaldado): string =>
  `${JSON.stringify({ formato: FORMATO, producto: 'fundacion', ...contenido }, null, 1)}\n`;

/** Throws ErrorRespaldo. */
export const leerManifiesto = (texto: string): Manifiesto => {
  let entrada: unknown;
  try {
    entrada = JSON.parse(texto);
  } catch {
    throw errorRespaldo('El respaldo está dañado: su manifiesto no se puede leer.');
  }
  const resultado = esquemaManifiesto.safeParse(entrada);
  if (resultado.success) return resultado.data;
  const formato = (entrada as { formato?: unknown } | null)?.formato;
  throw errorRespaldo(
    typeof formato === 'number' && formato > FORMATO
      ? 'El respaldo se hizo con una versión más nueva del programa: actualícelo antes de restaurar.'
      : 'El respaldo está dañado: su manifiesto no tiene la forma esperada.',
  );
};

/** Whether it must have a signature: those of before have none. */
export const llevaFirma = ({ formato }: Pick<Manifiesto, 'formato'>): boolean =>
  formato !== FORMATO_SIN_FIRMA;

/** How much a backup holds, for whoever reads the outcome. */
export const resumirManifiesto = ({ tablas, partes }: Pick<Manifiesto, 'tablas' | 'partes'>) => {
  const archivos = partes.filter(({ ruta }) => ruta.startsWith(CARPETA_ARCHIVOS));
  return {
    tablas: tablas.length,
    filas: tablas.reduce((suma, tabla) => suma + tabla.filas, 0),
    archivos: archivos.length,
    bytesDeArchivos: archivos.reduce((suma, { bytes }) => suma + bytes, 0),
  };
};

/** Throws ErrorRespaldo when the rows that were put back are not those of the backup. */
export const exigirFilas = ({ tablas }: Manifiesto, contadas: ReadonlyMap<string, number>): void => {
  for (const { nombre, filas } of tablas) {
    const hay = contadas.get(nombre) ?? 0;
    if (hay !== filas)
      throw errorRespaldo(
        `${nombre} quedó con ${hay} filas y el respaldo tiene ${filas}: no se restauró nada.`,
      );
  }
};
