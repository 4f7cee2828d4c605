import { entero, esquemaId, leido, leidoCon, unoDe } from '@/domain/shared/esquemas';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { z } from '@/domain/shared/zod';

/** In the order of a stay. */
export const CATEGORIAS_FORMATO = ['INGRESO', 'PRIVACIDAD', 'CONVIVENCIA', 'FINANZAS', 'EGRESO'] as const;
export type CategoriaFormato = (typeof CATEGORIAS_FORMATO)[number];

export const ETIQUETA_CATEGORIA_FORMATO: Readonly<Record<CategoriaFormato, string>> = {
  INGRESO: 'Ingreso',
  PRIVACIDAD: 'Privacidad',
  CONVIVENCIA: 'Convivencia',
  FINANZAS: 'Finanzas',
  EGRESO: 'Egreso',
};

export const ESTADOS_FORMATO = ['BORRADOR', 'VIGENTE', 'OBSOLETO'] as const;
export type EstadoFormato = (typeof ESTADOS_FORMATO)[number];

export const ETIQUETA_ESTADO_FORMATO: Readonly<Record<EstadoFormato, string>> = {
  BORRADOR: 'Borrador',
  VIGENTE: 'Vigente',
  OBSOLETO: 'Obsoleto',
};

/** Where each state may go. What was in force once is kept as it was: to bring it back, a new version copies it. */
export const TRANSICIONES_FORMATO: Readonly<Record<EstadoFormato, readonly EstadoFormato[]>> = {
  BORRADOR: ['VIGENTE'],
  VIGENTE: ['OBSOLETO'],
  OBSOLETO: [],
};

export const puedePasarA = (desde: EstadoFormato, hasta: EstadoFormato): boolean =>
  TRANSICIONES_FORMATO[desde].includes(hasta);

/** Only what nobody has signed yet may be rewritten or thrown away. */
export const sePuedeReescribir = (estado: EstadoFormato): boolean => estado === 'BORRADOR';

/** One version of a template, without its text. Those that share `codigo` are versions of the same one. */
export const esquemaFormatoEnLista = z.object({
  id: esquemaId,
  codigo: z.string(),
  nombre: z.string(),
  categoria: leidoCon(unoDe(CATEGORIAS_FORMATO), 'INGRESO'),
  /** What people call its version: 1, 2… as its paper prints it. (`version` counts the changes of this record.) */
  edicion: leidoCon(entero(1, Number.MAX_SAFE_INTEGER), 1),
  estado: leidoCon(unoDe(ESTADOS_FORMATO), 'BORRADOR'),
  /** Instants between which it was the one in force. */
  vigente_desde: leido(z.string()),
  vigente_hasta: leido(z.string()),
  ...camposRegistro,
});
export type FormatoEnLista = z.output<typeof esquemaFormatoEnLista>;

/** `contenido` is written in the marks that {@link analizarMarcado} reads, with `{{variables}}`. */
export const esquemaFormato = z.extend(esquemaFormatoEnLista, { contenido: leidoCon(z.string(), '') });
export type Formato = z.output<typeof esquemaFormato>;

export const sinContenido = ({ contenido: _contenido, ...resto }: Formato): FormatoEnLista => resto;

/** By codigo and, within one, the newest version first. */
export const ordenarFormatos = <T extends Pick<FormatoEnLista, 'codigo' | 'edicion'>>(
  formatos: readonly T[],
): T[] =>
  [...formatos].sort((a, b) =>
    a.codigo === b.codigo ? b.edicion - a.edicion : a.codigo < b.codigo ? -1 : 1,
  );
