import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { DatosFormato } from './datos-formato';
import type { FormatoEnLista } from './formato';

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
