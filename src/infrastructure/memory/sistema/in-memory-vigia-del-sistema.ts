import type { VigiaDelSistema } from '@/application/sistema/vigia-del-sistema.port';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';

/** In the memory of one page there is no disk, mail nor backup to look at. */
export const inMemoryVigiaDelSistema: VigiaDelSistema = {
  mirar: async () => null,
  probarCorreo: async () => null,
  ensayar: async () => {
    throw errorConflicto('No hay una copia de seguridad que este servidor pueda leer');
  },
};
