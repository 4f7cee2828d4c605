import { z } from '@/domain/shared/zod';

/** Bodies of the storage calls (specification §7). What the texts may say is checked by the rules of paths. */
const texto = z.string('Escriba un texto');
/** The root is '', and empty texts arrive as `null`. */
const rutaOpcional = z.pipe(
  z.nullable(texto),
  z.transform((valor: string | null) => valor ?? ''),
);

export const esquemaRutaPedida = z.strictObject({ path: texto });
export const esquemaPedidoSubida = z.strictObject({
  path: rutaOpcional,
  fileName: texto,
  contentType: rutaOpcional,
});
export const esquemaCarpetaNueva = z.strictObject({ name: texto, parentPath: rutaOpcional });
export const esquemaCambioNombre = z.strictObject({
  oldName: texto,
  newName: texto,
  parentPath: rutaOpcional,
});
export const esquemaUrlFirmada = z.object({ signedUrl: z.url() });
