import { CAMPOS_NOVEDAD } from '@/domain/participantes/bitacora/campos-novedad';
import { analizar } from '@/domain/shared/analizar';
import { esquemasDeDatos } from '@/domain/shared/campos/esquemas-de-campos';
import { instante } from '@/domain/shared/esquema-instante';
import { esquemaId, opcional } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** Body of POST /participantes/{id}/novedades. Without `ocurrio_en` it is now; with `corrige` it corrects that one. */
export const esquemaDatosNovedad = z.strictObject({
  ...esquemasDeDatos(CAMPOS_NOVEDAD),
  ocurrio_en: opcional(instante()),
  corrige: opcional(esquemaId),
});
export type DatosNovedad = z.output<typeof esquemaDatosNovedad>;

/** Throws VALIDACION. */
export const validarDatosNovedad = (entrada: unknown): DatosNovedad => analizar(esquemaDatosNovedad, entrada);
