import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { validarDatosFormato } from '@/domain/formatos/datos-formato';
import type { Formato } from '@/domain/formatos/formato';

/** A draft: a new template, or the next version of one. Throws PERMISO_DENEGADO, VALIDACION, DUPLICADO. */
export const crearFormato =
  ({ formatos, permisos }: { formatos: FormatoRepository; permisos: Permisos }) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<Formato> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    return formatos.crear(validarDatosFormato(entrada), opciones);
  };
