import { contenidoFormato } from '@/domain/formatos/contenido-formato';
import { CATEGORIAS_FORMATO, ESTADOS_FORMATO, type FormatoEnLista } from '@/domain/formatos/formato';
import { analizar } from '@/domain/shared/analizar';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { entero, hasta, texto, unoDe } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** `carta para el colegio` -> `CARTA_PARA_EL_COLEGIO`; a code as it is kept stays the same. */
const enCodigo = (escrito: string): string =>
  escrito
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/^[^A-Z0-9_]+|[^A-Z0-9_]+$/g, '')
    .replace(/[^A-Z0-9_]+/g, '_');

/** As it is typed, before what is not of a code is taken away. */
const CODIGO_ESCRITO_MAXIMO = 200;

const codigo = () =>
  z
    .string()
    .check(
      hasta(CODIGO_ESCRITO_MAXIMO),
      z.overwrite(enCodigo),
      z.regex(/^[A-Z][A-Z0-9_]{2,39}$/, 'Use de 3 a 40 letras o números, y empiece por una letra'),
    );

export const NOMBRE_FORMATO_MAXIMO = 120;

const propios = {
  nombre: texto(3, NOMBRE_FORMATO_MAXIMO),
  categoria: unoDe(CATEGORIAS_FORMATO),
  contenido: contenidoFormato(),
};

/** Body of POST /formatos: a draft, the first version of a new template or the next one of its codigo. */
export const esquemaDatosFormato = z.strictObject({ codigo: codigo(), ...propios });
export type DatosFormato = z.output<typeof esquemaDatosFormato>;

/** Body of PUT /formatos/{id}: the draft's text, or a state. `version` guards against lost updates. */
export const esquemaCambiosFormato = z.strictObject({
  nombre: z.optional(propios.nombre),
  categoria: z.optional(propios.categoria),
  contenido: z.optional(propios.contenido),
  estado: z.optional(unoDe(ESTADOS_FORMATO)),
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
});
export type CambiosFormato = z.output<typeof esquemaCambiosFormato>;

export const MENSAJE_ID_FORMATO = 'ID de plantilla requerido';
const OBLIGATORIOS = {
  campos: ['codigo', 'nombre', 'categoria', 'contenido'],
  mensaje: 'Código, nombre, categoría y contenido son campos obligatorios',
};

/** Throws VALIDACION. */
export const validarDatosFormato = (entrada: unknown): DatosFormato =>
  analizar(esquemaDatosFormato, entrada, OBLIGATORIOS);

/** Throws VALIDACION. */
export const validarCambiosFormato = (entrada: unknown): CambiosFormato =>
  analizar(esquemaCambiosFormato, entrada, OBLIGATORIOS);

/** For a template that is to be a new one: with the code of another it would be the next version of that. Throws VALIDACION. */
export const exigirCodigoLibre = (
  datos: DatosFormato,
  formatos: readonly Pick<FormatoEnLista, 'codigo' | 'nombre'>[],
): DatosFormato => {
  const otra = formatos.find(({ codigo }) => codigo === datos.codigo);
  if (!otra) return datos;
  const mensaje = `${datos.codigo} es el código de «${otra.nombre}»: escriba otro, o cree una versión nueva de esa plantilla`;
  throw errorValidacion(mensaje, { codigo: mensaje });
};
