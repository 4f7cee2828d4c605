import { SI_EXISTE } from '@/domain/archivos/nombre-archivo';
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
  /** Ours: without it, a name that is taken is refused. */
  ifExists: z.optional(z.nullable(z.enum(SI_EXISTE, 'Escriba REEMPLAZAR o CONSERVAR_AMBAS'))),
});
export const esquemaCarpetaNueva = z.strictObject({ name: texto, parentPath: rutaOpcional });
export const esquemaCambioNombre = z.strictObject({
  oldName: texto,
  newName: texto,
  parentPath: rutaOpcional,
});
/** One thing in the bin. */
export const esquemaIdPapelera = z.strictObject({
  id: texto.check(z.regex(/^[\w-]{1,64}$/, 'No es el identificador de algo en la papelera')),
});
export const esquemaReserva = z.strictObject({
  path: texto,
  reserved: z.boolean('Escriba true o false'),
});
/** Where something was left. */
export const esquemaUbicado = z.object({ path: z.string() });
export const esquemaUrlFirmada = z.object({ signedUrl: z.url() });
