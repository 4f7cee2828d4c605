import { leido } from '@/domain/shared/esquemas';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { z } from '@/domain/shared/zod';

/** A person's own display data as a service keeps it, with who changed it last and when. */
const esquemaPerfil = z.object({
  displayName: leido(z.string()),
  photoURL: leido(z.string()),
  actualizado_en: camposRegistro.actualizado_en,
  actualizado_por: camposRegistro.actualizado_por,
  version: camposRegistro.version,
});
export type Perfil = z.output<typeof esquemaPerfil>;

/** `null` when it cannot be read. Whatever else the account has stays out. */
export const leerPerfil = (valor: unknown): Perfil | null => {
  const resultado = esquemaPerfil.safeParse(valor);
  return resultado.success ? resultado.data : null;
};
